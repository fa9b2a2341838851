import { expect, test } from 'vitest'
import { beginWith } from './begin-with.ts'

const READY = { allReady: ['Dank je.', 'Welke dag?'], maxLength: 40 }

test('[DESK-196] a ready text replaces another one and leaves what was typed', () => {
  expect(beginWith('', 'Dank je.', READY)).toBe('Dank je.')
  expect(beginWith('Dank je.', 'Welke dag?', READY)).toBe('Welke dag?')
  expect(beginWith('Ja, dat kan.', 'Dank je.', READY)).toBe('Dank je.\n\nJa, dat kan.')
  expect(beginWith('Dank je.\n\nJa, dat kan.', 'Welke dag?', READY)).toBe(
    'Welke dag?\n\nJa, dat kan.',
  )
})

test('[DESK-196] a ready text that does not fit above what was typed is left out', () => {
  const typed = 'Dat is al bijna alles wat erin past.'
  expect(beginWith(typed, 'Dank je.', READY)).toBe(typed)
})
