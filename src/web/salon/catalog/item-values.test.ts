import { expect, test } from 'vitest'
import {
  bodyOf,
  changeCount,
  emptyItem,
  itemErrors,
  NEW_HEADING,
  valuesOf,
  withService,
} from './item-values.ts'
import { anEntry } from './testing/entries.ts'

const blank = emptyItem({ heading: NEW_HEADING, isAddon: false })

test('[WORK-41, WORK-131] an item is written as it was read when nothing is changed', () => {
  const entry = anEntry({ isPriceFrom: true, price: 165, bufferMinutes: 0 })
  const { catalogItemId, version, lowestPrice, waiting, ...fields } = entry
  expect(bodyOf(valuesOf(entry, 'nl'))).toEqual(fields)
})

test('[WORK-41] an English text that equals the Dutch one is shown as left empty', () => {
  const values = valuesOf(anEntry({ names: { nl: 'Balayage', en: 'Balayage' } }), 'nl')
  expect([values.nameNl, values.nameEn]).toEqual(['Balayage', ''])
})

test('[WORK-41] an empty form names each field that is missing', () => {
  expect(itemErrors(blank)).toEqual({
    nameNl: 'name',
    service: 'service',
    headingNl: 'heading',
    minutes: 'minutes',
    price: 'price',
  })
  expect(itemErrors({ ...blank, priceKind: 'free', isAddon: true })).toEqual({
    nameNl: 'name',
    service: 'service',
    minutes: 'minutes',
  })
})

test('[WORK-41] the kind of treatment proposes VAT, and texts and duration where none are typed', () => {
  const cut = withService(blank, '20001')
  expect(cut).toMatchObject({ vatRate: '9', nameNl: 'Knippen & föhnen', minutes: '45' })
  const nails = withService({ ...cut, nameNl: 'Gel' }, '0001')
  expect(nails).toMatchObject({ vatRate: '21', nameNl: 'Gel', minutes: '45' })
})

test('[WORK-41] a new heading is written in both languages, a free item without a price', () => {
  const typed = { heading: NEW_HEADING, headingNl: 'Kleur', headingEn: 'Colour' } as const
  const values = {
    ...withService(blank, '20001'),
    ...typed,
    priceKind: 'free',
    price: '12',
  } as const
  expect(itemErrors(values)).toEqual({})
  expect(bodyOf(values)).toMatchObject({ sections: { nl: 'Kleur', en: 'Colour' }, price: 0 })
})

test('[WORK-42] the number of changed fields is counted', () => {
  const before = valuesOf(anEntry(), 'nl')
  expect(changeCount(before, before)).toBe(0)
  expect(changeCount({ ...before, price: '80', isOnline: false }, before)).toBe(2)
})

test('[WORK-41] a price is written as in the language of the member', () => {
  expect(valuesOf(anEntry(), 'nl').price).toBe('78,00')
  expect(valuesOf(anEntry(), 'en').price).toBe('78.00')
})
