/** Server only: slots.ts uses Temporal, which not every browser has. */
import { type DraftItem, deduplicated } from '../cart/cart.ts'
import { checkDelivery, type DeliveryRequest } from '../delivery/delivery.ts'
import type { CatalogItemId } from '../identifiers.ts'
import { type Cents, type VatRate, type VatShare, vatShares } from '../money.ts'
import { applyPromotion, type Promotion, type PromotionUse } from '../promotion/promotion.ts'
import { ok, type Refused, type Result, refused } from '../refusal.ts'
import { isWithinHorizon } from '../schedule/horizon.ts'
import { isPlainDate } from '../schedule/plain-date.ts'
import { type SlotsInput, slots, type TimeRange } from '../schedule/slots.ts'

/** A row of the provider's own catalogue: the only source of price and length (PROMO-03). */
export interface OfferedItem {
  readonly catalogItemId: CatalogItemId
  readonly priceCents: Cents
  readonly durationMinutes: number
  readonly isActive: boolean
  readonly vatRate: VatRate
}

/** What the customer's screen worked out; compared, never believed. Times in epoch ms. */
export interface ClaimedAmounts {
  readonly originalCents: Cents
  readonly discountCents: Cents
  readonly totalCents: Cents
  readonly durationMinutes: number
  readonly startsAt: number
  readonly endsAt: number
}

/** What the screen said one of an item costs and takes; what it left out is not compared. */
export interface ClaimedItem {
  readonly catalogItemId: CatalogItemId
  readonly priceCents?: Cents | undefined
  readonly durationMinutes?: number | undefined
}

export interface DraftToPrice {
  readonly catalogue: readonly OfferedItem[]
  readonly items: readonly DraftItem[]
  /** Null when none is asked for; `unknown` when the provider does not have the one asked for. */
  readonly promotion: Promotion | 'unknown' | null
  readonly promotionUse: Omit<PromotionUse, 'totalCents'>
  readonly delivery: Omit<DeliveryRequest, 'originalCents'>
  /**
   * The provider's zone, hours, grid and time off on the local day of the start. Whether another
   * visit has the time is for the calendar.
   */
  readonly calendar: Omit<SlotsInput, 'busy' | 'durationMinutes'> & {
    readonly closures?: readonly TimeRange[]
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
  readonly originalCents: Cents
  readonly discountCents: Cents
  readonly totalCents: Cents
  readonly durationMinutes: number
  readonly startsAt: number
  readonly endsAt: number
  /** Per VAT rate, discount taken off. */
  readonly vat: readonly VatShare[]
}

export type DraftRefusal =
  | 'item-not-offered'
  | 'outside-working-hours'
  | 'delivery-not-possible'
  | 'promotion-not-applicable'

/** The draft's figures disagree with ours; ours come along. */
export interface AmountsChanged extends Refused<'amounts-changed'> {
  readonly priced: PricedDraft
}

/**
 * Works a draft out anew from the provider's catalogue, hours and promotions, and refuses what
 * disagrees (PROMO-03). Checked in this order: item-not-offered, outside-working-hours (a
 * start off the grid, within the notice, beyond the horizon, in time off, or a visit that outlasts the hours),
 * delivery-not-possible, promotion-not-applicable, amounts-changed (any amount, the duration, price or
 * length of an item, or an end that is not start plus duration). Whether the time is still free is for the calendar.
 */
export function priceDraft(
  draft: DraftToPrice,
): Result<PricedDraft, DraftRefusal> | AmountsChanged {
  const lines = linesOf(draft)
  if (!lines) return refused('item-not-offered')
  const originalCents = lines.reduce((sum, line) => sum + line.lineCents, 0)
  const durationMinutes = lines.reduce(
    (sum, line) => sum + line.item.durationMinutes * line.quantity,
    0,
  )
  const { startsAt } = draft.claimed
  if (!isOnGrid(draft, durationMinutes)) return refused('outside-working-hours')
  const delivery = checkDelivery({ ...draft.delivery, originalCents })
  if (!delivery.ok) return delivery
  const discount = discountOf(draft, originalCents)
  if (!discount.ok) return discount
  const discountCents = discount.value
  const priced: PricedDraft = {
    lines,
    originalCents,
    discountCents,
    totalCents: originalCents - discountCents,
    durationMinutes,
    startsAt,
    endsAt: startsAt + durationMinutes * 60_000,
    vat: vatShares(lines.map(vatLine), discountCents),
  }
  const isRight = agrees(draft.claimed, priced) && draft.claimedItems.every(agreesWith(lines))
  return isRight ? ok(priced) : { ...refused('amounts-changed'), priced }
}

/** Null when there is no item, or one is unknown, inactive or not a whole number of times. */
function linesOf({ catalogue, items }: DraftToPrice): PricedLine[] | null {
  const offered = new Map(
    catalogue.filter((item) => item.isActive).map((item) => [item.catalogItemId, item]),
  )
  const lines: PricedLine[] = []
  for (const { catalogItemId, quantity } of deduplicated(items)) {
    const item = offered.get(catalogItemId)
    if (!item || !Number.isSafeInteger(quantity) || quantity < 1) return null
    lines.push({ catalogItemId, quantity, item, lineCents: item.priceCents * quantity })
  }
  return lines.length > 0 ? lines : null
}

function isOnGrid({ calendar, claimed }: DraftToPrice, durationMinutes: number): boolean {
  // East of Greenwich the last hours of 9999 are on no calendar of ours.
  if (!isPlainDate(calendar.from) || !isWithinHorizon(claimed.startsAt, calendar.now)) return false
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

function agrees(claimed: ClaimedAmounts, priced: PricedDraft): boolean {
  return (
    claimed.originalCents === priced.originalCents &&
    claimed.discountCents === priced.discountCents &&
    claimed.totalCents === priced.totalCents &&
    claimed.durationMinutes === priced.durationMinutes &&
    claimed.endsAt === priced.endsAt
  )
}

function agreesWith(lines: readonly PricedLine[]) {
  const offered = new Map(lines.map(({ catalogItemId, item }) => [catalogItemId, item]))
  return ({ catalogItemId, priceCents, durationMinutes }: ClaimedItem): boolean => {
    const item = offered.get(catalogItemId)
    return (
      (priceCents ?? item?.priceCents) === item?.priceCents &&
      (durationMinutes ?? item?.durationMinutes) === item?.durationMinutes
    )
  }
}
