import { expect, test } from 'vitest'
import {
  bodyOf,
  changeCount,
  durationOf,
  emptyItem,
  itemErrors,
  NEW_HEADING,
  valuesOf,
  withService,
  withWaiting,
} from './item-values.ts'
import { anEntry } from './testing/entries.ts'

const blank = emptyItem({ heading: NEW_HEADING, isAddon: false })

test('[WORK-41, WORK-131, WORK-135] an item is written as it was read when nothing is changed', () => {
  const entry = anEntry({ isPriceFrom: true, price: 165, bufferMinutes: 0 })
  const { catalogItemId, version, lowestPrice, ...fields } = entry
  expect(bodyOf(valuesOf(entry, 'nl'))).toEqual(fields)
  const waiting = { after: 30, minutes: 35 }
  expect(bodyOf(valuesOf({ ...entry, waiting }, 'nl'))).toEqual({ ...fields, waiting })
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

const waits = valuesOf(anEntry({ waiting: { after: 30, minutes: 35 } }), 'nl')

test('[WORK-135] work, waiting and work are the duration of a treatment, which an add-on has alone', () => {
  expect(waits).toMatchObject({ isWaiting: true, workBefore: '30', waits: '35', workAfter: '25' })
  const longer = { ...waits, workAfter: '1 uur' }
  expect(durationOf(longer)).toBe(125)
  expect(bodyOf(longer)).toMatchObject({ duration: 125, waiting: { after: 30, minutes: 35 } })
  expect(bodyOf({ ...longer, isAddon: true })).toMatchObject({ duration: 90, waiting: null })
})

test('[WORK-135] each part that is missing is named, and a whole that is too long', () => {
  const typed = { workBefore: '', waits: '0', workAfter: 'lang' }
  expect(itemErrors({ ...waits, ...typed })).toEqual({
    workBefore: 'part',
    waits: 'part',
    workAfter: 'part',
  })
  expect(itemErrors({ ...waits, workAfter: '656' })).toEqual({ workAfter: 'total' })
  expect(itemErrors({ ...waits, ...typed, isAddon: true })).toEqual({})
})

test('[WORK-135] what the parts took together stays the duration of a treatment that waits no more', () => {
  const values = withWaiting({ ...waits, workAfter: '35' }, false)
  expect(values).toMatchObject({ isWaiting: false, minutes: '100' })
  expect(bodyOf(values)).toMatchObject({ duration: 100, waiting: null })
  expect(withWaiting({ ...waits, waits: '' }, false)).toMatchObject({ minutes: '90' })
})
