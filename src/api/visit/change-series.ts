import type { Transaction } from 'kysely'
import { lockAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import { lockOrder } from '../order/changing-store.ts'
import { mapConstraintError } from '../order/order-values-store.ts'
import { findOrders, type StoredOrder } from '../order/store.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import type { Tables } from '../schema.gen.ts'
import type { VisitVersion } from './series-store.ts'

interface SeriesToChange {
  readonly providerId: string
  readonly visits: readonly VisitVersion[]
}

/** Ends the transaction of a change with nothing written. */
export class SeriesRefusal extends Error {
  readonly refusal: HttpRefusal
  constructor(refusal: HttpRefusal) {
    super(refusal.refusal)
    this.refusal = refusal
  }
}

/**
 * Changes visits of one series in one transaction, all or none, with the locks of their orders, of their customer and of the
 * calendar (docs/data.md). The locks of the orders are taken in the order of their ids, so that two changes do not deadlock.
 * @param change gets the orders by start; a `SeriesRefusal` that it throws undoes everything
 * @returns null when all were changed
 */
export async function changeSeries(
  { database }: Pick<ApiDeps, 'database'>,
  { providerId, visits }: SeriesToChange,
  change: (trx: Transaction<Tables>, orders: readonly StoredOrder[]) => Promise<void>,
): Promise<HttpRefusal | null> {
  const versions = new Map(visits.map(({ orderId, version }) => [orderId.toLowerCase(), version]))
  if (versions.size < visits.length) return REPEATED
  try {
    await database.transaction(async (trx) => {
      const orderIds = [...versions.keys()].toSorted()
      for (const orderId of orderIds) await lockOrder(trx, orderId)
      const orders = await findOrders(trx, orderIds)
      const [first] = orders
      const isOfOne = orders.every(
        (each) =>
          each.provider_id === providerId &&
          each.series_id !== null &&
          each.series_id === first?.series_id,
      )
      if (!isOfOne || orders.length < orderIds.length) throw new SeriesRefusal(NOT_FOUND)
      if (first?.customer_user_name) await lockAccount(trx, first.customer_user_name)
      await lockCalendar(trx, providerId)
      if (orders.some(({ id, version }) => versions.get(id) !== version))
        throw new SeriesRefusal(CHANGED)
      await change(trx, orders)
    })
    return null
  } catch (error) {
    if (error instanceof SeriesRefusal) return error.refusal
    if (mapConstraintError(error) === 'slot-taken') return { ok: false, refusal: 'slot-taken' }
    throw error
  }
}

/** A visit as it is after a change. */
export function nextVersion({ orderId, version }: VisitVersion): VisitVersion {
  return { orderId, version: version + 1 }
}

const NOT_FOUND = { ok: false, refusal: 'not-found' } as const
const CHANGED = { ok: false, refusal: 'order-changed' } as const
const REPEATED = {
  ok: false,
  refusal: 'invalid-request',
  details: [{ path: 'body.visits', message: 'names an order twice' }],
} as const satisfies HttpRefusal
