import type { Cents } from '../money.ts'
import type { CategoryKey } from './category.ts'
import { TREATMENTS } from './treatments/by-category.ts'
import type { Treatment } from './treatments/treatment.ts'

/** A treatment that a menu of a category usually has. */
export interface StarterItem {
  readonly treatment: Treatment
  /** The middle of what salons ask, in steps of half a euro: the salon confirms it. */
  readonly priceCents: Cents
}

const MAX_TREATMENTS = 8
const STEP_CENTS = 50

/**
 * The usual treatments of a category in the order of a menu, and the add-ons that go with them; without those of the
 * service codes that a salon has.
 */
export function starterMenu(category: CategoryKey, present: ReadonlySet<string>): StarterItem[] {
  const treatments = TREATMENTS[category].filter(({ isAddon }) => !isAddon).slice(0, MAX_TREATMENTS)
  const codes = new Set([...present, ...treatments.map(({ code }) => code)])
  const addOns = TREATMENTS[category].filter(
    ({ isAddon, goesWith }) => isAddon && (goesWith === undefined || codes.has(goesWith)),
  )
  return [...treatments, ...addOns]
    .filter(({ code }) => !present.has(code))
    .map((treatment) => ({ treatment, priceCents: usualPrice(treatment) }))
}

function usualPrice({ euros: [lowest, highest] }: Treatment): Cents {
  return Math.round(((lowest + highest) * 50) / STEP_CENTS) * STEP_CENTS
}
