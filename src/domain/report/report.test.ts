import { expect, test } from 'vitest'
import { isGroundOf, markedParts, type ReportForm, reportErrors } from './report.ts'
import { reportGroundOf, SALON_HIDE_GROUNDS } from './salon-restriction.ts'

const form: ReportForm = {
  reason: 'personal',
  message: 'Noemt Femke bij naam',
  name: 'Ruben Mulder',
  email: 'ruben@voorbeeld.nl',
  inGoodFaith: true,
}

test('[DESK-070] a report has a reason of its kind, an explanation, a name, a mail address and good faith', () => {
  expect(reportErrors(form, 'review')).toEqual({})
  const empty = { ...form, message: ' ', name: '', email: 'ruben', inGoodFaith: false }
  expect(reportErrors(empty, 'review')).toEqual({
    message: 'required',
    name: 'required',
    email: 'validEmail',
    inGoodFaith: 'required',
  })
  expect(reportErrors({ ...form, reason: 'not-a-visit' }, 'picture')).toEqual({
    reason: 'required',
  })
})

test('[DESK-070] who reports child abuse may stay without a name', () => {
  const nameless = { ...form, reason: 'child-abuse', name: '', email: '' } as const
  expect(reportErrors(nameless, 'picture')).toEqual({})
  expect(reportErrors({ ...nameless, email: 'x' }, 'picture')).toEqual({ email: 'validEmail' })
})

test('[DESK-072] a ground belongs to an effect', () => {
  expect(isGroundOf('hide', 'rule-persons')).toBe(true)
  expect(isGroundOf('none', 'rule-persons')).toBe(false)
})

test('[DESK-255] each ground on which a salon is hidden has one of the effect for who reported', () => {
  expect(SALON_HIDE_GROUNDS).not.toContain('own-request')
  for (const ground of SALON_HIDE_GROUNDS)
    expect(isGroundOf('hide', reportGroundOf(ground))).toBe(true)
})

test('[DESK-071] the words of the report are marked in the text, whatever their case', () => {
  expect(markedParts('Wachten. FEMKE is dom. Jammer.', 'femke is dom')).toEqual([
    { text: 'Wachten. ', isMarked: false },
    { text: 'FEMKE is dom', isMarked: true },
    { text: '. Jammer.', isMarked: false },
  ])
  expect(markedParts('Wachten.', 'olie')).toEqual([{ text: 'Wachten.', isMarked: false }])
  expect(markedParts('Wachten.', '')).toEqual([{ text: 'Wachten.', isMarked: false }])
})
