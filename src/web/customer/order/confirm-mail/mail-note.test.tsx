import { expect, test } from 'vitest'
import type { Language } from '#messages/language.ts'
import { renderHtml } from '../../../testing/render-html.tsx'
import { anOrder } from '../../booking/testing/orders.ts'
import { OrderPage } from '../order-page.tsx'

async function page(parts: Parameters<typeof anOrder>[0], language: Language = 'nl') {
  return (await renderHtml(<OrderPage order={anOrder(parts)} />, language)).text
}

test('[ORDER-08] the page of an order shows where its mails go', async () => {
  const text = await page({})
  expect(text).toContain('Mails hierover gaan naar anouk.vermeer@voorbeeld.nl')
  expect(text).not.toContain('Mail me een code')
})

test('[ORDER-08] an unconfirmed address gets no mails, and the page says so and offers to confirm it', async () => {
  const mailTo = ['anouk@elders.voorbeeld.nl']
  const text = await page({ mailTo })
  expect(text).toContain('Mails hierover gaan naar anouk@elders.voorbeeld.nl')
  expect(text).toContain('Je vulde anouk.vermeer@voorbeeld.nl in. Daar mailen we pas naartoe')
  expect(text).toContain('Mail me een code')
  expect(text).toContain('Ik heb een code')
  expect(await page({ mailTo }, 'en')).toContain('Mail me a code')
})

test('[ORDER-08] an account without a confirmed address sees that no mail is sent', async () => {
  const text = await page({ mailTo: [] })
  expect(text).toContain('Je account heeft geen bevestigd mailadres')
  expect(text).not.toContain('Mails hierover gaan naar')
})

test('an address in other letter case is the same', async () => {
  expect(await page({ mailTo: ['ANOUK.vermeer@voorbeeld.nl'] })).not.toContain('Mail me een code')
})

test('a past order with deleted details asks nothing', async () => {
  const customerInfo = { customerEmail: '' }
  const text = await page({ status: 'COMPLETED', changeable: false, mailTo: [], customerInfo })
  expect(text).not.toMatch(/bevestigd mailadres|Mail me een code/)
})
