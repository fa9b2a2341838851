import { addOnsFit, type CartLine } from '#domain/cart/add-ons.ts'
import type { Cart, CartItem } from '#domain/cart/cart.ts'
import type { CatalogItemId } from '#domain/identifiers.ts'
import { type Cents, centsFromEuros, type VatLine } from '#domain/money.ts'
import type { CatalogItem } from './provider-data.ts'

/** One of a catalogue item, as the cart has it. */
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
 * The cart with today's names, prices and lengths; what the salon no longer sells is out, and so
 * are add-ons whose treatment went. The same cart when nothing changed.
 */
export function refreshCart(cart: Cart, catalogue: readonly CatalogItem[]): Cart {
  const offered = new Map<string, CatalogItem>(catalogue.map((item) => [item.catalogItemId, item]))
  const refreshedLines = cart.flatMap((line) => {
    const item = offered.get(line.catalogItemId)
    return item ? [{ ...cartItemOf(item), numberOfItems: line.numberOfItems }] : []
  })
  const fitting = removeOrphanAddOns(refreshedLines, catalogue)
  return JSON.stringify(fitting) === JSON.stringify(cart) ? cart : fitting
}

/** The lines of a cart that became dearer, cheaper, longer or shorter, or went; as they were before. */
export function changedLines(before: Cart, after: Cart): Cart {
  return before.filter((line) => {
    const now = after.find(({ catalogItemId }) => catalogItemId === line.catalogItemId)
    return now?.priceCents !== line.priceCents || now.durationMinutes !== line.durationMinutes
  })
}

/** The cart without add-ons that have nothing left to go with. */
export function removeOrphanAddOns(cart: Cart, catalogue: readonly CatalogItem[]): Cart {
  return cart.filter((line) => !line.isAddon || canAddAddOn(line, cart, catalogue))
}

/** Whether an add-on has what it goes with in the cart: its own treatment, or any where it has none. */
export function canAddAddOn(
  addOn: { readonly catalogItemId: string },
  cart: Cart,
  catalogue: readonly CatalogItem[],
): boolean {
  const addOnLine: CartLine = {
    catalogItemId: addOn.catalogItemId as CatalogItemId,
    isAddon: true,
    parentId: (parentOf(addOn.catalogItemId, catalogue)?.catalogItemId ?? null) as CatalogItemId,
  }
  const mains = cart.filter((line) => !line.isAddon).map((line) => ({ ...line, parentId: null }))
  return addOnsFit([...mains, addOnLine])
}

/** The treatment an add-on belongs to, or null for one that goes with any. */
export function parentOf(
  catalogItemId: string,
  catalogue: readonly CatalogItem[],
): CatalogItem | null {
  return catalogue.find((item) => item.children.includes(catalogItemId)) ?? null
}

/** How many of an item are in the cart. */
export function quantityOf(cart: Cart, catalogItemId: string): number {
  return cart.find((line) => line.catalogItemId === catalogItemId)?.numberOfItems ?? 0
}

/** What of the cart falls under which VAT rate, line by line. */
export function vatLines(cart: Cart, catalogue: readonly CatalogItem[]): VatLine[] {
  return cart.flatMap((line) => {
    const item = catalogue.find(({ catalogItemId }) => catalogItemId === line.catalogItemId)
    return item ? [{ rate: item.vatRate, totalCents: line.priceCents * line.numberOfItems }] : []
  })
}

/** The wire's amounts are whole cents; another one is a defect of ours. */
export function centsOf(amount: number): Cents {
  const cents = centsFromEuros(amount)
  if (cents === null) throw new RangeError(`${amount} is no amount of money`)
  return cents
}
