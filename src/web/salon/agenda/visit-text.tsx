import { formatTime } from '#messages/format.ts'
import { Icon } from '../../ui/icon.tsx'
import type { TextContext } from '../request/request-text.ts'
import { STATE_ICONS, type VisitState } from '../visit/visit-state.ts'
import type { AgendaVisit } from './agenda-query.ts'

interface VisitTextProps {
  visit: AgendaVisit
  minutes: number
  state: VisitState
  isWeek: boolean
  context: TextContext
}

/** The text of a visit's block, which is its accessible name: who, state, treatment and time. What has no room is for screen readers. */
export function VisitText({ visit, minutes, state, isWeek, context }: VisitTextProps) {
  const { t, timeZone, language } = context
  const name = visit.customerName || t('agenda.someone')
  const time = t('agenda.time', {
    start: formatTime(visit.startTime, timeZone, language),
    end: formatTime(visit.endTime, timeZone, language),
  })
  const isServiceShown = !isWeek || minutes > 30
  const isTimeBeside = minutes > 20 && minutes < 45 && !isWeek
  return (
    <>
      <span className="flex min-w-0 items-baseline justify-between gap-2">
        <span className="truncate font-strong">
          {name}
          <span className="sr-only">, </span>
        </span>
        <span className="inline-flex shrink-0 items-center gap-1 text-xs font-strong text-(--state)">
          <Icon of={STATE_ICONS[state]} size="sm" className="self-center" />
          <span className={isWeek ? 'sr-only' : undefined}>{t(`agenda.states.${state}`)}</span>
          <span className="sr-only">, </span>
        </span>
      </span>
      <span className={isServiceShown ? 'block truncate text-muted' : 'sr-only'}>
        {visit.serviceName}
        <span className="sr-only">, </span>
        {isTimeBeside && ' · '}
        {isTimeBeside && time}
      </span>
      {!isTimeBeside && (
        <span className={minutes >= 45 && !isWeek ? 'block truncate text-muted' : 'sr-only'}>
          {time}
        </span>
      )}
    </>
  )
}
