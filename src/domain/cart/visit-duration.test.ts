import { expect, test } from 'vitest'
import { isOfferedDuration } from './visit-duration.ts'

const SOLD = [
  { durationMinutes: 45, isAddon: false },
  { durationMinutes: 60, isAddon: false },
  { durationMinutes: 10, isAddon: true },
]

test('a visit lasts as long as one treatment, or several together', () => {
  for (const minutes of [45, 60, 55, 90, 105, 120, 45 + 9 * 10]) {
    expect(isOfferedDuration(SOLD, minutes), `${minutes}`).toBe(true)
  }
  for (const minutes of [5, 10, 20, 44, 46, 50, 61]) {
    expect(isOfferedDuration(SOLD, minutes), `${minutes}`).toBe(false)
  }
  expect(isOfferedDuration([], 45)).toBe(false)
  expect(isOfferedDuration([{ durationMinutes: 45, isAddon: true }], 45)).toBe(false)
})

test('a visit has at most ten items and eight hours, unless one treatment takes longer', () => {
  const of = (durationMinutes: number) => [{ durationMinutes, isAddon: false }]
  expect(isOfferedDuration(of(15), 150)).toBe(true)
  expect(isOfferedDuration(of(15), 165)).toBe(false)
  expect(isOfferedDuration(of(60), 480)).toBe(true)
  expect(isOfferedDuration(of(60), 540)).toBe(false)
  expect(isOfferedDuration(of(600), 600)).toBe(true)
})

test('a long catalog is computed without delay', () => {
  const menu = Array.from({ length: 300 }, (_, index) => ({
    durationMinutes: 5 + index,
    isAddon: false,
  }))
  expect(isOfferedDuration(menu, 480)).toBe(true)
  expect(isOfferedDuration(menu, 481)).toBe(false)
})
