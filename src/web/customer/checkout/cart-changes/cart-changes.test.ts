import { expect, test } from 'vitest'
import { cartItemOf } from '../../booking/cart-items.ts'
import { aCut, aMask } from '../../booking/testing/providers.ts'
import { findCartChanges } from './cart-changes.ts'

const [cut, mask] = [cartItemOf(aCut()), cartItemOf(aMask())]
const dearer = cartItemOf(aCut({ price: 45 }))

test.each([
  ['nothing changed', [], [cut, mask], [aCut(), aMask()], { removed: [], changed: [] }],
  [
    'a treatment has another price',
    [cut],
    [dearer, mask],
    [aCut({ price: 45 }), aMask()],
    { removed: [], changed: [{ before: cut, after: dearer }] },
  ],
  ['an add-on is sold no more', [mask], [cut], [aCut()], { removed: [mask], changed: [] }],
  // An item that the customer removed is not a change by the salon.
  [
    'a line is left out that is sold',
    [mask],
    [cut],
    [aCut(), aMask()],
    { removed: [], changed: [] },
  ],
] as const)('a changed cart shows %s', (_, asChosen, cart, catalog, changes) => {
  expect(findCartChanges(asChosen, cart, catalog)).toEqual(changes)
})
