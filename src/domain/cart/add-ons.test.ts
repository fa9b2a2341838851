import { expect, test } from 'vitest'
import type { CatalogItemId } from '../identifiers.ts'
import { addOnsFit, type CartLine } from './add-ons.ts'

const MANICURE = aLine('manicure')
const PEDICURE = aLine('pedicure')
const GEL = { ...aLine('gel'), isAddon: true, parentId: MANICURE.catalogItemId }
const PARKING = { ...aLine('parking'), isAddon: true }

test('[CART-04] an add-on comes with the service it belongs to', () => {
  expect(addOnsFit([MANICURE, GEL])).toBe(true)
  expect(addOnsFit([GEL, MANICURE])).toBe(true)
  expect(addOnsFit([PEDICURE, GEL])).toBe(false)
})

test('an add-on of no service in particular comes with any', () => {
  expect(addOnsFit([PEDICURE, PARKING])).toBe(true)
})

test('add-ons alone, or nothing at all, are no visit', () => {
  expect(addOnsFit([PARKING])).toBe(false)
  expect(addOnsFit([GEL])).toBe(false)
  expect(addOnsFit([])).toBe(false)
})

function aLine(id: string): CartLine {
  return { catalogItemId: id as CatalogItemId, isAddon: false, parentId: null }
}
