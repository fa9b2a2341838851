import { expect, test } from 'vitest'
import { networkError, refused, setupApiServer } from '../../../testing/api-server.ts'
import { type SalesFormValues, sendSales } from './send-sales.ts'

const server = setupApiServer()

const form: SalesFormValues = {
  name: 'Samira',
  email: 'samira@voorbeeld.nl',
  phone: '06-12345678',
  message: 'Hoi',
  businessName: 'Henna & co',
  plan: 'salon-package',
  website: '',
  termsAccepted: true,
  demoDate: '2026-12-02',
  demoTime: '15:30',
}
const about = {
  source: '/pricing',
  language: 'nl',
  timestamp: expect.any(String),
  userAgent: navigator.userAgent,
}

test('[PRICE-08] a sales request sends the form without the day, a demo request with it', async () => {
  server.answer('sendContactRequest', {})
  expect(await sendSales(form, { isDemo: false, language: 'nl' })).toBeNull()
  expect(await sendSales(form, { isDemo: true, language: 'nl' })).toBeNull()
  expect(server.requests.map(({ body }) => body)).toEqual([
    {
      ...form,
      phone: '0612345678',
      ...about,
      requestType: 'contact-sales',
      demoDate: '',
      demoTime: '',
    },
    { ...form, phone: '0612345678', ...about, requestType: 'demo-scheduling' },
  ])
})

test.each([
  ['no response', networkError(), 'offline'],
  ['too-many-requests', refused('too-many-requests'), 'tooOften'],
  ['internal', refused('internal'), 'other'],
])('[PRICE-08] a request answered with %s was not sent: %s', async (_, answer, why) => {
  server.answer('sendContactRequest', answer)
  expect(await sendSales(form, { isDemo: false, language: 'nl' })).toBe(why)
})
