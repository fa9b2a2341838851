import { type CartLine, hasValidAddOns } from '#domain/cart/add-ons.ts'
import type { Cart, CartItem } from '#domain/cart/cart.ts'
import { travelVatLine } from '#domain/delivery/travel-fee.ts'
import type { CatalogItemId } from '#domain/identifiers.ts'
import { type Cents, centsFromEuros, type VatShare, vatShares } from '#domain/money.ts'
import type { CatalogItem } from './provider-data.ts'

/** A catalog item as a cart item with quantity 1. */
export function cartItemOf(item: CatalogItem): CartItem {
  return {
    catalogItemId: item.catalogItemId as CatalogItemId,
    serviceCode: item.service,
    serviceName: item.serviceName,
    displayName: item.serviceName,
    priceCents: centsOf(item.price),
    durationMinutes: item.duration,
    isAddon: item.isAddon,
    children: item.children as CatalogItemId[],
    numberOfItems: 1,
  }
}

/**
 * The cart with current names, prices and durations, without items that are no longer sold and add-ons
 * without their treatment. Returns the same object when nothing changed.
 */
export function refreshCart(cart: Cart, catalog: readonly CatalogItem[]): Cart {
  const itemsById = new Map<string, CatalogItem>(catalog.map((item) => [item.catalogItemId, item]))
  const refreshedLines = cart.flatMap((line) => {
    const item = itemsById.get(line.catalogItemId)
    return item ? [{ ...cartItemOf(item), numberOfItems: line.numberOfItems }] : []
  })
  const refreshedCart = removeOrphanAddOns(refreshedLines, catalog)
  return JSON.stringify(refreshedCart) === JSON.stringify(cart) ? cart : refreshedCart
}

/** The lines of `before` whose price or duration changed or that are no longer in the cart. */
export function changedLines(before: Cart, after: Cart): Cart {
  return before.filter((line) => {
    const lineAfter = after.find(({ catalogItemId }) => catalogItemId === line.catalogItemId)
    return (
      lineAfter?.priceCents !== line.priceCents ||
      lineAfter.durationMinutes !== line.durationMinutes
    )
  })
}

/** The cart without add-ons whose treatment is not in it. */
export function removeOrphanAddOns(cart: Cart, catalog: readonly CatalogItem[]): Cart {
  return cart.filter((line) => !line.isAddon || canAddAddOn(line, cart, catalog))
}

/** Whether the cart has the treatment an add-on belongs to, or any treatment for an add-on without one. */
export function canAddAddOn(
  addOn: { readonly catalogItemId: string },
  cart: Cart,
  catalog: readonly CatalogItem[],
): boolean {
  const addOnLine: CartLine = {
    catalogItemId: addOn.catalogItemId as CatalogItemId,
    isAddon: true,
    parentId: (parentOf(addOn.catalogItemId, catalog)?.catalogItemId ?? null) as CatalogItemId,
  }
  const mains = cart.filter((line) => !line.isAddon).map((line) => ({ ...line, parentId: null }))
  return hasValidAddOns([...mains, addOnLine])
}

/** The treatment an add-on belongs to; null for one that goes with any. */
export function parentOf(
  catalogItemId: string,
  catalog: readonly CatalogItem[],
): CatalogItem | null {
  return catalog.find((item) => item.children.includes(catalogItemId)) ?? null
}

/** The quantity of an item in the cart. */
export function quantityOf(cart: Cart, catalogItemId: string): number {
  return cart.find((line) => line.catalogItemId === catalogItemId)?.numberOfItems ?? 0
}

/** The VAT per rate of a cart with its travel fee, after the discount. */
export function cartVat(
  cart: Cart,
  catalog: readonly CatalogItem[],
  { discountCents, travelFeeCents }: { discountCents: Cents; travelFeeCents: Cents },
): VatShare[] {
  const lines = cart.flatMap((line) => {
    const item = catalog.find(({ catalogItemId }) => catalogItemId === line.catalogItemId)
    if (!item) return []
    const { vatRate, isAddon } = item
    return [{ rate: vatRate, vatRate, isAddon, totalCents: line.priceCents * line.numberOfItems }]
  })
  return vatShares(lines, discountCents, travelVatLine(travelFeeCents, lines))
}

/** Euros of the API as cents. Throws RangeError for an amount that is not whole cents. */
export function centsOf(amount: number): Cents {
  const cents = centsFromEuros(amount)
  if (cents === null) throw new RangeError(`${amount} is no amount of money`)
  return cents
}
