import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/time-units.ts'
import { createQueryClient } from '../../query-client.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { AnswerLinkPage } from './answer-link-page.tsx'
import { answerLinkKey, type LinkedRequest } from './answer-link-query.ts'

const request: LinkedRequest = {
  state: 'waiting',
  providerUserName: 'studio-bloesem',
  providerFullName: 'Studio Bloesem',
  timeZone: 'Europe/Amsterdam',
  answerBy: new Date(Date.now() + DAY_MS).toISOString(),
  answer: null,
  visit: {
    customerName: 'Anouk Vermeer',
    serviceName: 'Knippen',
    serviceLocation: 'SALON',
    appointmentStartTime: '2026-11-24T14:00:00+01:00',
    appointmentEndTime: '2026-11-24T14:45:00+01:00',
    totalAmount: 42.5,
  },
}

async function shown(facts: Partial<LinkedRequest>) {
  const queries = createQueryClient()
  queries.setQueryData(answerLinkKey('token', 'nl'), { ...request, ...facts })
  const { html, text } = await renderHtml(
    <QueryClientProvider client={queries}>
      <AnswerLinkPage token="token" />
    </QueryClientProvider>,
  )
  return { text, buttons: html.split('<button').length - 1 }
}

test('[WORK-105] a request that waits has what it is about, until when, and two answers', async () => {
  const { buttons, text } = await shown({})
  expect(text).toContain('Aanvraag van Anouk Vermeer')
  expect(text).toContain('antwoord voor morgen')
  expect(text).toContain('Je antwoordt voor Studio Bloesem.')
  expect(buttons).toBe(2)
})

const at = '2026-11-20T12:00:00+01:00'
test.each([
  [{ state: 'answered', answer: { status: 'CONFIRMED', at } }, 'Deze aanvraag is al bevestigd Dat'],
  [{ state: 'answered', answer: { status: 'DECLINED', at } }, 'Deze aanvraag is al afgewezen Dat'],
  [{ state: 'lapsed', visit: null }, 'Deze aanvraag is vervallen Antwoorden kon tot'],
  [{ answerBy: at }, 'Deze aanvraag is vervallen Antwoorden kon tot'],
  [{ state: 'changed' }, 'Deze aanvraag is intussen gewijzigd'],
  [{ state: 'cancelled' }, 'Deze afspraak is geannuleerd'],
] as const)('[WORK-106] a request with %j says so and has no answers', async (facts, text) => {
  const page = await shown(facts)
  expect(page.text).toContain(text)
  expect(page.buttons).toBe(0)
})
