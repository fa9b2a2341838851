import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { createMessages } from '../../messages.ts'
import { createQueryClient } from '../../query-client.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { RequestCard } from './request-card.tsx'
import type { Request } from './requests-query.ts'

const { t } = createMessages('en', { ...en, ...enPages })
const startsAt = '2026-11-24T14:00:00+01:00'
const request: Request = {
  orderId: '0192f3a4-5b6c-7d8e-9f01-23456789abcd',
  version: 1,
  customerName: 'Anouk Vermeer',
  customerPhone: '0612345678',
  earlierVisits: 1,
  serviceName: 'Cut',
  serviceLocation: 'SALON',
  customerAddress: null,
  customerInstructions: '',
  appointmentStartTime: startsAt,
  appointmentEndTime: '2026-11-24T14:45:00+01:00',
  orderDate: '2026-11-20T14:00:00+01:00',
  answerBy: startsAt,
  totalAmount: 42.5,
  minutesFreeBefore: null,
}

async function buttonsAt(now: number): Promise<number> {
  const { html } = await cardAt(now)
  return html.split('<button').length - 1
}

function cardAt(now: number) {
  const context = { t, language: 'en', now, timeZone: 'Europe/Amsterdam' } as const
  return renderHtml(
    <QueryClientProvider client={createQueryClient()}>
      <RequestCard
        userName="salon-pioen"
        request={request}
        context={context}
        isFirst
        onOutcome={() => {}}
        onDecline={() => {}}
      />
    </QueryClientProvider>,
    'en',
  )
}

test('[WORK-164] a request offers another time beside its answers', async () => {
  const { html } = await cardAt(Date.parse(startsAt) - 1)
  expect(html).toContain('/salon/salon-pioen/agenda?visit=')
  expect(html).toContain('move=choose')
})

test('[WORK-04] a request can be answered until its visit starts', async () => {
  const start = Date.parse(startsAt)
  expect(await buttonsAt(start - 1)).toBe(2)
  expect(await buttonsAt(start)).toBe(0)
})
