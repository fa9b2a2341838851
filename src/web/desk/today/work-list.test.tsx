import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Language } from '#messages/language.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { MarketDay } from './market-day.tsx'
import { type MarketDate, marketDayQuery, type WorkItem, workQuery } from './today-query.ts'
import { WorkList } from './work-list.tsx'

const TODAY = '2026-11-20'

function anItem(nth: number, subject: string, change: Partial<WorkItem> = {}): WorkItem {
  return {
    kind: 'message',
    itemId: `019ac7d8-0000-7000-8000-00000000000${nth}`,
    subject,
    topic: '',
    since: '2026-11-19T09:00:00.000Z',
    dueDay: '2026-11-23',
    assignee: null,
    version: 1,
    ...change,
  }
}

const URGENT = anItem(1, 'Lotus & Linnen', { dueDay: '2026-11-17' })
const LATE = anItem(2, 'Studio Wimper', { dueDay: '2026-11-18' })
const REQUEST = anItem(3, 'Noor Visser', { kind: 'privacy-request', dueDay: '2026-11-27' })
const END: MarketDate = {
  kind: 'provider-end',
  day: '2026-12-19',
  providerId: REQUEST.itemId,
  fullName: 'Barbier Noord',
}
const TAXES: MarketDate = { kind: 'tax-report', day: '2027-01-31', year: 2026, incomplete: 11 }

interface Work {
  items: WorkItem[]
  late?: WorkItem[]
  dates?: MarketDate[]
}

function render({ items, late = [], dates = [] }: Work, language: Language = 'nl') {
  const queries = new QueryClient()
  const urgent = late[0] ?? null
  queries.setQueryData(workQuery('oldest').queryKey, {
    pages: [{ today: TODAY, urgent, late, items, nextCursor: null }],
    pageParams: [''],
  })
  queries.setQueryData(marketDayQuery.queryKey, {
    today: TODAY,
    visits: 46,
    booked: 21,
    cancelled: 3,
    dates,
  })
  return renderHtml(
    <QueryClientProvider client={queries}>
      <WorkList operator={{ userName: 'mei', name: 'Mei Lin' }} />
      <MarketDay liveProviders={1198} />
    </QueryClientProvider>,
    language,
  )
}

test('[DESK-303] what is late stands on top of the oldest first, each once', async () => {
  const { text } = await render({ items: [REQUEST, URGENT, LATE], late: [URGENT, LATE] })
  const places = ['Lotus & Linnen', 'Studio Wimper', 'Noor Visser'].map((name) =>
    text.indexOf(name),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(text.match(/Lotus & Linnen|Studio Wimper|Noor Visser/g)).toHaveLength(3)
})

test('[DESK-300, DESK-304] a privacy request leads to its message, and a row names the key that takes it', async () => {
  const { text, html } = await render({ items: [REQUEST] })
  expect(text).toContain('AVG-verzoek Noor Visser')
  expect(html).toContain(`href="/desk/messages/${REQUEST.itemId}"`)
  expect(html).toMatch(new RegExp(`<a[^>]*data-row="${REQUEST.itemId}"[^>]*aria-keyshortcuts="t"`))
})

test('[DESK-302] the dates that come stand below what waits', async () => {
  const { text, html } = await render({ items: [REQUEST], dates: [END, TAXES] })
  expect(text).toContain('Einde van een salon Barbier Noord')
  expect(text).toContain('za 19 december nog 29 dagen')
  expect(text).toContain('11 salons missen gegevens over 2026')
  expect(html).toContain('href="/desk/system?part=dac7"')
})

test.each([
  ['nl', 'DAC7, op 31 januari'],
  ['en', 'DAC7, on 31 January'],
] as const)('[DESK-302] in %s an empty Today says which date is next', async (language, next) => {
  expect((await render({ items: [], dates: [TAXES] }, language)).text).toContain(next)
  expect((await render({ items: [] }, language)).text).not.toContain('DAC7')
})

test('[DESK-301] the market of today stands beside it in four numbers', async () => {
  const { text } = await render({ items: [] })
  expect(text).toContain('Bezoeken aan salons 46')
  expect(text).toContain('Salons live 1.198')
})
