import { zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  compressAroundNonce,
  joinWithNonce,
  newNonce,
  replaceNonce,
  splitAtNonce,
} from './page-nonce.ts'

test('[SCALE-44] HTML gets another nonce at every place of the former one', () => {
  const html = '<script nonce="first">é</script><style nonce="first"></style>'
  const page = joinWithNonce(splitAtNonce(html, 'first'), 'second').toString()
  expect(page).toBe('<script nonce="second">é</script><style nonce="second"></style>')
})

const TEXTS = fc.array(
  fc.oneof(fc.string(), fc.constantFrom('<script nonce="', '"></script>', '\u20ac')),
  { minLength: 2, maxLength: 120 },
)

test('[SCALE-44] compressed HTML gets any other nonce at every place of the former one', async () => {
  let compressedPages = 0
  const property = fc.asyncProperty(TEXTS, async (texts) => {
    const parts = texts.map((text) => Buffer.from(text))
    const page = await compressAroundNonce(parts)
    if (!page) return
    compressedPages += 1
    for (const nonce of [newNonce(), newNonce(), 'A'.repeat(22)]) {
      const html = zstdDecompressSync(replaceNonce(page, nonce))
      expect(html.toString()).toBe(joinWithNonce(parts, nonce).toString())
    }
  })
  await fc.assert(property, { numRuns: 200 })
  expect(compressedPages).toBeGreaterThan(180)
})

test('[SCALE-44] HTML without a nonce is not compressed around one', async () => {
  expect(await compressAroundNonce([Buffer.from('<p>plain</p>')])).toBeNull()
})
