import { formatTime } from '#messages/format.ts'
import type { TextContext } from '../request/request-text.ts'
import { type TimedVisit, visitState } from './visit-state.ts'

interface NamedVisit extends TimedVisit {
  readonly customerName: string
  readonly serviceName: string
}

/** The accessible name of a visit: who, state, treatment and time. */
export function visitLabel(visit: NamedVisit, context: TextContext): string {
  const { t, timeZone, language, now } = context
  return t('agenda.visitName', {
    name: visit.customerName || t('agenda.someone'),
    state: t(`agenda.states.${visitState(visit, now)}`),
    service: visit.serviceName,
    time: t('agenda.time', {
      start: formatTime(visit.startTime, timeZone, language),
      end: formatTime(visit.endTime, timeZone, language),
    }),
  })
}
