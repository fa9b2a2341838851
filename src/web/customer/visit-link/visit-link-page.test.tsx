import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../query-client.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { VisitLinkPage } from './visit-link-page.tsx'
import { type LinkedVisit, visitLinkKey } from './visit-link-query.ts'

beforeEach(() =>
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+01:00'), toFake: ['Date'] }),
)
afterEach(() => vi.useRealTimers())

const visit: LinkedVisit = {
  providerUserName: 'studio-bloesem',
  providerFullName: 'Studio Bloesem',
  providerPhone: '020 123 45 67',
  timeZone: 'Europe/Amsterdam',
  status: 'CONFIRMED',
  serviceName: 'Knippen',
  serviceLocation: 'SALON',
  startTime: '2026-11-24T14:00:00+01:00',
  endTime: '2026-11-24T14:45:00+01:00',
  totalAmount: 42.5,
  freeUntil: '2026-11-23T14:00:00+01:00',
  cancellable: true,
  move: null,
  acceptedAt: null,
  laterStartTimes: [],
  isOpen: true,
}

async function shown(facts: Partial<LinkedVisit> = {}): Promise<string> {
  const queries = createQueryClient()
  queries.setQueryData(visitLinkKey('token', 'nl'), { ...visit, ...facts })
  const { text } = await renderHtml(
    <QueryClientProvider client={queries}>
      <VisitLinkPage token="token" />
    </QueryClientProvider>,
  )
  return text
}

test('[WORK-109] the page has the visit, until when cancelling is free, and a button to accept the terms', async () => {
  const text = await shown()
  expect(text).toContain('Je afspraak bij Studio Bloesem')
  expect(text).toContain('dinsdag 24 november 2026, 14:00 – 14:45')
  expect(text).toContain('Annuleren is gratis tot maandag 23 november 2026, 14:00.')
  expect(text).toContain('Ik ga akkoord')
})

test('[WORK-109] terms that were accepted say when, those of a visit that is over ask for nothing', async () => {
  const accepted = await shown({ acceptedAt: '2026-11-20T12:00:00+01:00' })
  expect(accepted).toContain('Je ging akkoord op vrijdag 20 november 2026, 12:00.')
  expect(accepted).not.toContain('Ik ga akkoord')
  const over = await shown({ isOpen: false })
  expect(over).toContain('Akkoord gaan hoeft niet meer.')
  expect(over).not.toContain('Ik ga akkoord')
})

test('[WORK-111] the later visits of a series are named, for which the terms are accepted too', async () => {
  const text = await shown({ laterStartTimes: ['2026-12-01T14:00:00+01:00'] })
  expect(text).toContain('Hier staan ook afspraken voor je op: dinsdag 1 december 2026, 14:00.')
  expect(await shown()).not.toContain('Hier staan ook')
})

test('[WORK-109] while it loads the page has a heading and says so', async () => {
  const { html } = await renderHtml(
    <QueryClientProvider client={createQueryClient()}>
      <VisitLinkPage token="token" />
    </QueryClientProvider>,
  )
  expect(html).toContain('Je afspraak</h1>')
  expect(html).toMatch(/role="status"[^>]*>[^<]/)
})

test('[WORK-109] within the cancellation window the terms say that cancelling is no longer free', async () => {
  vi.setSystemTime(Date.parse(visit.freeUntil) + 1)
  const text = await shown()
  expect(text).toContain('Gratis annuleren kan niet meer.')
  expect(text).not.toContain('Annuleren is gratis tot')
  expect(text).not.toContain('Kom je daarna niet')
  expect(text).toContain('Ik ga akkoord')
})

test('[WORK-151] a visit that its salon moved says what it was, and is agreed to or cancelled free of charge', async () => {
  const move = {
    fromStartTime: '2026-11-24T10:00:00+01:00',
    movedAt: '2026-11-20T11:00:00+01:00',
    message: '',
    agreedAt: null,
  }
  const moved = await shown({ move })
  expect(moved).toContain('Was dinsdag 24 november, 10:00 Wordt dinsdag 24 november, 14:00')
  expect(moved).toContain('Akkoord Annuleren')
  expect(moved.match(/Annuleren(?! is)/g)).toHaveLength(1)
  expect(await shown({ move, cancellable: false })).not.toContain('Akkoord Annuleren')
  expect(await shown({ cancellable: true })).toContain('Ik ga akkoord Annuleren')
})

test('[WORK-151] a cancelled visit says so', async () => {
  const text = await shown({ status: 'CANCELLED', isOpen: false, cancellable: false })
  expect(text).toContain('Je afspraak is geannuleerd. Je betaalt niets.')
})
