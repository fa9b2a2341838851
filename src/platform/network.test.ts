import { expect, test } from 'vitest'
import { blockOf, networkOf } from './network.ts'

test.each([
  ['a network of IPv6 is one', '2001:db8:0:1::7', '2001:db8:0:1:aaaa:bbbb:cccc:dddd'],
  ['however it is written', '2001:db8:0:1::7', '2001:0DB8:0000:0001:0000:0000:0000:0001'],
  ['IPv4 in the clothes of IPv6 is itself', '203.0.113.7', '::ffff:203.0.113.7'],
  ['in hexadecimals too', '203.0.113.7', '::ffff:cb00:7107'],
])('%s', (_, one, other) => {
  expect(networkOf(other)).toBe(networkOf(one))
})

test.each([
  ['the next network of IPv6', '2001:db8:0:1::7', '2001:db8:0:2::7'],
  ['a neighbour by IPv4', '203.0.113.7', '203.0.113.8'],
  ['a neighbour by IPv4 in the clothes of IPv6', '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
])('%s is another network', (_, one, other) => {
  expect(networkOf(other)).not.toBe(networkOf(one))
})

test.each([
  ['two networks of one customer are one block', '2001:db8:7:1::7', '2001:db8:7:2::7', true],
  ['two customers are two', '2001:db8:7:1::7', '2001:db8:8:1::7', false],
  ['two addresses of IPv4 are two', '203.0.113.7', '203.0.113.8', false],
  ['one address of IPv4 is one', '203.0.113.7', '::ffff:203.0.113.7', true],
])('%s', (_, one, other, isSame) => {
  expect(blockOf(one) === blockOf(other)).toBe(isSame)
})

test('[DESK-286] a client that is gone before its request is read has a network', () => {
  expect(networkOf(undefined)).toBe('gone')
  expect(blockOf(undefined)).toBe('gone')
})
