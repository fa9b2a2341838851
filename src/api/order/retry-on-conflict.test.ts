import { expect, test } from 'vitest'
import { retryOnConflict } from './retry-on-conflict.ts'

test('who was overtaken tries again until it is settled, and not once more', async () => {
  const answers = ['changed-meanwhile', 'changed-meanwhile', 'written', 'again'] as const
  let attempts = 0
  expect(await retryOnConflict(async () => answers[attempts++] ?? 'again')).toBe('written')
  expect(attempts).toBe(3)
})

test('what cannot be settled is given up in seconds', async () => {
  let attempts = 0
  const never = retryOnConflict(async () => {
    attempts++
    return 'changed-meanwhile' as const
  })
  await expect(never).rejects.toMatchObject({ statusCode: 503 })
  expect(attempts).toBeLessThan(20)
}, 20_000)
