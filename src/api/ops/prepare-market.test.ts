import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { anAccount, aProvider } from '#demo/builders.ts'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '#demo/sign-ins.ts'
import { seedDemoPeople } from '#identity/users/demo-people.ts'
import { userStore } from '#identity/users/store.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { DemoMode } from '#platform/demo-mode.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { prepareMarket } from '../../prepare-market.ts'
import type { Tables } from '../schema.gen.ts'

type Market = Awaited<ReturnType<typeof aDatabase<Tables>>>

function prepare(database: Market, mode: DemoMode) {
  return prepareMarket(database, mode, { clock, progress: () => {} })
}

function signInsOfTheDemo(database: Market) {
  const demo = { people: DEMO_SIGN_INS, password: DEMO_PASSWORD }
  return seedDemoPeople(demo, { store: userStore(database), passwordCost: undefined })
}

function markAsFilled({ query }: Market) {
  return sql`
    insert into app_state (key, value, changed_at) values ('demo-market', '{}', now())`.execute(
    query,
  )
}

const LEFT_BEHIND: [string, (database: Market) => Promise<unknown>][] = [
  ['the market', markAsFilled],
  [
    'an account of its people',
    async (database) => {
      const { userName } = await anAccount(database)
      await sql`
        update accounts set subject = ${DEMO_SIGN_INS[4]?.subject} where user_name = ${userName}`.execute(
        database.query,
      )
    },
  ],
  ['a sign-in of its people', signInsOfTheDemo],
]

test.each(LEFT_BEHIND)('a database with %s of the demo is not a real market', async (_, leave) => {
  const database = await aDatabase<Tables>(onTestFinished)
  await leave(database)
  await expect(prepare(database, 'none')).rejects.toThrow(
    /holds the demo market and its people, whose password is published.* set DATA_DIR to another folder, or DATABASE_URL to an empty database/,
  )
})

test('a database with shared sign-ins of an earlier start cannot become a public demo', async () => {
  const database = await aDatabase<Tables>(onTestFinished)
  await signInsOfTheDemo(database)
  await expect(prepare(database, 'public')).rejects.toThrow(
    /password is published: it cannot be a public demonstration\. For an empty one set DATA_DIR/,
  )
})

test('a market of the operator’s own providers stays as it is and cannot become a public demo', async () => {
  const database = await aDatabase<Tables>(onTestFinished)
  await aProvider(database)
  expect(await prepare(database, 'none')).toBe('none')
  expect(await prepare(database, 'local')).toBe('none')
  await expect(prepare(database, 'public')).rejects.toThrow(/holds salons of a real market/)
})

test('an empty database becomes a real market, and a public demo stays one at the next start', async () => {
  const database = await aDatabase<Tables>(onTestFinished)
  expect(await prepare(database, 'none')).toBe('none')
  await markAsFilled(database)
  expect(await prepare(database, 'public')).toBe('public')
  expect(await prepare(database, 'local')).toBe('local')
})
