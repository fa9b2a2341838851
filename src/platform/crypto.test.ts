import { expect, test } from 'vitest'
import { keyring, safeEqual, sha256 } from './crypto.ts'

const secret = 'een lang geheim van deze installatie'

test('an encrypted value can be decrypted, and differs each time', () => {
  const keys = keyring(secret, 'test')
  const encrypted = keys.encrypt('Zoë Smit')
  expect(keys.decrypt(encrypted)).toBe('Zoë Smit')
  expect(keys.encrypt('Zoë Smit')).not.toBe(encrypted)
})

test('a changed, foreign or short value does not decrypt', () => {
  const keys = keyring(secret, 'test')
  const encrypted = Buffer.from(keys.encrypt('tekst'), 'base64url')
  encrypted.writeUInt8(encrypted.readUInt8(encrypted.length - 1) ^ 1, encrypted.length - 1)
  expect(keys.decrypt(encrypted.toString('base64url'))).toBeUndefined()
  expect(keyring(secret, 'other').decrypt(keys.encrypt('tekst'))).toBeUndefined()
  expect(keyring(`${secret}!`, 'test').decrypt(keys.encrypt('tekst'))).toBeUndefined()
  expect(keys.decrypt('kort')).toBeUndefined()
})

test('a signed value is valid only with the same key and unchanged', () => {
  const keys = keyring(secret, 'test')
  const signed = keys.sign('a.b')
  expect(keys.verify(signed)).toBe('a.b')
  expect(keys.verify(`x${signed}`)).toBeUndefined()
  expect(keys.verify('a.b')).toBeUndefined()
  expect(keys.verify('')).toBeUndefined()
  expect(keyring(secret, 'other').verify(signed)).toBeUndefined()
})

test('fingerprints are equal for equal values with one purpose only', () => {
  expect(keyring(secret, 'a').fingerprint('x')).toBe(keyring(secret, 'a').fingerprint('x'))
  expect(keyring(secret, 'a').fingerprint('x')).not.toBe(keyring(secret, 'b').fingerprint('x'))
})

test('sha256 is the standard hash, and sameText compares texts', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(safeEqual('gelijk', 'gelijk')).toBe(true)
  expect(safeEqual('gelijk', 'gelijk ')).toBe(false)
})
