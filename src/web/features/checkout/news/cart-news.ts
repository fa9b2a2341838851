import type { Cart, CartItem } from '#domain/cart/cart.ts'
import { changedLines, refreshedCart } from '../../booking/cart-items.ts'
import type { CatalogItem } from '../../booking/provider-data.ts'

/** What the salon changed of a cart since it was filled. */
export interface CartNews {
  readonly gone: Cart
  readonly changed: readonly { readonly before: CartItem; readonly now: CartItem }[]
}

/** @param asChosen lines that the salon changed or dropped, as they were chosen */
export function cartNews(asChosen: Cart, cart: Cart, catalogue: readonly CatalogItem[]): CartNews {
  const whole = [...cart, ...asChosen.filter((line) => !lineIn(cart, line))]
  const left = refreshedCart(whole, catalogue)
  return {
    gone: asChosen.filter((line) => !lineIn(left, line)),
    changed: changedLines(asChosen, cart).flatMap((before) => {
      const now = lineIn(cart, before)
      return now ? [{ before, now }] : []
    }),
  }
}

function lineIn(cart: Cart, { catalogItemId }: CartItem): CartItem | undefined {
  return cart.find((line) => line.catalogItemId === catalogItemId)
}
