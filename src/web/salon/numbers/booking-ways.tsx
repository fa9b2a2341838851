import { formatCount, formatMoney } from '#messages/format.ts'
import type { Numbers } from './numbers-query.ts'
import { NumbersTable } from './numbers-table.tsx'
import type { TextContext } from './numbers-text.ts'
import { Section } from './section.tsx'

interface BookingWaysProps {
  booking: Numbers['booking']
  context: TextContext
}

/** How the visits of the period were booked: place, promotion and language; what is not stored is said. */
export function BookingWays({ booking, context }: BookingWaysProps) {
  const { t, language } = context
  const rows = waysOf(booking, context)
  return (
    <Section title={t('numbers.booking.title')}>
      {rows.length === 0 ? (
        <p className="mt-1 text-muted">{t('numbers.clients.none')}</p>
      ) : (
        <div className="mt-2">
          <NumbersTable
            caption={t('numbers.booking.title')}
            columns={[
              t('numbers.booking.what'),
              t('numbers.booking.visits'),
              t('numbers.booking.turnover'),
            ]}
            rows={rows.map(({ key, group, name, visits, turnover }) => ({
              key,
              head: (
                <>
                  <span className="block text-sm font-normal text-muted">{group}</span>
                  {name}
                </>
              ),
              cells: [formatCount(visits, language), formatMoney(turnover, language)],
            }))}
          />
        </div>
      )}
      <p className="mt-2 text-xs text-muted">{t('numbers.booking.source')}</p>
    </Section>
  )
}

/** A place is shown when there are two, promotions when there was one. */
function waysOf({ locations, promotions, languages }: Numbers['booking'], context: TextContext) {
  const { t } = context
  return [
    ...(locations.length < 2 ? [] : locations).map(({ location, ...sold }) => ({
      key: location,
      group: t('numbers.booking.location'),
      name: t(`numbers.booking.${location}`),
      ...sold,
    })),
    ...(promotions.some(({ title }) => title !== null) ? promotions : []).map(
      ({ title, discount, ...sold }) => ({
        key: `promotion ${title}`,
        group: t('numbers.booking.promotion'),
        name: promotionText({ title, discount }, context),
        ...sold,
      }),
    ),
    ...languages.map(({ language, ...sold }) => ({
      key: language,
      group: t('numbers.booking.language'),
      name: t(`numbers.booking.${language}`),
      ...sold,
    })),
  ]
}

function promotionText(
  { title, discount }: { title: string | null; discount: number },
  { t, language }: TextContext,
): string {
  if (title === null) return t('numbers.booking.noPromotion')
  return `${title}, ${t('numbers.booking.discount', { amount: formatMoney(discount, language) })}`
}
