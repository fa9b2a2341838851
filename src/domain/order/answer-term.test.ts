import { expect, test } from 'vitest'
import { DAY_MS } from '../time-units.ts'
import { answerUntil } from './answer-term.ts'

test('[WORK-102] the term of a request begins when its customer placed or changed it', () => {
  const now = Date.parse('2026-11-24T12:00:00+01:00')
  expect(answerUntil({ answerTermMinutes: 1440 }, now)).toBe(now + DAY_MS)
})
