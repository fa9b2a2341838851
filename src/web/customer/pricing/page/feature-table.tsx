import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { isAvailable } from '#domain/pricing/available-features.ts'
import { FEATURE_GROUPS, type FeatureValue } from '#domain/pricing/features.ts'
import { PLANS } from '#domain/pricing/plan.ts'
import { useTranslation } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { valueText } from '../plan-text.ts'
import { SoonBadge } from './soon-badge.tsx'

/**
 * The feature comparison of the plans (row PRICE-03). Header row and first column are sticky; a table wider than the page
 * scrolls in its own box.
 */
export function FeatureTable() {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <>
      <h2 id={headingId} className="mt-16 mb-2 text-2xl">
        {t('pricing.comparison.title')}
      </h2>
      <div className="@container">
        <section
          aria-labelledby={headingId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          tabIndex={0}
          className="relative @max-[20rem]:max-h-[85dvh] @max-[20rem]:overflow-auto"
        >
          <table className="w-full min-w-[20rem] table-fixed border-collapse text-sm hyphens-auto md:text-md">
            <thead>
              <tr>
                <th
                  scope="col"
                  className={classes(headCell, nameCell, 'sticky z-3 w-[32%] bg-page md:w-[40%]')}
                >
                  <span className="sr-only">{t('pricing.comparison.feature')}</span>
                </th>
                {PLANS.map(({ key, highlighted }) => (
                  <th
                    key={key}
                    scope="col"
                    className={classes(
                      cell,
                      headCell,
                      'sticky z-2 bg-page py-4 text-xs font-strong md:text-md',
                      highlighted && 'text-accent-strong',
                    )}
                  >
                    {t(`pricing.plans.${key}.name`)}
                  </th>
                ))}
              </tr>
            </thead>
            {FEATURE_GROUPS.map(({ group, rows }) => (
              <tbody key={group}>
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={PLANS.length + 1}
                    className="serif border-b border-line pt-7 pb-2.5 text-left text-lg"
                  >
                    {t(`pricing.comparison.groups.${group}`)}
                  </th>
                </tr>
                {rows.map(({ feature, values }) => (
                  <tr key={feature} className="border-b border-line">
                    <th scope="row" className={classes(nameCell, 'sticky z-1 bg-page py-3')}>
                      {t(`pricing.features.${feature}`)}
                      {!isAvailable(feature) && <SoonBadge />}
                    </th>
                    {PLANS.map(({ key }) => (
                      <td key={key} className={classes(cell, 'py-3')}>
                        <Value value={values[key]} isSoon={!isAvailable(feature)} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      </div>
    </>
  )
}

const headCell = 'top-0 shadow-[inset_0_-1px_var(--color-line)]'
const nameCell = 'left-0 pr-2 text-left font-normal'
const cell = 'px-0.5 text-center first-letter:uppercase'

function Value({ value, isSoon }: { value: FeatureValue; isSoon: boolean }) {
  const { t, language } = useTranslation()
  if (typeof value !== 'boolean')
    return isSoon ? (
      <span className="text-muted">{valueText(value, t, language)}</span>
    ) : (
      valueText(value, t, language)
    )
  const [icon, colour, text] = markOf(value, isSoon)
  return (
    <>
      <Icon of={icon} className={classes('mx-auto block', colour)} />
      <span className="sr-only">{t(text)}</span>
    </>
  )
}

function markOf(isIncluded: boolean, isSoon: boolean) {
  if (!isIncluded) return [X, 'text-subtle', 'pricing.comparison.excluded'] as const
  return isSoon
    ? ([Clock, 'text-subtle', 'pricing.soon'] as const)
    : ([Check, 'text-success', 'pricing.comparison.included'] as const)
}
