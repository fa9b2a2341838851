import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { type Connection, openPool } from './pool.ts'
import { preparingClient } from './prepared.ts'
import { isUnavailable } from './unavailable.ts'

/** A position in the primary's log (LSN), as PostgreSQL writes it: '0/16B3748'. */
export type LogPosition = string

/**
 * Standbys for reads that may be a little old. Whatever a standby cannot answer in time is read from the primary. Every
 * connection must stay with one server; several standbys may share an address.
 */
export interface Standby {
  /**
   * Runs reads that may be some 100 ms old. They see everything written up to `after`; null when the reader wrote nothing. A
   * transaction in `work` goes to the primary.
   */
  read<Result>(after: LogPosition | null, work: () => Promise<Result>): Promise<Result>
  /** The position of the primary after everything that is written so far. */
  position(): Promise<LogPosition>
  /** How many statements were answered by which pool, and why not by the standby. */
  readonly counts: ReadonlyMap<ReadReason, number>
}

/**
 * `standby` answered. The primary did because the reader's own write (`own-write`) or too much (`behind`) was not replayed,
 * because the standby is left alone after a failure (`away`), or because it failed now (`failed`).
 */
export type ReadReason = 'standby' | 'own-write' | 'behind' | 'away' | 'failed'

/** How far a standby may be behind for anybody. */
const MAX_LAG_MS = 3_000
const SAMPLE_MS = 500
/** How long a statement may take on a standby. */
const STATEMENT_MS = 1_000
/** How long a standby may take to answer at all. */
const ANSWER_MS = 1_500

const reading = new AsyncLocalStorage<{ after: bigint }>()

/**
 * Opens the standbys of a primary.
 * @param pool the primary's
 * @returns the pool that chooses for each statement, and what ends it
 */
export function openStandby(
  pool: Pool,
  connection: Connection,
  primary: PostgresPool,
): { standby: Standby; pool: PostgresPool; close(): Promise<void> } {
  const standbys = openPool(connection, {
    statementTimeoutMs: STATEMENT_MS,
    connectTimeoutMs: STATEMENT_MS,
  })
  const counts = new Map<ReadReason, number>()
  const samples = samplePrimary(pool)
  const replayed = new WeakMap<PoolClient, bigint>()
  const presence = watchPresence(standbys)

  const answer = async <Row>(text: string, values: readonly unknown[], after: bigint) => {
    const floor = samples.floor()
    if (floor === null || presence.isAway()) return { reason: 'away' } as const
    const client = await standbys.connect()
    let isBroken = true
    try {
      const position = await withinTime(positionAtLeast(client, max(after, floor), replayed))
      isBroken = false
      if (position < after) return { reason: 'own-write' } as const
      if (position < floor) return { reason: 'behind' } as const
      isBroken = true
      const sent = preparingClient(client).query<Row>(text, values)
      const result = await withinTime(sent)
      isBroken = false
      return { reason: 'standby', result } as const
    } finally {
      client.release(isBroken)
    }
  }
  const read = async <Row>(text: string, values: readonly unknown[], after: bigint) => {
    const answered = await answer<Row>(text, values, after).catch((error: unknown) => {
      // The primary decides about every other error: it may be of a migration that the standby has not replayed yet.
      if (isUnavailable(error) && !isStatementTimeout(error)) presence.leave()
      return { reason: 'failed' } as const
    })
    counts.set(answered.reason, (counts.get(answered.reason) ?? 0) + 1)
    return answered.reason === 'standby' ? answered.result : null
  }
  return {
    standby: {
      read: (after, work) =>
        reading.run({ after: after === null ? 0n : parsePosition(after) }, work),
      position: () => currentPosition(pool),
      counts,
    },
    pool: choosingPool(primary, read),
    close: async () => {
      samples.stop()
      presence.stop()
      await standbys.end()
    },
  }
}

type ReadFromStandby = <Row>(
  text: string,
  values: readonly unknown[],
  after: bigint,
) => Promise<PostgresQueryResult<Row> | null>

/** A pool that sends the reads of `Standby.read` to a standby, and everything else to the primary. */
function choosingPool(primary: PostgresPool, read: ReadFromStandby): PostgresPool {
  return {
    ...primary,
    connect: async () => {
      const reader = reading.getStore()
      return reader
        ? choosingClient(primary, (text, values) => read(text, values, reader.after))
        : primary.connect()
    },
  }
}

function choosingClient(
  primary: PostgresPool,
  read: (text: string, values: readonly unknown[]) => ReturnType<ReadFromStandby>,
): PostgresPoolClient {
  let client: PostgresPoolClient | undefined
  const send = async (text: string, values: readonly unknown[]) => {
    if (!client && !BEGINS.test(text)) {
      const result = await read(text, values)
      if (result) return result
    }
    client ??= await primary.connect()
    return client.query(text, values)
  }
  return {
    query: send as PostgresPoolClient['query'],
    release: (isBroken) => client?.release(isBroken),
  }
}

const BEGINS = /^\s*(begin|start transaction)\b/i

/** Leaves standbys alone after a failure until they answer again, so that no visitor waits for them. */
function watchPresence(standbys: Pool) {
  const stopping = new AbortController()
  let isAway = false
  const comeBack = async () => {
    while (isAway && !stopping.signal.aborted) {
      await delay(SAMPLE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      await checkAnswer(standbys).then(
        () => {
          isAway = false
        },
        () => {},
      )
    }
  }
  return {
    isAway: () => isAway,
    leave: () => {
      if (isAway) return
      isAway = true
      void comeBack()
    },
    stop: () => stopping.abort(),
  }
}

// A connection without an answer is closed: kept, those of a standby that is cut off would soon fill the pool.
async function checkAnswer(standbys: Pool): Promise<void> {
  const client = await standbys.connect()
  let isBroken = true
  try {
    await withinTime(client.query('select 1'))
    isBroken = false
  } finally {
    client.release(isBroken)
  }
}

function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}

/** Remembers where the primary was; `floor` is where it was as long ago as a standby may be behind. */
function samplePrimary(pool: Pool) {
  const samples: { at: number; position: bigint }[] = []
  const stopping = new AbortController()
  const sample = async () => {
    const at = performance.now()
    const position = parsePosition(await currentPosition(pool))
    samples.push({ at, position })
    while (samples[1] && samples[1].at <= at - MAX_LAG_MS) samples.shift()
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      // Without a primary nothing is written, and what was written last stays the floor.
      await sample().catch(() => {})
      await delay(SAMPLE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  void run()
  return {
    floor: () => samples[0]?.position ?? null,
    stop: () => stopping.abort(),
  }
}

async function currentPosition(pool: Pool): Promise<LogPosition> {
  const { rows } = await pool.query<{ position: string }>(
    'select pg_current_wal_insert_lsn()::text as position',
  )
  return rows[0]?.position ?? '0/0'
}

/** What the server of a connection has replayed; it is asked again only while it was behind. */
async function positionAtLeast(
  client: PoolClient,
  wanted: bigint,
  replayed: WeakMap<PoolClient, bigint>,
): Promise<bigint> {
  const known = replayed.get(client)
  if (known !== undefined && known >= wanted) return known
  const { rows } = await client.query<{ position: string }>(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
       else pg_current_wal_insert_lsn() end::text as position`,
  )
  const position = parsePosition(rows[0]?.position ?? '0/0')
  replayed.set(client, position)
  return position
}

function parsePosition(position: LogPosition): bigint {
  const [high = '0', low = '0'] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const error = Object.assign(new Error('the standby took too long'), { code: 'ETIMEDOUT' })
  const timer = setTimeout(reject, ANSWER_MS, error)
  work.catch(() => {}) // nobody waits for it any more after the time
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
