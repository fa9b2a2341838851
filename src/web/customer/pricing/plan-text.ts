import type { FeatureLevel, FeatureValue } from '#domain/pricing/features.ts'
import { FREE_EMAILS_A_MONTH } from '#domain/pricing/features.ts'
import { PLANS, type Plan } from '#domain/pricing/plan.ts'
import { formatCount } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'

/** '€20', '€ 20': the price of a plan, with cents only if it is not whole euros. */
export function planPrice({ priceCents }: Plan, language: Language): string {
  return new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(priceCents / 100)
}

/** '3 months', '14 days'. */
export function trialLength({ trial }: Plan, t: Translate): string {
  return t(`pricing.trials.${trial.unit}`, { count: trial.length })
}

/** The text of a feature value that is not yes or no. */
export function valueText(
  value: Exclude<FeatureValue, boolean>,
  t: Translate,
  language: Language,
): string {
  if (typeof value === 'number') return formatCount(value, language)
  if (typeof value === 'string') return t(`pricing.levels.${value satisfies FeatureLevel}`)
  return t('pricing.range', {
    least: formatCount(value.least, language),
    most: formatCount(value.most, language),
  })
}

/** The values for placeholders in the FAQ answers. */
export function planFigures(t: Translate, language: Language) {
  const figures = PLANS.map((plan) => [
    [figureNames[plan.key], planPrice(plan, language)],
    [`${figureNames[plan.key]}Trial`, trialLength(plan, t)],
  ])
  return { freeEmails: FREE_EMAILS_A_MONTH, ...Object.fromEntries(figures.flat()) }
}

const figureNames = {
  'software-only': 'software',
  'software-marketing': 'marketing',
  'salon-package': 'salon',
} satisfies Record<Plan['key'], string>
