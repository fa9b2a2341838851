import { expect, test } from 'vitest'
import { headingsOf } from './headings.ts'
import { anEntry } from './testing/entries.ts'

test('[WORK-40] treatments stand under their headings in order, add-ons apart', () => {
  const cutting = { nl: 'Knippen', en: 'Cutting' }
  const items = [
    anEntry({ catalogItemId: 'colour' }),
    anEntry({ catalogItemId: 'mask', isAddon: true, sections: cutting }),
    anEntry({ catalogItemId: 'cut', sections: cutting }),
    anEntry({ catalogItemId: 'toner' }),
  ]
  const { headings, addOns } = headingsOf(items)
  expect(
    headings.map(({ texts, items }) => [texts.nl, ...items.map((item) => item.catalogItemId)]),
  ).toEqual([
    ['Kleur', 'colour', 'toner'],
    ['Knippen', 'cut'],
  ])
  expect(addOns.map((item) => item.catalogItemId)).toEqual(['mask'])
})
