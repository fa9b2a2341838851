import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import { type Booking, withCatalog } from '../../booking/booking.ts'
import { cartItemOf } from '../../booking/cart-items.ts'
import type { CatalogItem } from '../../booking/provider-data.ts'
import { aCheckout } from '../../booking/testing/checkouts.ts'
import { aCut, aMask } from '../../booking/testing/providers.ts'
import { findCartChanges } from './cart-changes.ts'
import { ChangesNote } from './cart-changes-note.tsx'

/** The note for a cut and a mask after a series of catalogs. */
async function renderText(catalogs: CatalogItem[][], language?: 'en') {
  const { cart, asChosen, last } = after(catalogs)
  const changes = findCartChanges(asChosen, cart, last)
  return (await renderHtml(<ChangesNote changes={changes} isEmpty={cart.length === 0} />, language))
    .text
}

function after(catalogs: CatalogItem[][]) {
  let booking: Booking = aCheckout()
  for (const catalog of catalogs) booking = withCatalog(booking, catalog, false)
  return { ...booking, last: catalogs.at(-1) ?? [] }
}

test('nothing is shown for an unchanged cart', async () => {
  expect(await renderText([[aCut(), aMask()]], 'en')).toBe('')
  expect(await renderText([[aCut({ serviceName: 'Knippen' }), aMask()]], 'en')).toBe('')
})

test('items that are no longer sold are listed, and the remaining ones too', async () => {
  expect(await renderText([[aCut()]], 'en')).toBe(
    'Deep conditioning mask is no longer offered here and is out of your visit.',
  )
  expect(await renderText([[aMask()]])).toBe(
    'Cut & blow-dry en Deep conditioning mask zijn hier niet meer te boeken en zijn uit je afspraak gehaald. Kies iets anders.',
  )
})

test('another price or duration is shown with the previous one', async () => {
  expect(await renderText([[aCut({ price: 45, duration: 60 }), aMask()]], 'en')).toBe(
    'Cut & blow-dry now costs €45.00; when you chose it, it was €42.50. Cut & blow-dry now takes 1 hour; when you chose it, it was 45 minutes.',
  )
  expect(await renderText([[aCut({ price: 45 }), aMask()]])).toBe(
    'Cut & blow-dry kost nu € 45,00; toen je het koos was dat € 42,50.',
  )
})

test('a second change is compared with the original choice, and a reverted one is not reported', async () => {
  const dearer = [aCut({ price: 45 }), aMask()]
  expect(await renderText([dearer, [aCut({ price: 50 }), aMask()]], 'en')).toBe(
    'Cut & blow-dry now costs €50.00; when you chose it, it was €42.50.',
  )
  expect(await renderText([dearer, [aCut(), aMask()]], 'en')).toBe('')
})

test('items that the customer removed are not reported', async () => {
  const { asChosen, last } = after([[aCut({ price: 45 }), aMask()]])
  const cart = [cartItemOf(aMask())]
  const changes = findCartChanges(asChosen, cart, last)
  expect((await renderHtml(<ChangesNote changes={changes} isEmpty={false} />, 'en')).text).toBe('')
})

test('an order’s items are not compared at the first load of its salon', () => {
  expect(withCatalog(aCheckout(), [aCut({ price: 45 })], true).asChosen).toEqual([])
})
