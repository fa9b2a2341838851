import { VAT_RATES } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { Bars } from './bars.tsx'
import type { Numbers } from './numbers-query.ts'
import { NumbersTable } from './numbers-table.tsx'
import { dayText, shortText, type TextContext } from './numbers-text.ts'
import { Section, TableBelow } from './section.tsx'

type Month = Numbers['months'][number]

const FEWEST = 6

interface MonthsProps {
  months: Numbers['months']
  context: TextContext
}

/** The turnover of twelve months with the VAT of each rate; months before the first visit are left out. */
export function Months({ months: all, context }: MonthsProps) {
  const { t, language } = context
  const first = all.findIndex(({ visits, bookedVisits }) => visits + bookedVisits > 0)
  const months = all.slice(Math.min(first === -1 ? all.length : first, all.length - FEWEST))
  // The lowest rate first, as most treatments have it; a rate that nothing was sold at has no column.
  const rates = VAT_RATES.filter((rate) => months.some((month) => rateOf(month, rate)))
  const money = (amount: number) => formatMoney(amount, language)
  const cellsOf = (sum: (amount: (month: Month) => number) => number) => [
    money(sum(({ turnover }) => turnover)),
    ...rates.flatMap((rate) => [
      money(sum((month) => rateOf(month, rate)?.turnover ?? 0)),
      money(sum((month) => rateOf(month, rate)?.vat ?? 0)),
    ]),
  ]
  return (
    <Section title={t('numbers.months.title')} lead={t('numbers.months.lead')}>
      <Bars
        label={t('numbers.months.bars')}
        bars={months.map(({ firstDay, turnover }) => ({
          key: firstDay,
          label: dayText(firstDay, language, 'monthShort'),
          value: shortText(turnover, language),
          text: t('numbers.months.bar', {
            month: dayText(firstDay, language, 'monthYear'),
            value: money(turnover),
          }),
          amount: turnover,
        }))}
      />
      <TableBelow>
        <NumbersTable
          caption={t('numbers.months.table')}
          columns={[
            t('numbers.months.month'),
            t('numbers.months.turnover'),
            ...rates.flatMap((rate) => [
              t('numbers.months.atRate', { rate }),
              t('numbers.months.vat', { rate }),
            ]),
          ]}
          rows={months.toReversed().map((month) => ({
            key: month.firstDay,
            head: (
              <span className="whitespace-nowrap">
                {dayText(month.firstDay, language, 'monthShortYear')}
              </span>
            ),
            cells: cellsOf((amount) => amount(month)),
          }))}
          total={{
            key: 'total',
            head: t('numbers.months.total'),
            cells: cellsOf((amount) => sumOf(months.map(amount))),
          }}
        />
      </TableBelow>
    </Section>
  )
}

function rateOf({ rates }: Month, rate: (typeof VAT_RATES)[number]) {
  return rates.find((each) => each.rate === rate)
}

/** The sum of amounts in euros, added as cents. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
}
