import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/time-units.ts'
import {
  codeAt,
  decryptSetUp,
  encryptSetUp,
  newSecret,
  setUpUrl,
  stepOfCode,
} from './authenticator.ts'

// '12345678901234567890', the key of the test vectors of RFC 6238, appendix B.
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const SECRET_KEY = 'a secret of the tests, long enough'
const NOW = Date.parse('2026-11-25T12:00:10Z')

test.each([
  // The vectors have eight digits; ours are their last six.
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('[WORK-115] at %i s the code of RFC 6238 is that of an app', (seconds, vector) => {
  const code = vector.slice(2)
  expect(codeAt(RFC_SECRET, seconds * 1000)).toBe(code)
  expect(stepOfCode(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('[WORK-115] a code of half a minute ago or ahead is accepted, with its own step, an older one is not', () => {
  const secret = newSecret()
  const step = Math.floor(NOW / 30_000)
  expect(stepOfCode(secret, codeAt(secret, NOW), NOW)).toBe(step)
  expect(stepOfCode(secret, codeAt(secret, NOW - 30_000), NOW)).toBe(step - 1)
  expect(stepOfCode(secret, codeAt(secret, NOW + 30_000), NOW)).toBe(step + 1)
  expect(stepOfCode(secret, codeAt(secret, NOW - 60_000), NOW)).toBeUndefined()
  const code = codeAt(secret, NOW)
  expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, NOW)).toBe(step)
  expect(stepOfCode(newSecret(), code, NOW)).toBeUndefined()
  for (const typed of ['', 'abcdef', code.slice(1), `${code}0`])
    expect(stepOfCode(secret, typed, NOW)).toBeUndefined()
})

test('the QR code names the product and the user name', () => {
  const url = new URL(setUpUrl(RFC_SECRET, { userName: 'sanne' }))
  expect(url.protocol).toBe('otpauth:')
  expect(decodeURIComponent(url.pathname)).toContain('Bloesem:sanne')
  expect(url.searchParams.get('secret')).toBe(RFC_SECRET)
})

test('a secret in a form is good for its person alone, for half an hour', () => {
  const setUp = encryptSetUp({ subject: 'a', secret: RFC_SECRET }, SECRET_KEY, NOW)
  expect(decryptSetUp(setUp, { subject: 'a' }, SECRET_KEY, NOW + 29 * MINUTE_MS)).toBe(RFC_SECRET)
  expect(decryptSetUp(setUp, { subject: 'a' }, SECRET_KEY, NOW + 30 * MINUTE_MS)).toBeUndefined()
  expect(decryptSetUp(setUp, { subject: 'b' }, SECRET_KEY, NOW)).toBeUndefined()
  expect(decryptSetUp(`${setUp}x`, { subject: 'a' }, SECRET_KEY, NOW)).toBeUndefined()
  expect(setUp).not.toContain(RFC_SECRET)
})
