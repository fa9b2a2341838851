import { setTimeout as delay } from 'node:timers/promises'
import { POSTGRES_BIN } from '../configure.ts'
import { type NodeName, ROOT } from '../layout.ts'
import { findPrimary, psql } from '../patroni.ts'
import { asUser, run, until } from '../run.ts'
import { backrest, type Cluster } from '../start-cluster.ts'
import type { RestoreResult } from './table.ts'

const TABLES = ['orders', 'order_items', 'appointments', 'accounts'] as const
const MISTAKE = 'delete from order_items; delete from appointments; delete from orders'
/** Where the copy stands, below ROOT. */
const PLACE = 'backup/restored'
const SIDE = `${ROOT}/${PLACE}`

/** The base backup that a night makes. @returns seconds */
export async function takeBackup(cluster: Cluster): Promise<number> {
  const primary = await primaryOf(cluster)
  return secondsOf(() => backrest(primary, '--type=full', 'backup'))
}

/**
 * Deletes all orders, and restores the database beside the cluster to the second before. The cluster keeps the mistake: an
 * operator copies back what is missing, or moves to the copy.
 */
export async function restoreToTime(
  cluster: Cluster,
  backupSeconds: number,
): Promise<RestoreResult> {
  const primary = await primaryOf(cluster)
  const before = await readTables(primary)
  const restoredTo = (await bloesem(primary, 'select clock_timestamp()')).trim()
  await delay(1_000)
  await bloesem(primary, MISTAKE)
  const after = await readTables(primary)
  // A segment is archived when it is full or a minute old; the mistake's own is closed now.
  await psql(primary, 'select pg_switch_wal()')
  await backrest(primary, 'check')
  const restoreSeconds = await secondsOf(() => restoreBeside(primary, restoredTo))
  try {
    const restored = await readTables(PLACE)
    const tables = TABLES.map((name) => ({
      name,
      before: before[name].rows,
      after: after[name].rows,
      restored: restored[name].rows,
      isEqual: before[name].values === restored[name].values,
    }))
    return { mistake: MISTAKE, restoredTo, backupSeconds, restoreSeconds, tables }
  } finally {
    await postgres('stop', '-m', 'fast')
  }
}

/** Restores into a folder of its own and starts a PostgreSQL there that only its socket reaches. */
async function restoreBeside(node: NodeName, time: string): Promise<void> {
  await run(asUser('postgres', ['mkdir', '-p', '-m', '700', SIDE]))
  const target = ['--type=time', `--target=${time}`, '--target-action=promote']
  await backrest(node, `--pg1-path=${SIDE}/data`, ...target, 'restore')
  const own = {
    listen_addresses: '',
    unix_socket_directories: SIDE,
    archive_mode: 'off',
    synchronous_standby_names: '',
    hba_file: `${SIDE}/data/pg_hba.conf`,
    ident_file: `${SIDE}/data/pg_ident.conf`,
  }
  const options = Object.entries(own).map(([name, value]) => `-c ${name}='${value}'`)
  await postgres('start', '-w', '-t', '120', '-o', options.join(' '), '-l', `${SIDE}/log`)
  await until('the restored database takes writes', async () => {
    const answer = await psql(PLACE, 'select pg_is_in_recovery()')
    return answer.trim() === 'f'
  })
}

function postgres(...words: string[]): Promise<string> {
  return run(asUser('postgres', [`${POSTGRES_BIN}/pg_ctl`, '-D', `${SIDE}/data`, ...words]))
}

type TableName = (typeof TABLES)[number]

async function readTables(
  place: string,
): Promise<Record<TableName, { rows: number; values: string }>> {
  const entries = TABLES.map(async (name) => {
    const answer = await bloesem(
      place,
      `select count(*), coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${name} t`,
    )
    const [rows, values = ''] = answer.trim().split('|')
    return [name, { rows: Number(rows), values }] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as Record<
    TableName,
    { rows: number; values: string }
  >
}

function bloesem(place: string, sql: string): Promise<string> {
  return psql(place, sql, { database: 'bloesem' })
}

async function primaryOf({ layout }: Cluster): Promise<NodeName> {
  return until('a primary', () => findPrimary(layout), 60)
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
