import type { Cart, CartItem } from '#domain/cart/cart.ts'
import { changedLines, refreshCart } from '../../booking/cart-items.ts'
import type { CatalogItem } from '../../booking/provider-data.ts'

/** The salon's changes to items of a cart. */
export interface CartChanges {
  readonly removed: Cart
  readonly changed: readonly { readonly before: CartItem; readonly after: CartItem }[]
}

/** @param asChosen the original lines that the salon changed or removed */
export function findCartChanges(
  asChosen: Cart,
  cart: Cart,
  catalog: readonly CatalogItem[],
): CartChanges {
  const fullCart = [...cart, ...asChosen.filter((line) => !findLine(cart, line))]
  const availableCart = refreshCart(fullCart, catalog)
  return {
    removed: asChosen.filter((line) => !findLine(availableCart, line)),
    changed: changedLines(asChosen, cart).flatMap((before) => {
      const after = findLine(cart, before)
      return after ? [{ before, after }] : []
    }),
  }
}

function findLine(cart: Cart, { catalogItemId }: CartItem): CartItem | undefined {
  return cart.find((line) => line.catalogItemId === catalogItemId)
}
