import type { Log } from '#platform/log.ts'
import type { ApiDeps } from '../api-deps.ts'
import { changeStatus } from './change-status.ts'
import { findUnanswered } from './store.ts'

const BATCH = 100

export interface DecliningDeps extends Pick<ApiDeps, 'database' | 'clock'> {
  readonly log: Log
}

/** Gives up the requests a salon has not answered by the hour of the visit, and tells both. */
export async function declineUnanswered(deps: DecliningDeps): Promise<void> {
  const { database, clock, log } = deps
  const before = clock.now()
  const stuck: string[] = []
  for (;;) {
    const orderIds = await findUnanswered(database.query, before, { limit: BATCH, except: stuck })
    for (const orderId of orderIds) {
      try {
        // One that was answered at this very moment is left as it is.
        await changeStatus(deps, { orderId, to: 'DECLINED', part: 'system', by: 'system' })
      } catch (err) {
        // No one order keeps the others from being declined; it is tried again the next time.
        stuck.push(orderId)
        log.error({ orderId, err }, 'A request that nobody answered could not be declined')
      }
    }
    if (orderIds.length < BATCH) return
  }
}
