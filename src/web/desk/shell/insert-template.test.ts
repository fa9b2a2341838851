import { expect, test } from 'vitest'
import { insertTemplate } from './insert-template.ts'

const OPTIONS = { templates: ['Dank je.', 'Welke dag?'], maxLength: 40 }

test('[DESK-196] a template replaces another one and leaves what was typed', () => {
  expect(insertTemplate('', 'Dank je.', OPTIONS)).toBe('Dank je.')
  expect(insertTemplate('Dank je.', 'Welke dag?', OPTIONS)).toBe('Welke dag?')
  expect(insertTemplate('Ja, dat kan.', 'Dank je.', OPTIONS)).toBe('Dank je.\n\nJa, dat kan.')
  expect(insertTemplate('Dank je.\n\nJa, dat kan.', 'Welke dag?', OPTIONS)).toBe(
    'Welke dag?\n\nJa, dat kan.',
  )
})

test('[DESK-196] a template that does not fit above what was typed is left out', () => {
  const typed = 'Dat is al bijna alles wat erin past.'
  expect(insertTemplate(typed, 'Dank je.', OPTIONS)).toBe(typed)
})
