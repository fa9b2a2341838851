import { expect, test } from 'vitest'
import type { CustomerInfo } from '#domain/customer/customer-info.ts'
import { noUser } from '../../client-state.ts'
import { cartItemOf } from '../booking/cart-items.ts'
import { aCut, aProviderInfo } from '../booking/testing/providers.ts'
import {
  initialCustomerInfo,
  isOfOtherUser,
  missingDigits,
  visitKindOf,
} from './customer-details.ts'

const sanne = {
  name: 'Sanne Visser',
  email: 'sanne@voorbeeld.nl',
  userName: 'sanne',
  profilePictureUrl: null,
  phoneNumber: '0612345678',
  role: 'customer',
} as const

const values: CustomerInfo = {
  customerName: 'S. Visser',
  customerEmail: 'half@typed',
  customerUserName: 'sanne',
  customerPhone: '06',
  serviceLocation: null,
  customerAddress: '',
  customerInstructions: 'Third floor',
}

test('[INFO-06] the form starts with the account’s details', () => {
  expect(initialCustomerInfo(null, sanne)).toEqual({
    customerName: 'Sanne Visser',
    customerEmail: 'sanne@voorbeeld.nl',
    customerUserName: 'sanne',
    customerPhone: '0612345678',
    serviceLocation: null,
    customerAddress: '',
    customerInstructions: '',
  })
})

test('[CHECKOUT-04] typed details stay, valid or not, also after a sign-in', () => {
  expect(initialCustomerInfo(values, sanne)).toEqual(values)
  const asVisitor = { ...values, customerUserName: '' }
  expect(initialCustomerInfo(asVisitor, sanne)).toEqual(values)
})

test('[CHECKOUT-04] typed details stay when the session ends', () => {
  expect(initialCustomerInfo(values, noUser)).toEqual(values)
  expect(isOfOtherUser(values, noUser)).toBe(false)
})

test('[INFO-06] fields that a visitor left empty are filled from the account', () => {
  const asVisitor = { ...initialCustomerInfo(null, noUser), customerInstructions: 'Third floor' }
  expect(initialCustomerInfo(asVisitor, sanne)).toEqual({
    ...initialCustomerInfo(null, sanne),
    customerInstructions: 'Third floor',
  })
})

test('details typed by one user are not shown to the next', () => {
  const daan = { ...sanne, userName: 'daan', name: 'Daan' }
  expect(initialCustomerInfo(values, daan)).toMatchObject({
    customerName: 'Daan',
    customerInstructions: '',
  })
  expect(isOfOtherUser(values, daan)).toBe(true)
  expect(isOfOtherUser(values, sanne)).toBe(false)
})

test('[INFO-04] only a cart of free consultations alone counts as one', () => {
  const both = aProviderInfo({ business: { serviceAvailability: 'BOTH' } })
  const talk = cartItemOf(aCut({ service: 'FREE_CONSULTATION', price: 0 }))
  expect(visitKindOf(both, [talk])).toEqual({ provider: 'BOTH', isFreeConsultation: true })
  expect(visitKindOf(both, [talk, cartItemOf(aCut())]).isFreeConsultation).toBe(false)
})

test('[INFO-02] the number of missing digits is shown if that is the error', () => {
  expect(missingDigits('06 1234 56')).toBe(2)
  expect(missingDigits('06-123456')).toBe(2)
  expect(missingDigits('+31 6 1234567')).toBe(1)
  expect(missingDigits('06 12345678')).toBeNull()
  expect(missingDigits('0012345')).toBeNull()
  expect(missingDigits('call me')).toBeNull()
})
