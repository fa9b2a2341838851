import { join } from 'node:path'
import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { readBackupFile, writeBackupFile } from '#platform/backup/backup-file.ts'
import { openBackup } from '#platform/backup/restore-backup.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { migrate } from '#platform/postgres/migrate.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { aFolder } from '#platform/testing/folder.ts'
import { INSERT_LAST_RELEASE } from '../testing/last-release-rows.ts'

// The release before the salon's workspace.
const LAST_RELEASE = '0025_notify_calendar_change'
// The rows of `INSERT_LAST_RELEASE`, backed up by `npm run backup` of commit 4239dd44, the last one before migration 0026.
const WRITTEN_BY_LAST_RELEASE = join(import.meta.dirname, '../testing/last-release.backup.gz')
// What this release has under another name.
const RENAMED: Record<string, string> = {
  'holds.sitting_began_at': 'hold_session_began_at',
  'refresh_turns.sealed_tokens': 'encrypted_tokens',
}
// Owners are memberships now, blocked customers are clients, and reports of reviews are reports. The row of a provider also says when it was changed.
const OTHER_COLUMNS = ['providers.owner_user_name', 'providers.version', 'providers.changed_at']
const OTHER_TABLES = ['blocked_customers', 'review_reports']
const UNLOGGED = ['holds', 'rate_limits']
const silent = () => {}

test('[WORK-178] a backup of the last release is restored with every order and calendar as it was', async () => {
  const old = await aLastReleaseDatabase()
  const before = await snapshot(old, await columnsOf(old))
  const path = join(aFolder(), 'last-release.gz')
  await writeBackupFile(path, writeBackup(old, { release: '0.1.0', secret: null }, silent))
  const restored = await anEmptyDatabase()
  const backup = await openBackup(readBackupFile(path))
  await backup.restoreInto(restored, silent)
  const after = await snapshot(restored, await columnsOf(old))
  for (const table of UNLOGGED) expect(after[table], table).toEqual([])
  expect({ ...after, ...pick(before, UNLOGGED) }).toEqual(before)
  await expectWorkspaceRows(restored)
})

test('[WORK-178] a backup that the last release wrote is restored with every order and calendar as it was', async () => {
  const restored = await anEmptyDatabase()
  const backup = await openBackup(readBackupFile(WRITTEN_BY_LAST_RELEASE))
  await backup.restoreInto(restored, silent)
  const old = await aLastReleaseDatabase()
  const columns = await columnsOf(old)
  const [before, after] = [await snapshot(old, columns), await snapshot(restored, columns)]
  expect(before.orders).toHaveLength(8)
  expect(withoutGenerated({ ...after, ...pick(before, UNLOGGED) })).toEqual(
    withoutGenerated(before),
  )
  for (const table of UNLOGGED) expect(after[table], table).toEqual([])
  await expectWorkspaceRows(restored)
})

test('[WORK-178] a database of the last release is migrated where it is, with its holds', async () => {
  const pool = await aLastReleaseDatabase()
  const columns = await columnsOf(pool)
  const before = await snapshot(pool, columns)
  expect(before).toMatchObject({ orders: { length: 8 }, appointments: { length: 9 } })
  expect(before.holds).toHaveLength(2)
  await migrate(pool)
  expect(await snapshot(pool, columns)).toEqual(before)
  await expectWorkspaceRows(pool)
})

test('[WORK-178] calendars of the last release still refuse an overlap', async () => {
  const pool = await aLastReleaseDatabase()
  await migrate(pool)
  const taking = pool.query(`insert into appointments (calendar_id, during)
    select calendar_id, during from appointments where live order by id limit 1`)
  await expect(taking).rejects.toThrow('appointments_never_overlap')
})

/** What the workspace adds to the rows of the last release, and what it moved. */
async function expectWorkspaceRows(pool: Pool): Promise<void> {
  const { rows: calendars } = await pool.query(
    `select p.user_name, c.id = p.id as same, c.kind, c.name, c.active and c.bookable_online as open
     from calendars c join providers p on p.id = c.provider_id order by user_name`,
  )
  const calendar = { same: true, kind: 'person', open: true }
  expect(calendars).toEqual([
    { ...calendar, user_name: 'salon-iris', name: 'Salon Iris' },
    { ...calendar, user_name: 'salon-pioen', name: 'Salon Pioen' },
  ])
  const { rows: members } = await pool.query(
    `select p.user_name as salon, m.user_name, role from memberships m join providers p on p.id = provider_id`,
  )
  expect(members).toEqual([{ salon: 'salon-pioen', user_name: 'marloes', role: 'owner' }])
  const { rows: clients } = await pool.query(
    'select user_name, blocked_at is not null as blocked from clients order by user_name',
  )
  expect(clients).toEqual([
    { user_name: 'anouk', blocked: false },
    { user_name: 'daan', blocked: true },
  ])
  const { rows: reports } = await pool.query('select kind, state, effect from reports')
  expect(reports).toEqual([])
  const { rows: orders } = await pool.query(`select distinct travel_fee_cents, travel_minutes,
    provider_note, free_until, placed_by, series_id from orders`)
  const added = { travel_fee_cents: 0, travel_minutes: 0, provider_note: '' }
  expect(orders).toEqual([{ ...added, free_until: null, placed_by: null, series_id: null }])
}

type Columns = Record<string, readonly string[]>

async function columnsOf(pool: Pool): Promise<Columns> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' and table_name <> 'migrations' group by 1`,
  )
  const kept = rows.filter(({ table }) => !OTHER_TABLES.includes(table))
  return Object.fromEntries(kept.map(({ table, columns }) => [table, columns]))
}

/** Every row, with the columns of the last release under their former names. */
async function snapshot(pool: Pool, columns: Columns): Promise<Record<string, unknown[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  const present = new Set(rows.map(({ name }) => name))
  const several = await namesOfMultiranges(pool)
  const found: Record<string, unknown[]> = {}
  for (const [table, names] of Object.entries(columns)) {
    const selected = names
      .filter((name) => !OTHER_COLUMNS.includes(`${table}.${name}`))
      .map((name) => {
        const now = presentName(table, name, present)
        return several.has(`${table}.${now}`)
          ? `range_merge(${now}) as ${name}`
          : `${now} as ${name}`
      })
    const all = await pool.query(`select ${selected.join(', ')} from ${table} t order by t::text`)
    found[table] = all.rows
  }
  return found
}

/** The rows without the ids and instants that the database generated when they were inserted. */
function withoutGenerated(tables: Record<string, unknown[]>): Record<string, string[]> {
  const generated = ['created_at', 'kept_at', 'replied_at']
  const isKept = ([column, value]: [string, unknown]) =>
    !generated.includes(column) && !(column === 'id' && !String(value).startsWith('00000000-'))
  const textOf = (row: unknown) =>
    JSON.stringify(Object.fromEntries(Object.entries(row as object).filter(isKept)))
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [table, rows.map(textOf).toSorted()]),
  )
}

/** The columns of several ranges, in which what was one range is the only one. */
async function namesOfMultiranges(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and udt_name = 'tstzmultirange'`,
  )
  return new Set(rows.map(({ name }) => name))
}

function presentName(table: string, column: string, present: ReadonlySet<string>): string {
  return present.has(`${table}.${column}`) ? column : (RENAMED[`${table}.${column}`] ?? column)
}

function pick(
  rows: Record<string, unknown[]>,
  tables: readonly string[],
): Record<string, unknown[]> {
  return Object.fromEntries(tables.map((table) => [table, rows[table] ?? []]))
}

async function anEmptyDatabase(): Promise<Pool> {
  const { pool } = await aDatabase(onTestFinished)
  await pool.query('drop schema public, identity, graphile_worker cascade; create schema public')
  return pool
}

async function aLastReleaseDatabase(): Promise<Pool> {
  const pool = await anEmptyDatabase()
  await migrate(pool, undefined, LAST_RELEASE)
  await pool.query(INSERT_LAST_RELEASE)
  return pool
}
