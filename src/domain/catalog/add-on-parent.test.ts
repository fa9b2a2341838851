import { expect, test } from 'vitest'
import { addOnFault } from './add-on-parent.ts'

const cut = { catalogItemId: 'cut', isAddon: false, parentId: null }
const colour = { catalogItemId: 'colour', isAddon: false, parentId: null }
const mask = { catalogItemId: 'mask', isAddon: true, parentId: 'cut' }
const items = [cut, colour, mask]

test.each([
  ['a treatment', cut, null],
  ['an add-on of any treatment', { isAddon: true, parentId: null }, null],
  ['an add-on of one treatment', { isAddon: true, parentId: 'cut' }, null],
  ['a treatment without add-ons that becomes one', { ...colour, isAddon: true }, null],
  ['an add-on of a treatment that is gone', { isAddon: true, parentId: 'perm' }, 'no-treatment'],
  ['an add-on of an add-on', { isAddon: true, parentId: 'mask' }, 'no-treatment'],
  ['a treatment with add-ons that becomes one', { ...cut, isAddon: true }, 'has-add-ons'],
])('[WORK-41] %s: %j is %s', (_what, item, fault) => {
  expect(addOnFault(item, items)).toBe(fault)
})
