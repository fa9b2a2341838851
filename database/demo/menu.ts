import { type CategoryKey, categoryNumber } from '#domain/catalog/category.ts'
import { FREE_CONSULTATION } from '#domain/catalog/service-codes.ts'
import { TREATMENTS, vatRateOf } from '#domain/catalog/treatments/by-category.ts'
import type { Treatment } from '#domain/catalog/treatments/treatment.ts'
import type { TreatmentPart } from '#domain/schedule/waiting-time.ts'
import type { DemoProvider } from './providers/demo-provider.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

/** A catalog item of a provider: a treatment with this provider's price. */
export interface MenuItem {
  readonly id: string
  readonly category: CategoryKey
  readonly treatment: Treatment
  readonly priceCents: number
  readonly parentId: string | null
  /** Its own buffer; null takes the provider's. */
  readonly bufferMinutes: number | null
  readonly isOnline: boolean
  /** In order; none for a treatment that does not wait. */
  readonly parts: readonly TreatmentPart[]
}

/**
 * The menu of a provider: about three quarters of the treatments of its categories up to a limit, always its
 * signature and a few main treatments, add-ons only with the treatment they belong to. In the salon of a demo
 * sign-in the longest treatment has a buffer of its own, and one cannot be booked online.
 * @param createdAt epoch milliseconds, the time part of the ids
 */
export function menuOf(provider: DemoProvider, createdAt: number): MenuItem[] {
  const random = seededRandom(`${provider.userName}/menu`)
  const chosen = provider.categories.flatMap((category) =>
    chooseTreatments(provider, category, random).map((treatment) => ({
      id: random.id(createdAt),
      category,
      treatment,
      priceCents: priceOf(provider, treatment, random),
    })),
  )
  const idOfCode = new Map(chosen.map(({ id, treatment }) => [treatment.code, id]))
  const parents = new Set(chosen.map(({ treatment }) => treatment.goesWith))
  const main = chosen.filter(({ treatment }) => !treatment.isAddon)
  const longest = main.toSorted((a, b) => b.treatment.minutes - a.treatment.minutes)[0]
  const notOnline = main.findLast(
    (item) =>
      item !== longest &&
      !parents.has(item.treatment.code) &&
      !provider.signature?.[item.treatment.code],
  )
  const ownBuffer = (provider.bufferMinutes ?? 0) + (provider.stepMinutes ?? 15)
  return chosen.map((item) => ({
    ...item,
    parentId: idOfCode.get(item.treatment.goesWith ?? '') ?? null,
    bufferMinutes: provider.ownerUserName && item === longest ? ownBuffer : null,
    isOnline: provider.ownerUserName === undefined || item !== notOnline,
    parts: (provider.waits?.[item.treatment.code] ?? []).map((minutes, position) => ({
      minutes,
      waits: position === 1,
    })),
  }))
}

/** The menu as rows of catalog_items, in display order. */
export function menuRows(providerId: string, menu: readonly MenuItem[]) {
  return menu.map((item, position) => {
    const { id, category, treatment, priceCents, parentId, bufferMinutes, isOnline } = item
    return {
      id,
      provider_id: providerId,
      service_code: treatment.code,
      category_id: categoryNumber(category),
      name_en: treatment.en[0],
      name_nl: treatment.nl[0],
      description_en: treatment.en[1],
      description_nl: treatment.nl[1],
      section_en: treatment.section.en,
      section_nl: treatment.section.nl,
      price_cents: priceCents,
      duration_minutes: treatment.minutes,
      vat_rate: vatRateOf(treatment.code),
      is_addon: treatment.isAddon ?? false,
      parent_id: parentId,
      buffer_minutes: bufferMinutes,
      active: isOnline,
      position,
    }
  })
}

/** The parts of the treatments that wait, as rows of treatment_parts. */
export function partRows(menu: readonly MenuItem[]) {
  return menu.flatMap(({ id, parts }) =>
    parts.map((part, position) => ({ catalog_item_id: id, position, ...part })),
  )
}

const SHARE_OFFERED = 0.75
const EXPECTED_ITEMS = 14
const ALWAYS_OFFERED = 3

function chooseTreatments(
  provider: DemoProvider,
  category: CategoryKey,
  random: SeededRandom,
): Treatment[] {
  const signature = Object.keys(provider.signature ?? {})
  const treatments = TREATMENTS[category]
  const share = Math.min(SHARE_OFFERED, EXPECTED_ITEMS / treatments.length)
  const offered = treatments.filter((treatment, index) => {
    const byChance = random.chance(share)
    if (provider.withoutServices?.includes(treatment.code)) return false
    if (signature.includes(treatment.code)) return true
    if (treatment.code === FREE_CONSULTATION) return false
    return index < ALWAYS_OFFERED || byChance
  })
  const codes = new Set(offered.map((treatment) => treatment.code))
  return offered.filter(({ goesWith }) => goesWith === undefined || codes.has(goesWith))
}

// Prices are in steps of half a euro below thirty euros, of a whole euro above.
function priceOf(provider: DemoProvider, treatment: Treatment, random: SeededRandom): number {
  const spread = (random.fraction() - 0.5) * 0.2
  const fixedPrice = provider.signature?.[treatment.code]
  if (typeof fixedPrice === 'number') return fixedPrice
  const [lowest, highest] = treatment.euros
  const share = Math.min(1, Math.max(0, provider.priceLevel + spread))
  const cents = (lowest + (highest - lowest) * share) * 100
  const step = cents < 3000 ? 50 : 100
  return Math.round(cents / step) * step
}
