import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { anOrder, fridayBefore } from '../booking/testing/orders.ts'
import { OrderFacts, phoneUrl } from './order-facts.tsx'

function facts(order: ReturnType<typeof anOrder>, isProvider = false) {
  return <OrderFacts order={order} now={fridayBefore} isProvider={isProvider} />
}

test('[ORDER-08] the facts have when, where and who, with the days until then', async () => {
  const { text, html } = await renderHtml(facts(anOrder()))
  expect(text).toContain('13:30 – 14:30, 1 uur over 4 dagen')
  expect(text).toContain('Haarlemmerdijk 112, 1013 JH Amsterdam In de salon')
  expect(text).toContain('Anouk Vermeer anouk.vermeer@voorbeeld.nl 06 12345678')
  expect(html).toContain('href="tel:0201234567"')
  expect(html).toContain('href="mailto:hallo@kersenbloesem.voorbeeld.nl"')
})

test('a message to the provider is shown as typed, and left out if empty', async () => {
  const customerInstructions = 'Geen lift.\nTweemaal bellen.'
  const { html } = await renderHtml(facts(anOrder({ customerInstructions })))
  expect(html).toContain('Geen lift.\nTweemaal bellen.')
  expect((await renderHtml(facts(anOrder()))).text).not.toContain('Je bericht')
})

test('a home visit shows the customer’s address without directions', async () => {
  const customerInfo = {
    serviceLocation: 'DOORSTEP' as const,
    customerAddress: 'Oudegracht 1, Utrecht',
  }
  const { text } = await renderHtml(facts(anOrder({ customerInfo })))
  expect(text).toContain('Oudegracht 1, Utrecht Bij jou thuis')
  expect(text).not.toContain('Route')
})

test('a provider that visits the customer gets directions and the customer’s number', async () => {
  const customerInfo = {
    serviceLocation: 'DOORSTEP' as const,
    customerAddress: 'Oudegracht 1, Utrecht',
  }
  const { text, html } = await renderHtml(facts(anOrder({ customerInfo }), true))
  expect(text).toContain('Route')
  expect(html).toContain('href="tel:0612345678"')
  expect(text).not.toContain('Stel ze de salon')
})

test('the calendar entry has the title of the mail', async () => {
  const { html } = await renderHtml(facts(anOrder()))
  const file = decodeURIComponent(/data:text\/calendar[^"]+/.exec(html)?.[0] ?? '')
  expect(file).toContain('UID:order-0199c5a0-7b1e-7c3d-9f4e-12ab4f2a9c07@bloesem.example')
  expect(file).toContain('DTSTART:20261124T123000Z')
})

test('a declined order has no countdown and no calendar entry', async () => {
  const { text } = await renderHtml(facts(anOrder({ status: 'DECLINED' })))
  expect(text).not.toContain('over 4 dagen')
  expect(text).not.toContain('In agenda')
})

test('a formatted phone number becomes a working link', () => {
  expect(phoneUrl('+31 (0)20-123 45 67')).toBe('tel:+310201234567')
})
