import Terminal from 'lucide-react/icons/terminal'
import UserX from 'lucide-react/icons/user-x'
import { useId } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import { PortraitPicture } from '../../art/portrait-picture.tsx'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import { actText } from '../shell/act-text.ts'
import type { LoggedAct } from './log-query.ts'
import { LogTarget } from './log-target.tsx'
import { operatorText } from './log-text.ts'

/** The acts of each day in a table, the latest first. */
export function LogTables({ acts }: { acts: readonly LoggedAct[] }) {
  const days = Map.groupBy(acts, ({ at }) => dayIn(DUTCH_ZONE, at))
  return (
    <div className="grid gap-8">
      {[...days].map(([day, ofDay]) => (
        <DayTable key={day} day={day} acts={ofDay} />
      ))}
    </div>
  )
}

const cell = 'border-b border-line px-3.5 py-3 align-middle group-last/row:border-b-0'

function DayTable({ day, acts }: { day: string; acts: readonly LoggedAct[] }) {
  const { t, language } = useTranslation()
  const headingId = useId()
  const columns = ['time', 'operator', 'act', 'target'] as const
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-xl first-letter:capitalize">
        {formatDay(`${day}T12:00Z`, DUTCH_ZONE, language, 'fullYear')}
      </h2>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <table aria-labelledby={headingId} className="w-full border-collapse text-left text-md">
          <thead className="sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={COLUMN[column]}>
                  {t(`deskLog.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {acts.map((act) => (
              <ActRow key={act.actId} act={act} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const COLUMN = {
  time: '',
  operator: 'max-md:hidden',
  act: '',
  target: 'max-md:hidden',
}

function ActRow({ act }: { act: LoggedAct }) {
  const { t, language } = useTranslation()
  const operator = operatorText(act, t)
  return (
    <tr className="group/row">
      <td className={`${cell} w-18 pl-5 text-muted max-md:align-top`}>
        <time dateTime={act.at}>{formatTime(act.at, DUTCH_ZONE, language)}</time>
      </td>
      <td className={`${cell} w-52 max-md:hidden`}>
        <span className="flex items-center gap-2.5">
          {act.operator ? (
            <PortraitPicture name={act.operator.userName} size={32} />
          ) : (
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-accent text-muted">
              <Icon of={act.byCommandLine ? Terminal : UserX} size="sm" />
            </span>
          )}
          <span className="min-w-0 wrap-anywhere">{operator}</span>
        </span>
      </td>
      <th scope="row" className={`${cell} font-medium wrap-anywhere`}>
        {actText(t, act.act)}
        <span className="block text-sm font-normal text-muted md:hidden">
          {operator}, <LogTarget act={act} />
        </span>
        {act.reason && <span className="block text-sm font-normal text-muted">{act.reason}</span>}
      </th>
      <td className={`${cell} w-1/4 pr-5 wrap-anywhere max-md:hidden`}>
        <LogTarget act={act} />
      </td>
    </tr>
  )
}
