import { FUNNEL_STEPS } from '#domain/market-numbers/funnel.ts'
import { useTranslation } from '../../language.ts'
import type { MarketNumbers } from './market-numbers-query.ts'
import { funnelTable } from './market-numbers-rows.ts'
import { NumbersTableView } from './numbers-table-view.tsx'

/** How often each step was done, as bars and as a table. */
export function Funnel({ numbers }: { numbers: MarketNumbers }) {
  const context = useTranslation()
  const { t } = context
  const { funnel, steepestStep } = numbers
  const highest = Math.max(...FUNNEL_STEPS.map((step) => funnel[step]))
  return (
    <section
      aria-labelledby="market-funnel"
      className="min-w-0 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="market-funnel" className="text-xl">
        {t('deskNumbers.funnel.title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        {steepestStep
          ? t('deskNumbers.funnel.steepest', {
              step: t(`deskNumbers.funnel.steps.${steepestStep}`),
            })
          : t('deskNumbers.funnel.noSteepest')}
      </p>
      {highest > 0 && (
        <div aria-hidden className="mb-5 grid gap-2">
          {FUNNEL_STEPS.map((step) => (
            <div
              key={step}
              className="h-4 min-w-px rounded-sm bg-inverse"
              style={{ width: `${(funnel[step] / highest) * 100}%` }}
            />
          ))}
        </div>
      )}
      <NumbersTableView table={funnelTable(numbers, context)} />
      <p className="mt-2.5 text-sm text-muted">{t('deskNumbers.funnel.note')}</p>
    </section>
  )
}
