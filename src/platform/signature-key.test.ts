import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedBy, signatureKey } from './signature-key.ts'

const SECRET = 'a secret of the tests, long enough to be one'
const content = Buffer.from('{"reviews":[]}')

test('[WORK-224] what a key signed is verified by its public part, and nothing else is', () => {
  const key = signatureKey(SECRET, 'reviews')
  const signature = key.sign(content)
  expect(signature).toHaveLength(64)
  expect(isSignedBy(key.publicKey, content, signature)).toBe(true)
  expect(isSignedBy(key.publicKey, Buffer.from('{"reviews":[1]}'), signature)).toBe(false)
  expect(isSignedBy(key.publicKey, content, Buffer.alloc(64))).toBe(false)
  expect(isSignedBy(key.publicKey, content, Buffer.of())).toBe(false)
})

test('[WORK-224] the key follows from the secret and the purpose', () => {
  const { publicKey } = signatureKey(SECRET, 'reviews')
  expect(signatureKey(SECRET, 'reviews').publicKey).toBe(publicKey)
  expect(signatureKey(`${SECRET}!`, 'reviews').publicKey).not.toBe(publicKey)
  expect(signatureKey(SECRET, 'others').publicKey).not.toBe(publicKey)
})

test('[WORK-224] a public key of another kind is refused', () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  expect(() => isSignedBy(pem, content, Buffer.alloc(64))).toThrow('Ed25519')
  expect(() => isSignedBy('nothing', content, Buffer.alloc(64))).toThrow()
})
