import { addToCart, type Cart, type CartItem, takeOneFromCart } from '#domain/cart/cart.ts'
import { track } from '../../events.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { changeCheckout, getCheckout, useCheckout } from '../booking/booking-store.ts'
import { cartItemOf, removeOrphanAddOns } from '../booking/cart-items.ts'
import type { CatalogItem } from '../booking/provider-data.ts'

export interface CartActions {
  readonly cart: Cart
  add(item: CatalogItem): void
  /** Reduces the quantity by one; removes the line at quantity 1. */
  removeOne(item: CartItem): void
}

/** The cart of the open salon and its actions. */
export function useCart(catalog: readonly CatalogItem[]): CartActions {
  const { t } = useTranslation()
  const cart = useCheckout((checkout) => checkout.cart)
  return {
    cart,
    add(item) {
      const result = addToCart(getCheckout().cart, cartItemOf(item))
      if (!result.ok) {
        showToast('failure', t('cart.alreadyThere', { name: item.serviceName }))
        return
      }
      track('service-added', item.service)
      changeCheckout(() => ({ cart: result.value, completed: null }))
    },
    removeOne({ catalogItemId, serviceCode }) {
      track('service-removed', serviceCode)
      changeCheckout(({ cart: before }) => ({
        cart: removeOrphanAddOns(takeOneFromCart(before, catalogItemId), catalog),
      }))
    },
  }
}
