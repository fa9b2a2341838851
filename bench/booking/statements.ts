import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { orderDraft } from '#contract/order.ts'
import { customerUserName } from '#domain/identifiers.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Database } from '#platform/postgres/database.ts'
import { preparingPool } from '#platform/postgres/prepared.ts'
import { findByKey } from '../../src/api/order/idempotency-store.ts'
import { newOrder } from '../../src/api/order/new-order.ts'
import { insertOrder } from '../../src/api/order/placing-store.ts'
import {
  findProviderSnapshot,
  type ProviderSnapshot,
  type RequestedVisit,
} from '../../src/api/order/provider-snapshot-store.ts'
import { aDraft } from '../../src/api/order/testing/a-draft.ts'
import { validateOrder } from '../../src/api/order/validate-order.ts'
import type { Tables } from '../../src/api/schema.gen.ts'
import type { Market } from '../market.ts'

/** A slot that nobody else of the bench books. */
export interface BenchOrder {
  readonly salon: Market['salons'][number]
  readonly startsAt: number
  readonly key: string
  readonly customer: Market['customers'][number]
}

const NOTHING_BOOKED = {
  toCome: 0,
  upcomingAtProvider: 0,
  placedWithinHour: 0,
  placed: 0,
  atOnce: 0,
  accountCreatedAt: 0,
  isBlocked: false,
}

export function draftOf({ salon, startsAt }: BenchOrder, userName: string) {
  return aDraft(salon.provider, [salon.cut], { customerUserName: userName, startsAt })
}

/** The statements of placing each of these orders, recorded beforehand, so that a driver only sends them. */
export async function statementsOf(
  market: Pick<Market, 'database'>,
  pieces: readonly BenchOrder[],
): Promise<pg.QueryConfig[][]> {
  const snapshots = new Map<string, ProviderSnapshot>()
  const all: pg.QueryConfig[][] = []
  for (const booking of pieces) {
    const userName = customerUserName(booking.customer.userName)
    const draft = orderDraft.parse(draftOf(booking, userName))
    const { userName: providerUserName } = booking.salon.provider
    const visit: RequestedVisit = {
      providerUserName,
      customerUserName: userName,
      serviceLocation: 'SALON',
      customerAddress: '',
      homePoint: null,
      promotionId: null,
      startsAt: booking.startsAt,
      change: null,
      requestedBy: userName,
      isByCustomer: true,
      now: Date.now(),
      endsAt: booking.startsAt + 15 * MINUTE_MS,
      catalogItemIds: [booking.salon.cut.id],
    }
    const snapshot =
      snapshots.get(providerUserName) ?? (await findProviderSnapshot(market.database.query, visit))
    if (!snapshot) throw new Error('no offer')
    snapshots.set(providerUserName, snapshot)
    const validOrder = validateOrder(draft, snapshot, Date.now())
    if (!validOrder.ok) throw new Error(validOrder.refusal)
    const idempotency = {
      userName,
      key: booking.key,
      bodyHash: Buffer.from(sha256(JSON.stringify(draft)), 'hex'),
    }
    const order = newOrder({
      snapshot,
      validOrder,
      customerUserName: userName,
      language: 'nl',
      idempotency,
      now: Date.now(),
    })
    const reads = recorder([])
    await findByKey(reads.database.query, idempotency)
    await findProviderSnapshot(reads.database.query, visit)
    const writes = recorder([NOTHING_BOOKED])
    await insertOrder(writes.database, order)
    all.push([...reads.written, ...writes.written])
  }
  return all
}

/** A database that records its statements; each answers with these rows. */
function recorder(rows: readonly object[]) {
  const written: pg.QueryConfig[] = []
  const client = {
    query: async (statement: pg.QueryConfig) => {
      written.push(statement)
      return { rows }
    },
    release: () => {},
  }
  const pool = { connect: async () => client, options: {} } as unknown as pg.Pool
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) })
  const transaction: Database<Tables>['transaction'] = (work) => query.transaction().execute(work)
  return { database: { query, transaction }, written }
}
