import { expect, test } from 'vitest'
import { starterMenu } from '#domain/catalog/starter-menu.ts'
import { choicesOf, rowsOf, wrongPrices } from './starter-choices.ts'
import { anEntry } from './testing/entries.ts'

const proposed = starterMenu('nailArtist', new Set())
const choices = choicesOf(proposed, 'nl')

test('[WORK-46] what is chosen is written with its price and VAT, the rest is not', () => {
  const some = choices.map((choice, index) => ({ ...choice, isChosen: index < 2, price: '31,50' }))
  const rows = rowsOf(some, [])
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({ service: proposed[0]?.treatment.code, price: 31.5, vatRate: 21 })
})

test('[WORK-46] a chosen treatment needs a price', () => {
  const [first] = choices
  if (!first) throw new Error('nothing is proposed')
  expect(wrongPrices([{ ...first, price: '' }])).toEqual(new Set([first.treatment.code]))
  expect(wrongPrices([{ ...first, price: '', isChosen: false }])).toEqual(new Set())
})

test('[WORK-46] an add-on belongs to its treatment among the chosen, or on the menu, or to any', () => {
  const addOn = choices.find(({ treatment }) => treatment.goesWith)
  const parent = choices.find(({ treatment }) => treatment.code === addOn?.treatment.goesWith)
  if (!addOn || !parent) throw new Error('nothing is proposed')
  expect(rowsOf([parent, addOn], [])[1]).toMatchObject({ parentRow: 0, parentId: null })
  const present = anEntry({ service: parent.treatment.code })
  const [beside] = rowsOf([addOn], [present])
  expect(beside).toMatchObject({ parentRow: null, parentId: present.catalogItemId })
  expect(rowsOf([addOn], [])[0]).toMatchObject({ parentRow: null, parentId: null })
})
