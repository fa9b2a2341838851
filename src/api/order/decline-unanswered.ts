import type { ApiDeps } from '../api-deps.ts'
import { changeStatus } from './change-status.ts'
import { findUnanswered } from './store.ts'

const BATCH = 100

/** Gives up the requests a salon has not answered by the hour of the visit, and tells both. */
export async function declineUnanswered(deps: Pick<ApiDeps, 'database' | 'clock'>): Promise<void> {
  const { database, clock } = deps
  const before = clock.now()
  for (;;) {
    const orderIds = await findUnanswered(database.query, before, BATCH)
    for (const orderId of orderIds) {
      // One that was answered at this very moment is left as it is.
      await changeStatus(deps, { orderId, to: 'DECLINED', part: 'system', by: 'system' })
    }
    if (orderIds.length < BATCH) return
  }
}
