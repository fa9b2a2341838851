import { expect, test, vi } from 'vitest'
import type { SalesFormValues } from './send-sales.ts'

const { sent, answer } = vi.hoisted(() => ({
  sent: [] as unknown[],
  answer: { current: { ok: true } as object },
}))
vi.mock('../../../log.ts', () => ({ logError: () => undefined }))
vi.mock('../../../api-client.ts', () => ({
  api: async (name: string, { body }: { body: object }) => {
    sent.push({ ...body, to: name })
    return answer.current
  },
}))
const { sendSales } = await import('./send-sales.ts')

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
  to: 'sendContactRequest',
  source: '/pricing',
  language: 'nl',
  timestamp: expect.any(String),
  userAgent: navigator.userAgent,
}

test('[PRICE-08] a sales request sends the form without the day, a demo request with it', async () => {
  expect(await sendSales(form, { isDemo: false, language: 'nl' })).toBeNull()
  expect(await sendSales(form, { isDemo: true, language: 'nl' })).toBeNull()
  expect(sent).toEqual([
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
  [{ status: 0, refusal: 'unavailable' }, 'offline'],
  [{ status: 429, refusal: 'too-many-requests' }, 'tooOften'],
  [{ status: 500, refusal: 'internal' }, 'other'],
])('[PRICE-08] a request answered with %o was not sent: %s', async (refused, why) => {
  answer.current = { ok: false, ...refused }
  expect(await sendSales(form, { isDemo: false, language: 'nl' })).toBe(why)
})
