import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { anOrder } from '../booking/testing/orders.ts'
import { CancellationReceipt } from './cancellation-receipt.tsx'

const cancelled = anOrder({ status: 'CANCELLED', cancelledAt: '2026-11-20T14:32:10+01:00' })

test('[ORDER-08] the receipt has the time to the minute and the recipients of the mail', async () => {
  const { text } = await renderHtml(<CancellationReceipt order={cancelled} isProvider={false} />)
  expect(text).toContain('Je afspraak is geannuleerd Je betaalt niets.')
  expect(text).toContain('Nummer BL-4F2A-9C07')
  expect(text).toContain('Was dinsdag 24 november 2026, 13:30')
  expect(text).toContain('Geannuleerd op vrijdag 20 november 2026, 14:32')
  expect(text).toContain('Kosten € 0,00')
  expect(text).toContain('Gemaild naar anouk.vermeer@voorbeeld.nl')
  expect(text).toContain('Boek opnieuw')
})

test('the receipt is in English too', async () => {
  const { text } = await renderHtml(
    <CancellationReceipt order={cancelled} isProvider={false} />,
    'en',
  )
  expect(text).toContain('Cancelled on Friday 20 November 2026, 14:32')
})

test('the provider’s receipt is worded for the provider', async () => {
  const { text } = await renderHtml(<CancellationReceipt order={cancelled} isProvider />)
  expect(text).toContain('De tijd is weer vrij in je agenda.')
  expect(text).not.toContain('Boek opnieuw')
})
