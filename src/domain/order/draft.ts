/** Server only: slots.ts uses Temporal, which not every browser has. */
import { type DraftItem, mergeDuplicates } from '../cart/cart.ts'
import { checkDelivery, type DeliveryRequest } from '../delivery/delivery.ts'
import { travelVatLine } from '../delivery/travel-fee.ts'
import type { CatalogItemId } from '../identifiers.ts'
import { type Cents, type VatRate, type VatShare, vatShares } from '../money.ts'
import { applyPromotion, type Promotion, type PromotionUse } from '../promotion/promotion.ts'
import { ok, type RefusalResult, type Result, refused } from '../refusal.ts'
import { isWithinHorizon } from '../schedule/horizon.ts'
import { isPlainDate } from '../schedule/plain-date.ts'
import { type SlotsInput, slots, type TimeRange } from '../schedule/slots.ts'
import { MINUTE_MS } from '../time-units.ts'

/** An item of the provider's catalog, the only source of price and duration (PROMO-03). */
export interface OfferedItem {
  readonly catalogItemId: CatalogItemId
  readonly priceCents: Cents
  readonly durationMinutes: number
  readonly isActive: boolean
  readonly vatRate: VatRate
  readonly isAddon: boolean
}

/** The amounts that the client sent; they are only compared. Times are epoch ms. */
export interface ClaimedAmounts {
  readonly originalCents: Cents
  readonly discountCents: Cents
  readonly totalCents: Cents
  /** Not compared when it is missing: it is within the original amount. */
  readonly travelFeeCents?: Cents | undefined
  readonly durationMinutes: number
  readonly startsAt: number
  readonly endsAt: number
}

/** The price and duration per item that the client sent; a missing value is not compared. */
export interface ClaimedItem {
  readonly catalogItemId: CatalogItemId
  readonly priceCents?: Cents | undefined
  readonly durationMinutes?: number | undefined
}

export interface DraftToPrice {
  readonly catalog: readonly OfferedItem[]
  readonly items: readonly DraftItem[]
  /** Null without a promotion; `unknown` when the provider does not have the requested one. */
  readonly promotion: Promotion | 'unknown' | null
  readonly promotionUse: Omit<PromotionUse, 'totalCents'>
  readonly delivery: Omit<DeliveryRequest, 'originalCents'>
  /** What the provider asks for coming to the home of the visit; not asked at the salon. */
  readonly homeFeeCents: Cents
  /**
   * The provider's zone, hours, grid and closures on the local day of the start. Other appointments are not checked here.
   */
  readonly calendar: Omit<SlotsInput, 'busy' | 'durationMinutes'> & {
    readonly closures?: readonly TimeRange[]
    /** The product's horizon when left out. */
    readonly horizonDays?: number
  }
  readonly claimed: ClaimedAmounts
  readonly claimedItems: readonly ClaimedItem[]
}

export interface PricedLine extends DraftItem {
  readonly item: OfferedItem
  readonly lineCents: Cents
}

export interface PricedDraft {
  readonly lines: readonly PricedLine[]
  /** The lines and the travel fee, before the discount. */
  readonly originalCents: Cents
  /** Within the original amount; no discount applies to it. */
  readonly travelFeeCents: Cents
  readonly discountCents: Cents
  readonly totalCents: Cents
  readonly durationMinutes: number
  readonly startsAt: number
  readonly endsAt: number
  /** Per VAT rate, after the discount. */
  readonly vat: readonly VatShare[]
}

export type DraftRefusal =
  | 'item-not-offered'
  | 'outside-working-hours'
  | 'delivery-not-possible'
  | 'promotion-not-applicable'

/** The client's amounts differ from the computed ones, which are returned. */
export interface AmountsRefusal extends RefusalResult<'amounts-changed'> {
  readonly priced: PricedDraft
}

/**
 * Computes a draft's amounts from the provider's catalog, hours and promotions, and refuses a draft that differs
 * (PROMO-03). Refusals are checked in this order:
 * 1. item-not-offered
 * 2. outside-working-hours: a start off the grid, within the notice, beyond the horizon or in a closure, or a visit that
 *    ends after closing time
 * 3. delivery-not-possible
 * 4. promotion-not-applicable
 * 5. amounts-changed: any amount, the price or duration of an item, or an end that is not start plus duration
 * Does not check whether the time is free.
 */
export function priceDraft(
  draft: DraftToPrice,
): Result<PricedDraft, DraftRefusal> | AmountsRefusal {
  const pricedItems = priceItems(draft)
  if (!pricedItems) return refused('item-not-offered')
  const { lines, itemsCents, durationMinutes } = pricedItems
  const { startsAt } = draft.claimed
  if (!isOnGrid(draft, durationMinutes)) return refused('outside-working-hours')
  const delivery = checkDelivery({ ...draft.delivery, originalCents: itemsCents })
  if (!delivery.ok) return delivery
  const discount = discountOf(draft, itemsCents)
  if (!discount.ok) return discount
  const discountCents = discount.value
  const feeCents = draft.delivery.location === 'DOORSTEP' ? draft.homeFeeCents : 0
  const priced: PricedDraft = {
    lines,
    ...amounts(lines, feeCents, discountCents),
    durationMinutes,
    startsAt,
    endsAt: startsAt + durationMinutes * MINUTE_MS,
  }
  const isMatching =
    matchesClaim(draft.claimed, priced) && draft.claimedItems.every(matchesItems(lines))
  return isMatching ? ok(priced) : { ...refused('amounts-changed'), priced }
}

/** The amounts of lines with a travel fee and a discount of the lines. */
export function amounts(
  lines: readonly PricedLine[],
  feeCents: Cents,
  discountCents: Cents,
): Pick<PricedDraft, 'originalCents' | 'travelFeeCents' | 'discountCents' | 'totalCents' | 'vat'> {
  const originalCents = lines.reduce((sum, { lineCents }) => sum + lineCents, feeCents)
  const travel = travelVatLine(
    feeCents,
    lines.map(({ item }) => item),
  )
  return {
    originalCents,
    travelFeeCents: feeCents,
    discountCents,
    totalCents: originalCents - discountCents,
    vat: vatShares(lines.map(vatLine), discountCents, travel),
  }
}

/**
 * The lines, sum and minutes of items at the provider's prices, without a discount. Null when there is no item, or one is
 * not offered.
 */
export function priceItems(
  draft: Pick<DraftToPrice, 'catalog' | 'items'>,
): (Pick<PricedDraft, 'lines' | 'durationMinutes'> & { readonly itemsCents: Cents }) | null {
  const lines = linesOf(draft)
  if (!lines) return null
  const sum = (of: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  return {
    lines,
    itemsCents: sum((line) => line.lineCents),
    durationMinutes: sum((line) => line.item.durationMinutes * line.quantity),
  }
}

/** Null when there is no item, or one is unknown or inactive, or its quantity is no positive integer. */
function linesOf({ catalog, items }: Pick<DraftToPrice, 'catalog' | 'items'>): PricedLine[] | null {
  const offered = new Map(
    catalog.filter((item) => item.isActive).map((item) => [item.catalogItemId, item]),
  )
  const lines: PricedLine[] = []
  for (const { catalogItemId, quantity } of mergeDuplicates(items)) {
    const item = offered.get(catalogItemId)
    if (!item || !Number.isSafeInteger(quantity) || quantity < 1) return null
    lines.push({ catalogItemId, quantity, item, lineCents: item.priceCents * quantity })
  }
  return lines.length > 0 ? lines : null
}

function isOnGrid({ calendar, claimed }: DraftToPrice, durationMinutes: number): boolean {
  // In zones east of UTC the last hours of 9999 are in year 10000, which is no PlainDate.
  const { from, now, horizonDays } = calendar
  if (!isPlainDate(from) || !isWithinHorizon(claimed.startsAt, now, horizonDays)) return false
  return slots({ ...calendar, durationMinutes, busy: calendar.closures ?? [] }).some(
    (slot) => slot.startsAt === claimed.startsAt && !slot.busy,
  )
}

function discountOf(
  { promotion, promotionUse }: DraftToPrice,
  totalCents: Cents,
): Result<Cents, 'promotion-not-applicable'> {
  if (promotion === null) return ok(0)
  if (promotion === 'unknown') return refused('promotion-not-applicable')
  const applied = applyPromotion(promotion, { ...promotionUse, totalCents })
  return applied.ok ? applied : refused('promotion-not-applicable')
}

function vatLine({ item, lineCents }: PricedLine) {
  return { rate: item.vatRate, totalCents: lineCents }
}

function matchesClaim(claimed: ClaimedAmounts, priced: PricedDraft): boolean {
  return (
    claimed.originalCents === priced.originalCents &&
    claimed.discountCents === priced.discountCents &&
    claimed.totalCents === priced.totalCents &&
    (claimed.travelFeeCents ?? priced.travelFeeCents) === priced.travelFeeCents &&
    claimed.durationMinutes === priced.durationMinutes &&
    claimed.endsAt === priced.endsAt
  )
}

function matchesItems(lines: readonly PricedLine[]) {
  const offered = new Map(lines.map(({ catalogItemId, item }) => [catalogItemId, item]))
  return ({ catalogItemId, priceCents, durationMinutes }: ClaimedItem): boolean => {
    const item = offered.get(catalogItemId)
    return (
      (priceCents ?? item?.priceCents) === item?.priceCents &&
      (durationMinutes ?? item?.durationMinutes) === item?.durationMinutes
    )
  }
}
