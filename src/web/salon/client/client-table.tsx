import { Link } from '@tanstack/react-router'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import UserX from 'lucide-react/icons/user-x'
import { CLIENT_SORTS, type ClientSort } from '#domain/client/client-list.ts'
import { formatCount, formatDay, formatMoney, formatPhone } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ClientSummary } from './clients-query.ts'
import { STACKED, STACKED_CELL, STACKED_HEAD } from './stacked-table.ts'

interface ClientTableProps {
  userName: string
  clients: readonly ClientSummary[]
  timeZone: string
  sort: ClientSort
  onSort: (sort: ClientSort) => void
}

const cell = `py-3.5 pl-3 text-right align-middle tabular-nums whitespace-nowrap ${STACKED_CELL}`

/** The clients in the order of a column; the name leads to the card. */
export function ClientTable({ userName, clients, timeZone, sort, onSort }: ClientTableProps) {
  const { t, language } = useTranslation()
  return (
    <div className="@container">
      <table className={`w-full border-collapse ${STACKED}`}>
        <thead className={STACKED_HEAD}>
          <tr className="border-b border-line">
            {CLIENT_SORTS.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={
                  column === sort ? (column === 'name' ? 'ascending' : 'descending') : undefined
                }
                className={classes(
                  column === 'name' ? 'text-left' : 'text-right',
                  column === 'lastVisit' && '@max-[24rem]:hidden',
                )}
              >
                <SortButton column={column} isChosen={column === sort} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <tr key={client.clientId} className={`border-b border-line ${STACKED}`}>
              <th scope="row" className={`text-left font-normal ${STACKED}`}>
                <NameCell userName={userName} client={client} />
              </th>
              <td className={cell} data-label={t('clients.columns.visits')}>
                {formatCount(client.visits, language)}
              </td>
              <td
                className={`${cell} @max-[24rem]:hidden`}
                data-label={t('clients.columns.lastVisit')}
              >
                {client.lastVisit
                  ? formatDay(client.lastVisit, timeZone, language, 'dayMonthYear')
                  : t('clients.notYet')}
              </td>
              <td className={cell} data-label={t('clients.columns.spent')}>
                {formatMoney(client.spent, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SortButtonProps {
  column: ClientSort
  isChosen: boolean
  onSort: (sort: ClientSort) => void
}

function SortButton({ column, isChosen, onSort }: SortButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      onClick={() => onSort(column)}
      className="inline-flex min-h-11 min-w-11 items-center justify-end gap-1 text-sm font-strong whitespace-nowrap text-muted hover:text-text"
    >
      {t(`clients.columns.${column}`)}
      {isChosen && <Icon of={column === 'name' ? ArrowUp : ArrowDown} size="sm" />}
    </button>
  )
}

function NameCell({ userName, client }: { userName: string; client: ClientSummary }) {
  const { t } = useTranslation()
  const { clientId, name, phone, email, missedVisits, isNew, isBlocked } = client
  return (
    <div className="pt-3 pb-2.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to="/salon/$userName/clients/$clientId"
          params={{ userName, clientId }}
          className="-my-1.5 inline-flex min-h-11 items-center font-strong wrap-anywhere text-text no-underline hover:underline"
        >
          {name}
        </Link>
        {isNew && <Badge tone="accent">{t('clients.isNew')}</Badge>}
        {missedVisits > 0 && (
          <Badge tone="danger">
            <Icon of={UserX} size="sm" />
            {t('clients.missed', { count: missedVisits })}
          </Badge>
        )}
        {isBlocked && <Badge tone="neutral">{t('clients.blocked')}</Badge>}
      </span>
      {(phone || email) && (
        <span className="block text-md wrap-anywhere text-muted">
          {phone ? formatPhone(phone) : email}
        </span>
      )}
    </div>
  )
}
