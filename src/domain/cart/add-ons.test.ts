import { expect, test } from 'vitest'
import type { CatalogItemId } from '../identifiers.ts'
import { type CartLine, hasValidAddOns } from './add-ons.ts'

const CUT = aLine('cut', { isAddon: false })
const COLOUR = aLine('colour', { isAddon: false })
const MASK = aLine('mask', { isAddon: true })
const GLOSS = aLine('gloss', { isAddon: true, parentId: 'colour' as CatalogItemId })

test.each([
  ['a main item alone', [CUT]],
  ['an add-on of anything with any main item', [CUT, MASK]],
  ['an add-on with the item it belongs to, in any order', [GLOSS, COLOUR]],
])('%s is allowed', (_, lines) => {
  expect(hasValidAddOns(lines)).toBe(true)
})

test.each([
  ['nothing', []],
  ['an add-on alone', [MASK]],
  ['an add-on without the item it belongs to', [CUT, GLOSS]],
  ['an add-on whose item is itself an add-on', [CUT, { ...COLOUR, isAddon: true }, GLOSS]],
])('%s is not allowed', (_, lines) => {
  expect(hasValidAddOns(lines)).toBe(false)
})

function aLine(
  id: string,
  line: Omit<CartLine, 'catalogItemId' | 'parentId'> & { parentId?: CatalogItemId },
): CartLine {
  return { catalogItemId: id as CatalogItemId, parentId: null, ...line }
}
