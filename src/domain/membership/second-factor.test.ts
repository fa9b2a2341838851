import { expect, test } from 'vitest'
import { secondFactorDueAt } from './second-factor.ts'

test('[WORK-120] a second factor is required of owners fourteen days after the role began', () => {
  const due = secondFactorDueAt(Date.parse('2026-11-11T09:00:00Z'), 'owner')
  expect(new Date(due).toISOString()).toBe('2026-11-25T09:00:00.000Z')
})

test('[WORK-180] a second factor is required of operators at once', () => {
  const since = Date.parse('2026-11-11T09:00:00Z')
  expect(secondFactorDueAt(since, 'operator')).toBe(since)
})
