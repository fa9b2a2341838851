import { expect, onTestFinished, test } from 'vitest'
import { countEvents, recordEvents } from '#contract/event.ts'
import { anAccount } from '#demo/builders.ts'
import { EVENT_RETENTION_DAYS } from '#domain/event/events.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { rateLimiter } from '#platform/rate-limit.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { anApi, injection } from '../testing/api.ts'
import { eventJobs } from './jobs.ts'
import { insertEvents } from './store.ts'

const api = await anApi()
const operator = { as: { userName: 'beheer', role: 'operator' as const } }
await anAccount(api.database, operator.as)

function record(...events: { name: 'page-view' | 'search' | 'signed-in'; detail?: string }[]) {
  return api.call(recordEvents, { body: { events } })
}

async function countsOf(from: string, to = from) {
  return (await api.call(countEvents, { query: { from, to } }, operator)).data
}

test('[APP-16] events are counted by name, detail and day, for the operator only', async () => {
  api.clock.set(Date.parse('2026-11-24T10:00:00+01:00'))
  await record({ name: 'search', detail: 'nailArtist' }, { name: 'search', detail: 'nailArtist' })
  await record({ name: 'page-view', detail: '/profile/$id' }, { name: 'signed-in' })
  // Just before midnight in Amsterdam, which is another day in London an hour later.
  api.clock.set(Date.parse('2026-11-25T23:59:00+01:00'))
  await record({ name: 'search' })
  expect(await countsOf('2026-11-24', '2026-11-25')).toEqual({
    totals: [
      { name: 'search', detail: 'nailArtist', count: 2 },
      { name: 'page-view', detail: '/profile/$id', count: 1 },
      { name: 'search', detail: '', count: 1 },
      { name: 'signed-in', detail: '', count: 1 },
    ],
    days: [
      { day: '2026-11-24', name: 'page-view', count: 1 },
      { day: '2026-11-24', name: 'search', count: 2 },
      { day: '2026-11-24', name: 'signed-in', count: 1 },
      { day: '2026-11-25', name: 'search', count: 1 },
    ],
  })
  expect((await countsOf('2026-11-26')).totals).toEqual([])
  const customer = { as: { userName: 'anouk' } }
  const query = { from: '2026-11-24', to: '2026-11-25' }
  expect((await api.refusal(countEvents, { query }, customer)).code).toBe('forbidden')
})

test('[APP-16] a day begins and ends at midnight in Amsterdam, also in summer time', async () => {
  for (const at of [
    '2026-07-09T23:59:59.999',
    '2026-07-10T00:00',
    '2026-07-10T23:59:59.999',
    '2026-07-11T00:00',
  ]) {
    api.clock.set(Date.parse(`${at}+02:00`))
    await record({ name: 'search' })
  }
  expect((await countsOf('2026-07-10')).days).toEqual([
    { day: '2026-07-10', name: 'search', count: 2 },
  ])
})

test('[APP-16] the list has the thousand most frequent events in a stable order', async () => {
  const at = Date.parse('2026-08-01T12:00:00+02:00')
  const rare = Array.from({ length: 1000 }, (_, index) => ({
    name: 'search' as const,
    detail: `rare-${String(index).padStart(4, '0')}`,
  }))
  const often = { name: 'signed-in', detail: '' } as const
  await insertEvents(api.database.query, [...rare.toReversed(), often, often], at)
  const { totals } = await countsOf('2026-08-01')
  expect(totals.map(({ detail }) => detail)).toEqual([
    '',
    ...rare.slice(0, -1).map(({ detail }) => detail),
  ])
})

test.each(['anouk@voorbeeld.nl', 'Anouk de Wit', '+31 6 12345678', 'x'.repeat(65)])(
  '[APP-16] an event with %s is refused',
  async (detail) => {
    const refused = await api.refusal(recordEvents, {
      body: { events: [{ name: 'search', detail }] },
    })
    expect(refused).toMatchObject({ code: 'invalid-request' })
    expect(refused.details?.[0]?.path).toBe('body.events.0.detail')
  },
)

test('[APP-16] a call has at most fifty events', async () => {
  const events = Array.from({ length: 51 }, () => ({ name: 'search' as const }))
  expect((await api.refusal(recordEvents, { body: { events } })).code).toBe('invalid-request')
  await record(...events.slice(1))
})

test('[APP-16] an address that sends thousands of events is limited, and so is its network', async () => {
  const { pool } = await aDatabase()
  const { app } = await anApi({ cleanUp: onTestFinished, deps: { limiter: rateLimiter(pool) } })
  const events = Array.from({ length: 50 }, () => ({ name: 'search' }))
  const ask = (remoteAddress: string) =>
    app.inject({ ...injection(recordEvents, { body: { events } }), remoteAddress })
  const answers = await Promise.all(Array.from({ length: 121 }, () => ask('2001:db8::1')))
  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(120)
  const refused = await ask('2001:db8::2')
  expect(refused.json()).toMatchObject({ statusCode: 429, code: 'too-many-requests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('10.0.0.1')).statusCode).toBe(202)
})

test('events are deleted after thirteen months', async () => {
  api.clock.set(Date.parse('2025-01-15T12:00:00+01:00'))
  await record({ name: 'search' })
  api.clock.set(api.clock.now() + EVENT_RETENTION_DAYS * DAY_MS - 1)
  const sweep = () => eventJobs(api)['sweep-events']({}, { id: '1', attempt: 1, signal: undefined })
  await sweep()
  expect((await countsOf('2025-01-15')).totals).toHaveLength(1)
  api.clock.set(api.clock.now() + 2)
  await sweep()
  expect((await countsOf('2025-01-15')).totals).toEqual([])
})
