import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOperatorLog } from '#contract/operator-log.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { openDatabase } from '#platform/postgres/database.ts'
import { runAdmin } from '../ops/admin/run-admin.ts'
import type { Tables } from '../schema.gen.ts'
import { anApi, injection } from '../testing/api.ts'
import { inLargeMarket } from '../testing/large-market.ts'
import { shortestTime } from '../testing/shortest-time.ts'
import { recordAct } from './record-act.ts'

const api = await anApi()
const { database, clock } = api
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })
const salon = await aProvider(database, { userName: 'salon-iris', fullName: 'Salon Iris' })
const admin = (...words: string[]) => runAdmin({ ...api, places: null }, words)
const TARGET = { kind: 'provider', id: salon.id } as const

function record(act: 'hide-provider' | 'show-provider', reason: string | null = null) {
  return database.transaction((trx) =>
    recordAct(trx, { operator: { userName: 'mei' }, act, target: TARGET, reason }, clock),
  )
}

async function list(query: Record<string, unknown> = {}) {
  return (await api.call(listOperatorLog, { query }, MEI)).data
}

test('[DESK-003] an act is written with who, when, what and why; what failed leaves nothing', async () => {
  await record('hide-provider', '  Staat dubbel  ')
  const [latest] = (await list()).acts
  expect(latest).toMatchObject({
    operator: { userName: 'mei', name: 'Mei Lin' },
    byCommandLine: false,
    act: 'hide-provider',
    reason: 'Staat dubbel',
    targetKind: 'provider',
    targetId: salon.id,
    targetName: 'Salon Iris',
    at: new Date(clock.now()).toISOString(),
  })
  const failing = database.transaction(async (trx) => {
    const written = { operator: { userName: 'mei' }, act: 'show-provider', target: TARGET } as const
    await recordAct(trx, written, clock)
    throw new Error('the act failed')
  })
  await expect(failing).rejects.toThrow('the act failed')
  expect((await list({ act: 'show-provider' })).acts).toEqual([])
})

test.each([
  'update operator_log set reason = null',
  'delete from operator_log',
  'truncate operator_log',
])('[DESK-004] the product’s own role cannot change the log: %s', async (statement) => {
  await record('hide-provider')
  const before = (await list({ limit: 500 })).acts
  await expect(database.pool.query(statement)).rejects.toThrow('the operator log is never changed')
  expect((await list({ limit: 500 })).acts).toEqual(before)
  expect((await list()).protection).toBe('trigger')
})

test('[DESK-004] a role that does not own the log can add to it, and not switch its rule off', async () => {
  const role = `serving_${Math.abs(clock.now() % 100_000)}_${process.pid}`
  await database.pool.query(`create role ${role} login password 'x' nosuperuser`)
  try {
    await database.pool.query(`grant usage on schema public to ${role}`)
    await database.pool.query(`grant select, insert on operator_log, accounts to ${role}`)
    const own = { ...database.connection, user: role, password: 'x' }
    const serving = openDatabase<Tables>(own, { maxConnections: 1 })
    try {
      const add = `insert into operator_log (at, act, target_kind) values ('2020-01-01', 'close', 'market')`
      await serving.pool.query(add)
      for (const statement of [
        'alter table operator_log disable trigger all',
        'drop trigger operator_log_append_only on operator_log',
        'update operator_log set reason = null',
        'truncate operator_log',
      ])
        await expect(serving.pool.query(statement), statement).rejects.toThrow()
    } finally {
      await serving.close()
    }
  } finally {
    await database.pool.query(`drop owned by ${role}`)
    await database.pool.query(`drop role ${role}`)
  }
})

test('[DESK-005] a command is logged as the command line’s, with its reason, in one transaction', async () => {
  await admin('hide-provider', 'salon-iris', '--reason', 'Op verzoek')
  const { acts } = await list({ operator: 'command-line' })
  expect(acts[0]).toMatchObject({
    operator: null,
    byCommandLine: true,
    act: 'hide-provider',
    reason: 'Op verzoek',
    targetId: salon.id,
  })
  const count = acts.length
  expect((await admin('hide-provider', 'nowhere')).ok).toBe(false)
  expect((await admin('providers')).ok).toBe(true)
  expect((await list({ operator: 'command-line' })).acts).toHaveLength(count)
})

test('[DESK-005] who was deleted is in the log by an id that leads to nobody', async () => {
  const { subject } = await anAccount(database, { userName: 'noor', name: 'Noor Bakkali' })
  expect((await admin('delete-person', 'noor')).ok).toBe(true)
  const [deleted] = (await list({ act: 'delete-person' })).acts
  expect(deleted).toMatchObject({ targetKind: 'account', targetId: subject, targetName: null })
  expect(JSON.stringify(await list())).not.toMatch(/noor bakkali|noor@/i)
})

test('[DESK-006] the log is filtered by operator, act, target and days, and read in pages without an end by number', async () => {
  await anAccount(database, { userName: 'bram', role: 'operator' })
  for (let index = 0; index < 5; index++) {
    // Two at the same moment, one a day later.
    if (index % 2 === 0) clock.advance(DAY_MS)
    await database.transaction((trx) =>
      recordAct(trx, { operator: { userName: 'bram' }, act: 'reopen', target: TARGET }, clock),
    )
  }
  const query = { operator: 'bram', act: 'reopen', targetKind: 'provider', targetId: salon.id }
  const all = (await list(query)).acts
  expect(all).toHaveLength(5)
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  )
  const pages: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const { acts, nextCursor } = await list({ ...query, limit: 2, after })
    pages.push(...acts.map(({ actId }) => actId))
    after = nextCursor
  }
  expect(pages).toEqual(all.map(({ actId }) => actId))
  const day = all[0]?.at.slice(0, 10) ?? ''
  expect((await list({ ...query, from: day, to: day })).acts).toHaveLength(1)
  expect((await list({ ...query, operator: 'nobody' })).acts).toEqual([])
})

test('[DESK-006] a page of the log answers within 100 ms in a large market, with each filter', async () => {
  await sql`insert into operator_log (at, operator_subject, act, target_kind, target_id)
    select timestamptz '2020-01-01' + n * interval '1 hour', case when n % 3 = 0 then 'subject-of-mei' end,
      case when n % 1000 = 0 then 'close' else 'order-status' end, 'order', (n % 700)::text
    from generate_series(1, ${inLargeMarket(50_000)}::int) n`.execute(database.query)
  await database.pool.query('analyze operator_log')
  for (const query of [
    {},
    { operator: 'mei' },
    { act: 'close' },
    { targetKind: 'order', targetId: '7' },
    { from: '2020-03-01', to: '2020-03-02' },
  ]) {
    const page = async () => expect((await list(query)).acts.length).toBeGreaterThan(0)
    expect(await shortestTime(100, page), JSON.stringify(query)).toBeLessThan(100)
  }
})

test('[DESK-001] only an operator reads the log, as the account is now and not as its token says', async () => {
  const codeFor = async (userName: string, role: 'operator' | 'provider' | 'customer') =>
    (await api.refusal(listOperatorLog, { query: {} }, { as: { userName, role } })).code
  await anAccount(database, { userName: 'anouk' })
  expect(await codeFor('anouk', 'customer')).toBe('forbidden')
  expect(await codeFor('anouk', 'operator')).toBe('forbidden')
  const signedOut = await api.app.inject(injection(listOperatorLog, { query: {} }))
  expect(signedOut.json().code).toBe('sign-in-required')
  await admin('make-operator', 'anouk')
  await api.call(listOperatorLog, { query: {} }, { as: { userName: 'anouk', role: 'customer' } })
  await admin('unmake-operator', 'anouk')
  expect(await codeFor('anouk', 'operator')).toBe('forbidden')
})
