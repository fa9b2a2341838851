import CloudOff from 'lucide-react/icons/cloud-off'
import { ageOf } from '#domain/order/stored-agenda.ts'
import { formatTime } from '#messages/format.ts'
import { Note } from '../../../ui/note.tsx'
import type { TextContext } from '../../request/request-text.ts'

/** The line describes what is off because of it. */
export const OFFLINE_LINE_ID = 'offline-line'

interface OfflineLineProps {
  /** When the days that are shown were read, epoch ms; null when there is nothing to show. */
  asOf: number | null
  context: TextContext
}

/** Says that there is no network, how old the agenda is, and that nothing can be changed (WORK-129). */
export function OfflineLine({ asOf, context }: OfflineLineProps) {
  const { t } = context
  return (
    <div id={OFFLINE_LINE_ID} className="mb-4 print:hidden">
      <Note tone="warning" icon={CloudOff} role="status">
        <p>
          <b className="font-strong">{t('agenda.offline.title')}</b>{' '}
          {asOf === null ? t('agenda.offline.missing') : asOfText(asOf, context)}
        </p>
      </Note>
    </div>
  )
}

function asOfText(asOf: number, { t, language, timeZone, now }: TextContext): string {
  const { unit, count } = ageOf(asOf, now)
  const ages = {
    now: () => t('agenda.offline.age.now'),
    minutes: () => t('agenda.offline.age.minutes', { count }),
    hours: () => t('agenda.offline.age.hours', { count }),
  }
  const age = ages[unit]()
  return t('agenda.offline.asOf', { time: formatTime(asOf, timeZone, language), age })
}
