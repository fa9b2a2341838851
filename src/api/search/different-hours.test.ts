import { Kysely, PostgresDialect } from 'kysely'
import { expect, test } from 'vitest'
import { aCatalogItem, aProvider, workingHours } from '#demo/builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { categoryNumber } from '#domain/catalog/category.ts'
import type { SortBy } from '#domain/search/filters.ts'
import { aDatabase, type TestDatabase } from '#platform/testing/database.ts'
import type { Tables } from '../schema.gen.ts'
import { findMatches, type MatchQuery } from './matches-store.ts'
import { daysOfAvailability, searchStretches } from './search-days.ts'
import { AMSTERDAM } from './testing/a-market.ts'
import { UNFILTERED_QUERY } from './testing/unfiltered-query.ts'

const SALONS = 40

test('[SEARCH-10] no provider is compared with the hours of all others, though each has its own', async () => {
  const database = await aDatabase<Tables>()
  for (let index = 0; index < SALONS; index++) {
    const closesAt = `${16 + Math.floor(index / 12)}:${String((index % 12) * 5).padStart(2, '0')}`
    const hours = workingHours('09:00', closesAt, [1, 2, 3, 4, 5])
    await aCatalogItem(database, await aProvider(database, { userName: `salon-${index}`, hours }))
  }
  await database.pool.query('analyze')
  for (const [sortBy, isFree] of [
    ['recommended', true],
    ['firstAvailable', true],
    ['firstAvailable', false],
  ] as const) {
    const query = queryOf(sortBy, isFree)
    const { matches, total } = await findMatches(database.query, query)
    expect([matches.length, total], sortBy).toEqual([SALONS, SALONS])
    expect(await comparedRows(database, query), sortBy).toBeLessThan(SALONS)
  }
})

function queryOf(sortBy: SortBy, isFree: boolean): MatchQuery {
  return {
    ...UNFILTERED_QUERY,
    now: TEST_NOW,
    near: { ...AMSTERDAM, radiusKm: 25 },
    category: categoryNumber('hairStyling'),
    sortBy,
    freeOn: isFree ? daysOfAvailability('NEXT_WEEK', TEST_NOW) : undefined,
    lookAhead: searchStretches(TEST_NOW),
  }
}

/** How many pairs of rows a search compares without a match, as PostgreSQL counts them. */
async function comparedRows(database: TestDatabase<Tables>, criteria: MatchQuery): Promise<number> {
  let compared = 0
  const client = await database.pool.connect()
  const explain = async (text: string, values: readonly unknown[]) => {
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, [...values])
    const removed = JSON.stringify(rows).matchAll(/"Rows Removed by Join Filter":(\d+)/g)
    compared += [...removed].reduce((sum, [, count]) => sum + Number(count), 0)
    return { command: 'SELECT' as const, rowCount: 0, rows: [] }
  }
  const connection = { query: explain as never, release: () => client.release() }
  const pool = { connect: async () => connection, end: async () => {}, options: {} }
  await findMatches(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), criteria)
  return compared
}
