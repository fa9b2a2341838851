import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getDesk, listWork as listWorkEndpoint } from '#contract/desk-work.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { customerUserName } from '#domain/identifiers.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { DEFAULT_WORK_ITEM_TERMS, WORK_KINDS, type WorkKind } from '#domain/work-item/terms.ts'
import { instant, instantOfMicroseconds, microseconds } from '#platform/postgres/instant.ts'
import type { Caller } from '../http/caller.ts'
import { anApi } from '../testing/api.ts'
import { inLargeMarket } from '../testing/large-market.ts'
import { shortestTime } from '../testing/shortest-time.ts'
import { listWork } from './list-work.ts'
import { readDesk } from './read-desk.ts'
import type { OpenWork, WorkSource } from './work-source.ts'

// Friday 20 November 2026.
const api = await anApi({ now: Date.parse('2026-11-20T10:00:00+01:00') })
const { database, clock } = api
const DEPS = { database, clock, workItemTerms: DEFAULT_WORK_ITEM_TERMS }
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })

// A table of this test alone: sources of the product come with their nouns.
await database.pool.query(`
  create table waiting (id uuid primary key default uuidv7(), kind text, since timestamptz, subject text);
  create index waiting_since on waiting (kind, since, id)`)

function sourceOf(kind: WorkKind): WorkSource {
  return {
    kind,
    async findOpen(query, { after, limit }) {
      const later = after
        ? sql`and (since, id) > (${instantOfMicroseconds(after.value)}, ${after.id}::uuid)`
        : sql``
      const { rows } = await sql<OpenWork>`
        select id as "itemId", ${microseconds(sql`since`)} as "sinceMicroseconds", subject,
          null as assignee, 1 as version
        from waiting where kind = ${kind} ${later} order by since, id limit ${limit}`.execute(query)
      return rows
    },
    async countOpen(query, { before, most }) {
      const due = before === null ? sql`` : sql`and since < ${instant(before)}`
      const { rows } = await sql<{ open: number }>`
        select count(*) as open from (select from waiting where kind = ${kind} ${due} limit ${most}) w`.execute(
        query,
      )
      return rows[0]?.open ?? 0
    },
  }
}
const SOURCES = WORK_KINDS.map(sourceOf)

async function waits(kind: WorkKind, since: string, subject: string) {
  await database.pool.query('insert into waiting (kind, since, subject) values ($1, $2, $3)', [
    kind,
    since,
    subject,
  ])
}

function callerOf(userName: string): Caller {
  const signIn = { grantId: '', signedInAt: null, hasShownSecondFactor: true }
  return { kind: 'user', userName: customerUserName(userName), role: 'operator', ...signIn }
}

async function list(
  query: { order?: 'due'; after?: string; limit?: number } = {},
  sources = SOURCES,
) {
  const asked = { order: 'oldest' as const, limit: 50, after: undefined, ...query }
  const listed = await listWork(DEPS, { query: asked }, sources)
  if (!listed.ok) throw new Error(listed.refusal)
  return listed.answer.data
}

test('[DESK-011] work of all kinds is listed the oldest first, with the day on which it is due', async () => {
  await waits('message', '2026-11-19T09:00:00+01:00', 'Btw op een factuur')
  await waits('report', '2026-11-13T09:00:00+01:00', 'Lotus & Linnen')
  await waits('privacy-request', '2026-10-27T09:00:00+01:00', 'Noor Visser')
  await waits('registration', '2026-11-18T23:30:00Z', 'Atelier Blauweregen') // the 19th in Amsterdam
  const { today, urgent, items } = await list()
  expect(today).toBe('2026-11-20')
  expect(items.map(({ kind, subject, dueDay }) => [kind, subject, dueDay])).toEqual([
    ['privacy-request', 'Noor Visser', '2026-11-27'],
    ['report', 'Lotus & Linnen', '2026-11-20'],
    ['registration', 'Atelier Blauweregen', '2026-11-24'],
    ['message', 'Btw op een factuur', '2026-11-23'],
  ])
  expect(urgent).toMatchObject({ kind: 'report', subject: 'Lotus & Linnen' })
})

test('[DESK-287] what is due first is listed by its day on one page', async () => {
  const { urgent, items, nextCursor } = await list({ order: 'due' })
  expect(items.map(({ subject, dueDay }) => [subject, dueDay])).toEqual([
    ['Lotus & Linnen', '2026-11-20'],
    ['Btw op een factuur', '2026-11-23'],
    ['Atelier Blauweregen', '2026-11-24'],
    ['Noor Visser', '2026-11-27'],
  ])
  expect(urgent).toMatchObject({ subject: 'Lotus & Linnen' })
  expect(nextCursor).toBeNull()
  const first = await list({ order: 'due', limit: 2 })
  expect(first.items.map(({ subject }) => subject)).toEqual([
    'Lotus & Linnen',
    'Btw op een factuur',
  ])
  const { nextCursor: place } = await list({ limit: 1 })
  await expect(list({ order: 'due', after: place ?? '' })).rejects.toThrow('invalid-request')
})

test('[DESK-011] a first page reads each kind once', async () => {
  const read: WorkKind[] = []
  const counted = SOURCES.map(
    (source): WorkSource => ({
      ...source,
      findOpen(...input) {
        read.push(source.kind)
        return source.findOpen(...input)
      },
    }),
  )
  const { late, items } = await list({ limit: 1 }, counted)
  expect([items.length, late.length]).toEqual([1, 0])
  expect(read.toSorted()).toEqual([...WORK_KINDS].toSorted())
})

test('[DESK-303] what is late comes with the first page of the oldest first, the longest late first', async () => {
  await waits('report', '2026-11-11T09:00:00+01:00', 'Studio Wimper')
  await waits('message', '2026-11-16T09:00:00+01:00', 'Ruben Mulder')
  const { late, nextCursor } = await list({ limit: 1 })
  expect(late.map(({ subject, dueDay }) => [subject, dueDay])).toEqual([
    ['Studio Wimper', '2026-11-18'],
    ['Ruben Mulder', '2026-11-18'],
  ])
  expect((await list({ limit: 1, after: nextCursor ?? '' })).late).toEqual([])
  expect((await list({ order: 'due' })).late).toEqual([])
  await database.pool.query(
    "delete from waiting where subject in ('Studio Wimper', 'Ruben Mulder')",
  )
})

test('[DESK-010] each kind is counted, and apart what is due today or late', async () => {
  const caller = callerOf('mei')
  const desk = await readDesk(DEPS, { caller }, SOURCES)
  if (!desk.ok) throw new Error(desk.refusal)
  const { operator, work } = desk.answer.data
  expect(operator).toEqual({ userName: 'mei', name: 'Mei Lin' })
  expect(work).toContainEqual({ kind: 'report', open: 1, due: 1 })
  expect(work).toContainEqual({ kind: 'message', open: 1, due: 0 })
  expect((await api.call(getDesk, {}, MEI)).data.operator.name).toBe('Mei Lin')
})

test('[DESK-011] every item is on one page exactly, also those of one moment and within a millisecond', async () => {
  await database.pool.query('truncate waiting')
  await database.pool.query(`
    insert into waiting (kind, since, subject)
    select (array['report', 'message', 'registration'])[1 + n % 3],
      timestamptz '2026-11-01 12:00:00.000001' + (n / 4) * interval '1 microsecond', n::text
    from generate_series(1, 40) n`)
  const seen: string[] = []
  let after: string | undefined
  do {
    const { items, nextCursor } = await list({ limit: 7, ...(after && { after }) })
    seen.push(...items.map(({ subject }) => subject))
    after = nextCursor ?? undefined
  } while (after)
  expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 40 }, (_, n) => String(n + 1)),
  )
})

test('[DESK-243] the desk counts the salons that customers find', async () => {
  const count = async () => (await api.call(getDesk, {}, MEI)).data.liveProviders
  const before = await count()
  const provider = await aProvider(database, { userName: 'lotus-en-linnen' })
  expect(await count()).toBe(before + 1)
  await database.pool.query('update providers set active = false where id = $1', [provider.id])
  expect(await count()).toBe(before)
})

test('[DESK-011] a page and the counts answer within 100 ms in a large market', async () => {
  await database.pool.query(`
    insert into waiting (kind, since, subject)
    select (array['report', 'message', 'registration', 'privacy-request'])[1 + n % 4],
      timestamptz '2026-01-01' + n * interval '7 minutes', n::text
    from generate_series(1, ${inLargeMarket(50_000)}) n`)
  await database.pool.query('analyze waiting')
  const { nextCursor } = await list({ limit: 500 })
  const page = async () =>
    expect((await list({ limit: 50, after: nextCursor ?? '' })).items).toHaveLength(50)
  expect(await shortestTime(100, page)).toBeLessThan(100)
  const caller = callerOf('mei')
  expect(await shortestTime(100, () => readDesk(DEPS, { caller }, SOURCES))).toBeLessThan(100)
})

test('[DESK-011] the operation of the desk answers, and refuses a cursor of something else', async () => {
  clock.advance(DAY_MS)
  expect((await api.call(listWorkEndpoint, { query: {} }, MEI)).data.today).toBe('2026-11-21')
  const refused = await api.refusal(listWorkEndpoint, { query: { after: 'page-2' } }, MEI)
  expect(refused.details?.[0]?.path).toBe('query.after')
})
