import { dayIn, formatDay } from '#messages/format.ts'
import type { AgendaColumn } from './agenda-columns.ts'
import { type AgendaListProps, inOrder, itemsOf, Rows } from './agenda-list.tsx'
import { breakRanges } from './break-ranges.ts'

/** The week as a list by day, from today on; the days before are folded (WORK-158). */
export function AgendaWeekList(props: AgendaListProps) {
  const { t, timeZone, now } = props.context
  const today = dayIn(timeZone, now)
  const dates = [...new Set(props.grid.columns.map(({ date }) => date))]
  const before = dates.filter((date) => date < today)
  const isOver = before.length === dates.length
  const days = (of: readonly string[]) =>
    of.map((date) => <Day key={date} date={date} isToday={date === today} {...props} />)
  return (
    <div className="mt-5">
      {before.length > 0 && !isOver && (
        <details className="border-b border-line">
          <summary className="fold min-h-12 font-strong">
            {t('agenda.daysBefore', { count: before.length })}
          </summary>
          {days(before)}
        </details>
      )}
      {days(isOver ? dates : dates.filter((date) => date >= today))}
    </div>
  )
}

function Day({ date, isToday, ...props }: AgendaListProps & { date: string; isToday: boolean }) {
  const { t, language, timeZone } = props.context
  const columns = props.grid.columns.filter((column) => column.date === date)
  const items = inOrder([...itemsOf(columns), ...breakRanges(columns, timeZone)])
  const day = formatDay(`${date}T12:00:00Z`, 'UTC', language)
  return (
    <section aria-labelledby={`day-${date}`} className="pb-4">
      <div className="sticky top-0 z-5 flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line bg-page py-2.5">
        <h2 id={`day-${date}`} className="text-lg first-letter:uppercase">
          {day}
        </h2>
        <span className="text-sm text-muted">
          {isToday && `${t('agenda.today')}, `}
          {countText(columns, props)}
        </span>
      </div>
      {items.length > 0 && <Rows items={items} {...props} />}
    </section>
  )
}

function countText(columns: readonly AgendaColumn[], { context: { t } }: AgendaListProps): string {
  const visits = columns.flatMap(({ items }) => items.filter(({ kind }) => kind === 'visit'))
  const isClosed = columns.every(({ opening }) => opening === null)
  return visits.length === 0 && isClosed
    ? t('agenda.closed')
    : t('agenda.visits', { count: visits.length })
}
