import { weekNumber } from '#domain/numbers/period.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { formatCount } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { classes } from '../../ui/classes.ts'
import type { MarketNumbers } from './market-numbers-query.ts'
import { weeksTable } from './market-numbers-rows.ts'
import { NumbersTableView } from './numbers-table-view.tsx'

/** Bookings a week: past weeks pale, the last whole one dark, the running one dashed. */
export function Weeks({ numbers }: { numbers: MarketNumbers }) {
  const context = useTranslation()
  const { t, language } = context
  const { weeks } = numbers
  const highest = Math.max(1, ...weeks.map(({ bookings }) => bookings))
  const lastWhole = weeks.length - 2
  const ofLast = formatCount(weeks[lastWhole]?.bookings ?? 0, language)
  const labelled = new Set([0, lastWhole, weeks.length - 1])
  return (
    <section
      aria-labelledby="market-weeks"
      className="@container min-w-0 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="market-weeks" className="text-xl">
        {t('deskNumbers.weeks.title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        {t('deskNumbers.weeks.lead', { count: ofLast })}
      </p>
      <div
        role="img"
        aria-label={`${t('deskNumbers.weeks.title')}. ${t('deskNumbers.weeks.lead', { count: ofLast })}`}
        className="mb-5 grid h-52 auto-cols-fr grid-flow-col items-end gap-px sm:gap-1"
      >
        {weeks.map(({ monday, bookings }, nth) => (
          <div
            key={monday}
            className="flex h-full min-w-0 flex-col justify-end text-center text-xs"
          >
            {labelled.has(nth) && (
              <span
                className={classes(
                  'flex whitespace-nowrap @max-md:mb-auto', // above the bars, where it is wider than its own
                  nth === 0 ? 'justify-start' : 'justify-end',
                  nth > lastWhole && '@max-md:hidden', // beside that of the last whole week there is no room
                )}
              >
                {formatCount(bookings, language)}
              </span>
            )}
            <div
              className={classes(
                'rounded-t-sm',
                nth < lastWhole && 'bg-line-strong',
                nth === lastWhole && 'bg-inverse',
                nth > lastWhole && 'border border-b-0 border-dashed border-line-strong',
              )}
              style={{ height: `${(bookings / highest) * 80}%` }}
            />
            <span className="mt-1 h-4 text-muted">
              {labelled.has(nth) && weekNumber(monday as PlainDate)}
            </span>
          </div>
        ))}
      </div>
      <details>
        <summary className="fold font-medium text-accent">
          {t('deskNumbers.weeks.bookings')}
        </summary>
        <NumbersTableView table={weeksTable(numbers, context)} />
      </details>
    </section>
  )
}
