import { FREE_CONSULTATION } from '../catalogue/service-codes.ts'
import type { CatalogItemId } from '../identifiers.ts'
import type { Cents } from '../money.ts'
import { ok, type Result, refused } from '../refusal.ts'

/** A service in the cart (CART-01); price and length are of one, `numberOfItems` counts. */
export interface CartItem {
  readonly catalogItemId: CatalogItemId
  readonly serviceCode: string
  readonly serviceName: string
  readonly displayName: string
  readonly priceCents: Cents
  readonly durationMinutes: number
  readonly isAddon: boolean
  /** The add-ons that belong to a main item. */
  readonly children: readonly CatalogItemId[]
  readonly numberOfItems: number
}

/** In the order chosen, one entry per catalogue item. Never changed, always replaced. */
export type Cart = readonly CartItem[]

export const EMPTY_CART: Cart = []

/**
 * The cart with one more of an item. A main item is there once only (already-in-cart); an add-on
 * repeats as a quantity (CART-03). The incoming item's own `numberOfItems` is added.
 */
export function addToCart(cart: Cart, item: CartItem): Result<Cart, 'already-in-cart'> {
  const present = cart.find(isItem(item.catalogItemId))
  if (!present) return ok([...cart, item])
  if (!item.isAddon) return refused('already-in-cart')
  return ok(withQuantity(cart, present, present.numberOfItems + item.numberOfItems))
}

/**
 * The cart without an item. A main item takes its add-ons along (CART-04), and the last one every
 * other add-on too: alone they are not offered (see addOnsFit).
 */
export function removeFromCart(cart: Cart, catalogItemId: CatalogItemId): Cart {
  const item = cart.find(isItem(catalogItemId))
  if (!item) return cart
  const gone = new Set([catalogItemId, ...item.children])
  const rest = cart.filter((other) => !gone.has(other.catalogItemId))
  return item.isAddon || rest.some((other) => !other.isAddon) ? rest : EMPTY_CART
}

/** The cart with one fewer of an item; the last one is removed. */
export function takeOneFromCart(cart: Cart, catalogItemId: CatalogItemId): Cart {
  const item = cart.find(isItem(catalogItemId))
  if (!item || item.numberOfItems <= 1) return removeFromCart(cart, catalogItemId)
  return withQuantity(cart, item, item.numberOfItems - 1)
}

export interface CartTotals {
  readonly totalCents: Cents
  readonly durationMinutes: number
  readonly numberOfItems: number
}

/** Sums of prices and lengths, quantities counted (CART-02). */
export function cartTotals(cart: Cart): CartTotals {
  const sum = (of: (item: CartItem) => number) => cart.reduce((all, item) => all + of(item), 0)
  return {
    totalCents: sum((item) => item.priceCents * item.numberOfItems),
    durationMinutes: sum((item) => item.durationMinutes * item.numberOfItems),
    numberOfItems: sum((item) => item.numberOfItems),
  }
}

/** Whether the visit is nothing but a free consultation (INFO-04). */
export function isFreeConsultation(cart: Cart): boolean {
  return cart.length > 0 && cart.every((item) => item.serviceCode === FREE_CONSULTATION)
}

export interface DraftItem {
  readonly catalogItemId: CatalogItemId
  readonly quantity: number
}

/** What a draft asks for: each catalogue item once, with its quantity (CHECKOUT-07). */
export function draftItems(cart: Cart): DraftItem[] {
  return deduplicated(
    cart.map(({ catalogItemId, numberOfItems }) => ({ catalogItemId, quantity: numberOfItems })),
  )
}

/** The same items with each catalogue item once, in the order first met. */
export function deduplicated(items: readonly DraftItem[]): DraftItem[] {
  const quantities = new Map<CatalogItemId, number>()
  for (const { catalogItemId, quantity } of items) {
    quantities.set(catalogItemId, (quantities.get(catalogItemId) ?? 0) + quantity)
  }
  return [...quantities].map(([catalogItemId, quantity]) => ({ catalogItemId, quantity }))
}

function isItem(catalogItemId: CatalogItemId): (item: CartItem) => boolean {
  return (item) => item.catalogItemId === catalogItemId
}

function withQuantity(cart: Cart, item: CartItem, numberOfItems: number): Cart {
  return cart.map((other) => (other === item ? { ...item, numberOfItems } : other))
}
