import { expect, test } from 'vitest'
import { isPublicAddress, lookUpPublic } from './public-address.ts'

test.each(['8.8.8.8', '172.32.0.1', '100.63.0.1', '2a00:1450:400e:80d::200e'])(
  '%s is on the public internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))

test.each([true, false])('a name of this machine is not looked up (all: %s)', async (all) => {
  const error = await new Promise((resolve) => lookUpPublic('localhost', { all }, resolve))
  expect(String(error)).toContain('localhost is not on the public internet')
})
