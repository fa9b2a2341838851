import { expect, test } from 'vitest'
import {
  customerUserName,
  isReservedUserName,
  parseCatalogItemId,
  parseOrderId,
  parsePromotionId,
  providerUserName,
} from './identifiers.ts'

const UUID = '0192f3a4-5b6c-7d8e-9f01-23456789abcd'

test.each([parseOrderId, parseCatalogItemId, parsePromotionId])(
  '%o accepts UUIDs only',
  (parse) => {
    expect(parse(UUID)).toBe(UUID)
    expect(parse(` ${UUID.toUpperCase()} `)).toBe(UUID)
    for (const text of ['', '1', `${UUID}0`, UUID.replace('-', ''), "' or 1=1 --"]) {
      expect(parse(text)).toBeNull()
    }
  },
)

test('user names are compared without case', () => {
  expect(providerUserName(' Studio-Bloesem ')).toBe('studio-bloesem')
  expect(customerUserName('SANNE')).toBe('sanne')
})

test('[AUTH-07] words for actors without an account are reserved, in any case', () => {
  for (const word of ['system', ' Operator', 'CUSTOMER', 'salon'])
    expect(isReservedUserName(word)).toBe(true)
  expect(isReservedUserName('salon-pioen')).toBe(false)
})
