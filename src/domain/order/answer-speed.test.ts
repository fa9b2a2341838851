import { expect, test } from 'vitest'
import { averageAnswerMinutes, usualAnswerMinutes } from './answer-speed.ts'

test.each<[string, (number | null)[], number | null]>([
  ['nothing', [], null],
  ['four at once', [1, 1, 1, 1], null],
  ['five within the hour', [10, 20, 30, 60, 60], 60],
  ['one of five later', [10, 20, 30, 60, 900], 60],
  ['one of four in eight later', [10, 10, 10, 10, 10, 10, 61, 61], 60],
  ['a third later', [10, 10, 10, 10, 61, 61], 240],
  ['a day', [1000, 1200, 1400, 1440, 1440], 1440],
  ['two days', [2000, 2200, 2400, 2880, 2880], 2880],
  ['longer than two days', [2881, 2881, 2881, 2881, 2881], null],
  ['two of five lapsed', [10, 10, 10, null, null], null],
  ['one of five lapsed', [10, 10, 10, 10, null], 60],
])('[WORK-193] a salon usually answers: %s', (_, waits, expected) => {
  expect(usualAnswerMinutes(waits)).toBe(expected)
})

test('[WORK-164] the average is of three answers at least, without those that lapsed', () => {
  expect(averageAnswerMinutes([10, 20, null, null])).toBeNull()
  expect(averageAnswerMinutes([10, 20, 31, null])).toBe(21)
})
