import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { anOrder, fridayBefore } from '../booking/testing/orders.ts'
import { OrderNotes } from './order-notes.tsx'

async function renderText(order: ReturnType<typeof anOrder>, now = fridayBefore) {
  return (await renderHtml(<OrderNotes order={order} now={now} />)).text
}

test('[ORDER-08] the note shows until when cancelling is free, and the time left', async () => {
  expect(await renderText(anOrder())).toBe(
    'Verzetten en annuleren is gratis tot dinsdag 24 november, 11:30, nog 3 dagen en 21 uur.',
  )
})

test('a time that passed while the page was open shows no time left', async () => {
  const now = Date.parse('2026-11-24T11:31:00+01:00')
  expect(await renderText(anOrder(), now)).toBe(
    'Verzetten en annuleren is gratis tot dinsdag 24 november, 11:30.',
  )
})

test('[ORDER-08] after the end of free cancellation the note has the provider’s phone', async () => {
  expect(await renderText(anOrder({ changeable: false }))).toBe(
    'Online verzetten en annuleren kon tot dinsdag 24 november, 11:30. Kun je toch niet komen? Bel de salon: 020 123 45 67',
  )
})

test('a provider without a phone has a mail link', async () => {
  const order = anOrder({ changeable: false, providerInfo: { mobileNumber: '' } })
  expect(await renderText(order)).toContain('Mail de salon: hallo@kersenbloesem.voorbeeld.nl')
})

test('[WORK-102] a request says that the provider still decides, and until when', async () => {
  const order = anOrder({ status: 'PENDING', answerBy: '2026-11-21T14:30:00+01:00' })
  expect(await renderText(order)).toContain(
    'De salon bekijkt je aanvraag en laat het je weten. De tijd blijft zolang voor jou. Zonder antwoord voor zaterdag 21 november, 14:30 vervalt de aanvraag',
  )
})

test('a declined or missed order says so, a past one has no note', async () => {
  expect(await renderText(anOrder({ status: 'DECLINED' }))).toBe(
    'De salon kon deze afspraak niet aannemen. Je betaalt niets.',
  )
  expect(await renderText(anOrder({ status: 'NO_SHOW' }))).toContain('dat je niet bent gekomen')
  expect(await renderText(anOrder({ status: 'COMPLETED' }))).toBe('')
  const afterwards = Date.parse('2026-11-24T13:31:00+01:00')
  expect(await renderText(anOrder({ changeable: false }), afterwards)).toBe('')
})
