import { formatMoney } from '#messages/format.ts'
import { classes } from '../../ui/classes.ts'
import type { Numbers } from './numbers-query.ts'
import { NumbersTable } from './numbers-table.tsx'
import { percentOf, type TextContext } from './numbers-text.ts'
import { Section } from './section.tsx'

interface BookingSourcesProps {
  sources: Numbers['booking']['sources']
  context: TextContext
}

const SOURCES = ['online', 'salon'] as const
const colours = { online: 'bg-inverse', salon: 'bg-success' }

/** Where the visits of the period were booked: online by the customer, or by the salon. */
export function BookingSources({ sources, context }: BookingSourcesProps) {
  const { t, language } = context
  const soldBy = (source: (typeof SOURCES)[number]) =>
    sources.find((each) => each.source === source) ?? { visits: 0, turnover: 0 }
  const total = sources.reduce((sum, { visits }) => sum + visits, 0)
  return (
    <Section title={t('numbers.sources.title')}>
      {total === 0 ? (
        <p className="mt-1 text-muted">{t('numbers.clients.none')}</p>
      ) : (
        <>
          <div aria-hidden className="mt-4 mb-3 flex h-9 gap-0.75 overflow-hidden rounded-sm">
            {SOURCES.filter((source) => soldBy(source).visits > 0).map((source) => (
              <span
                key={source}
                className={colours[source]}
                style={{ flex: soldBy(source).visits }}
              />
            ))}
          </div>
          <NumbersTable
            caption={t('numbers.sources.title')}
            columns={[
              t('numbers.sources.where'),
              t('numbers.booking.visits'),
              t('numbers.booking.turnover'),
            ]}
            rows={SOURCES.map((source) => ({
              key: source,
              head: (
                <span className="flex items-center gap-2">
                  <span aria-hidden className={classes('size-3 rounded-sm', colours[source])} />
                  {t(`numbers.sources.${source}`)}
                </span>
              ),
              cells: [
                t('numbers.clients.share', {
                  count: soldBy(source).visits,
                  percent: percentOf(soldBy(source).visits, total) ?? 0,
                }),
                formatMoney(soldBy(source).turnover, language),
              ],
            }))}
          />
        </>
      )}
    </Section>
  )
}
