import { FREE_CONSULTATION } from '../catalog/service-codes.ts'
import type { CatalogItemId } from '../identifiers.ts'
import type { Cents } from '../money.ts'
import { ok, type Result, refused } from '../refusal.ts'

/** An item of the cart (CART-01). Price and duration are per item; `numberOfItems` is the quantity. */
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

/** One entry per catalog item, in the order chosen. Immutable. */
export type Cart = readonly CartItem[]

export const EMPTY_CART: Cart = []

/**
 * Adds an item with its `numberOfItems`. A main item may be in the cart once (already-in-cart); an add-on increases its
 * quantity (CART-03).
 */
export function addToCart(cart: Cart, item: CartItem): Result<Cart, 'already-in-cart'> {
  const present = cart.find(isItem(item.catalogItemId))
  if (!present) return ok([...cart, item])
  if (!item.isAddon) return refused('already-in-cart')
  return ok(withQuantity(cart, present, present.numberOfItems + item.numberOfItems))
}

/**
 * Removes an item. A main item's add-ons are removed with it (CART-04), and with the last main item all add-ons
 * (hasValidAddOns).
 */
export function removeFromCart(cart: Cart, catalogItemId: CatalogItemId): Cart {
  const item = cart.find(isItem(catalogItemId))
  if (!item) return cart
  const gone = new Set([catalogItemId, ...item.children])
  const rest = cart.filter((other) => !gone.has(other.catalogItemId))
  return item.isAddon || rest.some((other) => !other.isAddon) ? rest : EMPTY_CART
}

/** Decreases an item's quantity by one; removes the last one. */
export function takeOneFromCart(cart: Cart, catalogItemId: CatalogItemId): Cart {
  const item = cart.find(isItem(catalogItemId))
  if (!item || item.numberOfItems <= 1) return removeFromCart(cart, catalogItemId)
  return withQuantity(cart, item, item.numberOfItems - 1)
}

/** The ids of the items of a cart. */
export function itemIdsOf(cart: Cart): CatalogItemId[] {
  return cart.map(({ catalogItemId }) => catalogItemId)
}

export interface CartTotals {
  readonly totalCents: Cents
  readonly durationMinutes: number
  readonly numberOfItems: number
}

/** The sums of prices, durations and quantities (CART-02). */
export function cartTotals(cart: Cart): CartTotals {
  const sum = (of: (item: CartItem) => number) => cart.reduce((all, item) => all + of(item), 0)
  return {
    totalCents: sum((item) => item.priceCents * item.numberOfItems),
    durationMinutes: sum((item) => item.durationMinutes * item.numberOfItems),
    numberOfItems: sum((item) => item.numberOfItems),
  }
}

/** Whether the cart has only a free consultation (INFO-04). */
export function isFreeConsultation(cart: Cart): boolean {
  return cart.length > 0 && cart.every((item) => item.serviceCode === FREE_CONSULTATION)
}

export interface DraftItem {
  readonly catalogItemId: CatalogItemId
  readonly quantity: number
}

/** The items of a draft: each catalog item once, with its quantity (CHECKOUT-07). */
export function draftItems(cart: Cart): DraftItem[] {
  return mergeDuplicates(
    cart.map(({ catalogItemId, numberOfItems }) => ({ catalogItemId, quantity: numberOfItems })),
  )
}

/** Merges items with the same id and adds their quantities; keeps the order of first occurrence. */
export function mergeDuplicates(items: readonly DraftItem[]): DraftItem[] {
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
