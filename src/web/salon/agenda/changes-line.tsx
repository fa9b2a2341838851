import { Link } from '@tanstack/react-router'
import BellDot from 'lucide-react/icons/bell-dot'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { dayIn } from '#messages/format.ts'
import { Note } from '../../ui/note.tsx'
import type { TextContext } from '../request/request-text.ts'
import type { ChangedVisit } from '../shell/news-query.ts'
import type { AgendaAddress } from './agenda-address.ts'
import { useChangedVisits } from './use-changed-visits.ts'

/** What others changed since the member looked, and the line that says so (WORK-200). */
export function useChangesLine(userName: string, address: AgendaAddress, context: TextContext) {
  const { changes, seeAll } = useChangedVisits(userName, address.visit)
  const line = (
    <ChangesLine
      userName={userName}
      changes={changes}
      address={address}
      context={context}
      onSeeAll={seeAll}
    />
  )
  return { changes, line }
}

interface ChangesLineProps {
  userName: string
  changes: readonly ChangedVisit[]
  address: AgendaAddress
  context: TextContext
  onSeeAll: () => void
}

/** Says how many visits others changed, and leads to the first change. */
function ChangesLine({ userName, changes, address, context, onSeeAll }: ChangesLineProps) {
  const { t, timeZone } = context
  const [first] = changes
  if (!first) return null
  const day = dayIn(timeZone, first.appointmentStartTime)
  return (
    <div className="mb-4 print:hidden">
      <Note tone="warning" icon={BellDot} role="status">
        <div className="flex flex-wrap items-center gap-x-4">
          <p>{t('agenda.changes.line', { count: changes.length })}</p>
          <Link
            to="/salon/$userName/agenda"
            params={{ userName }}
            search={{ view: address.view, ...(isPlainDate(day) && { day }), visit: first.orderId }}
            resetScroll={false}
            className="inline-flex min-h-11 items-center"
          >
            {t('agenda.changes.first')}
          </Link>
          <button
            type="button"
            onClick={onSeeAll}
            className="min-h-11 font-strong underline underline-offset-3"
          >
            {t('agenda.changes.seen')}
          </button>
        </div>
      </Note>
    </div>
  )
}
