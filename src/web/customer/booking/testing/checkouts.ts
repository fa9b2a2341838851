import type { CustomerInfo } from '#domain/customer/customer-info.ts'
import { cartItemOf } from '../cart-items.ts'
import { type Checkout, NO_CHECKOUT } from '../checkout.ts'
import type { CompletedOrder } from '../completed-order.ts'
import { aCut, aMask } from './providers.ts'
import { aSlot } from './slots.ts'

export function aCustomer(overrides: Partial<CustomerInfo> = {}): CustomerInfo {
  return {
    customerName: 'Anouk Vermeer',
    customerEmail: 'anouk@voorbeeld.nl',
    customerUserName: 'anouk',
    customerPhone: '06 12345678',
    serviceLocation: null,
    customerAddress: '',
    customerInstructions: '',
    ...overrides,
  }
}

/** A cut and a mask on Tuesday at half past one, by Anouk, terms accepted. */
export function aCheckout(overrides: Partial<Checkout> = {}): Checkout {
  return {
    ...NO_CHECKOUT,
    provider: 'salon-kersenbloesem',
    cart: [cartItemOf(aCut()), cartItemOf(aMask())],
    date: '2026-11-24',
    slot: aSlot('2026-11-24', '13:30'),
    customerInfo: aCustomer(),
    acceptedTerms: true,
    ...overrides,
  }
}

/** The same visit as a placed order. */
export function aCompletedOrder(overrides: Partial<CompletedOrder> = {}): CompletedOrder {
  return {
    orderId: '0199c5a0-7b1e-7c3d-9f4e-12ab4f2a9c11',
    providerName: 'Salon Kersenbloesem',
    providerUserName: 'salon-kersenbloesem',
    timeZone: 'Europe/Amsterdam',
    startTime: '2026-11-24T13:30:00+01:00',
    endTime: '2026-11-24T14:30:00+01:00',
    freeUntil: Date.parse('2026-11-24T11:30:00+01:00'),
    place: 'Haarlemmerdijk 112, Amsterdam',
    isAtHome: false,
    serviceName: 'Knippen & föhnen',
    firstName: 'Anouk',
    email: 'anouk@voorbeeld.nl',
    mailTo: ['anouk@voorbeeld.nl'],
    totalAmount: 56.5,
    isConfirmed: true,
    calendarSequence: 0,
    isChanged: false,
    ...overrides,
  }
}
