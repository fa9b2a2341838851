import { expect, test } from 'vitest'
import { retryOnConflict } from './retry-on-conflict.ts'

test('a conflicting attempt is repeated until it succeeds, and then stops', async () => {
  const answers = ['version-conflict', 'version-conflict', 'written', 'again'] as const
  let attempts = 0
  expect(await retryOnConflict(async () => answers[attempts++] ?? 'again')).toBe('written')
  expect(attempts).toBe(3)
})

test('permanent conflicts end in a refusal within seconds', async () => {
  let attempts = 0
  const never = retryOnConflict(async () => {
    attempts++
    return 'version-conflict' as const
  })
  await expect(never).rejects.toMatchObject({ statusCode: 503 })
  expect(attempts).toBeLessThan(20)
}, 20_000)
