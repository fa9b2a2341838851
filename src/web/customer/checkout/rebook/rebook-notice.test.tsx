import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import { anOrder } from '../../booking/testing/orders.ts'
import { aCut, aMask, aProviderInfo } from '../../booking/testing/providers.ts'
import { Notice } from './rebook-notice.tsx'

const [cut, mask] = anOrder().items
if (!cut || !mask) throw new Error('the order has no items')
const earlierVisit = {
  items: [
    { ...cut, catalogItemId: aCut().catalogItemId },
    { ...mask, catalogItemId: aMask().catalogItemId, isAddon: true },
  ],
  startTime: '2026-11-24T13:30:00+01:00',
}

async function notice(catalogItems = [aCut(), aMask()], language?: 'en') {
  return (
    await renderHtml(
      <Notice earlierVisit={earlierVisit} provider={aProviderInfo({ catalogItems })} />,
      language,
    )
  ).text
}

test('the notice names the earlier visit, and says that prices are current', async () => {
  expect(await notice()).toBe(
    'Dezelfde behandelingen als je voor dinsdag 24 november boekte, tegen de prijzen van nu.',
  )
})

test('items that are no longer sold are listed, in the reader’s language', async () => {
  expect(await notice([aCut()])).toContain(
    'Herstellend haarmasker is hier niet meer te boeken en staat er niet bij.',
  )
  expect(await notice([aCut()], 'en')).toContain('Repair mask is no longer offered here')
})

test('the notice says if nothing is left', async () => {
  expect(await notice([aMask({ isAddon: false, catalogItemId: 'another' })])).toBe(
    'Wat je voor dinsdag 24 november boekte, is hier niet meer te boeken. Kies iets anders.',
  )
})
