import type { CustomerInfo } from '#domain/customer/customer-info.ts'
import { cartItemOf } from '../cart-items.ts'
import { type Checkout, NO_CHECKOUT } from '../checkout.ts'
import { aCut, aMask } from './providers.ts'
import { aSlot } from './slots.ts'

export function aCustomer(wishes: Partial<CustomerInfo> = {}): CustomerInfo {
  return {
    customerName: 'Anouk Vermeer',
    customerEmail: 'anouk@voorbeeld.nl',
    customerUserName: 'anouk',
    customerPhone: '06 12345678',
    serviceLocation: null,
    customerAddress: '',
    customerInstructions: '',
    ...wishes,
  }
}

/** A cut and a mask on Tuesday at half past one, by Anouk, terms accepted. */
export function aCheckout(wishes: Partial<Checkout> = {}): Checkout {
  return {
    ...NO_CHECKOUT,
    provider: 'salon-kersenbloesem',
    cart: [cartItemOf(aCut()), cartItemOf(aMask())],
    date: '2026-11-24',
    slot: aSlot('2026-11-24', '13:30'),
    customerInfo: aCustomer(),
    acceptedTerms: true,
    ...wishes,
  }
}
