declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

export type OrderId = Branded<'OrderId'>
export type CatalogItemId = Branded<'CatalogItemId'>
export type PromotionId = Branded<'PromotionId'>
export type ReviewId = Branded<'ReviewId'>
export type ProviderUserName = Branded<'ProviderUserName'>
export type CustomerUserName = Branded<'CustomerUserName'>

/** Parses an order id, a UUID in lower case; null when it is none. */
export function parseOrderId(text: string): OrderId | null {
  return parseUuid(text) as OrderId | null
}

/** Parses a catalog item's id; null when it is none. */
export function parseCatalogItemId(text: string): CatalogItemId | null {
  return parseUuid(text) as CatalogItemId | null
}

/** Parses a promotion's id; null when it is none. */
export function parsePromotionId(text: string): PromotionId | null {
  return parseUuid(text) as PromotionId | null
}

/** Parses a review's id; null when it is none. */
export function parseReviewId(text: string): ReviewId | null {
  return parseUuid(text) as ReviewId | null
}

/** The canonical form of a provider's user name; user names are case-insensitive. */
export function providerUserName(text: string): ProviderUserName {
  return canonicalUserName(text) as ProviderUserName
}

/** The canonical form of a customer's user name. */
export function customerUserName(text: string): CustomerUserName {
  return canonicalUserName(text) as CustomerUserName
}

/**
 * Words of an order's history (`order_events.actor`) for actors that are no account, or none any more. No account may be
 * called so.
 */
export const RESERVED_USER_NAMES = ['system', 'operator', 'customer', 'salon'] as const

/** Whether no account may have this user name, in any case. */
export function isReservedUserName(text: string): boolean {
  const userName = canonicalUserName(text)
  return RESERVED_USER_NAMES.some((reserved) => reserved === userName)
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function parseUuid(text: string): string | null {
  const id = text.trim().toLowerCase()
  return UUID.test(id) ? id : null
}

function canonicalUserName(text: string): string {
  return text.trim().toLowerCase()
}
