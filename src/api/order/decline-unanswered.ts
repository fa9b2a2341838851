import type { Log } from '#platform/log.ts'
import type { ApiDeps } from '../api-deps.ts'
import { changeStatus } from './change-status.ts'
import { findUnanswered } from './store.ts'

const BATCH = 100

export interface DeclineDeps extends Pick<ApiDeps, 'database' | 'clock'> {
  readonly log: Log
}

/** Declines the requests whose term has ended, with mails to both sides (WORK-104). */
export async function declineUnanswered(deps: DeclineDeps): Promise<void> {
  const { database, clock, log } = deps
  const before = clock.now()
  const failed: string[] = []
  for (;;) {
    const orderIds = await findUnanswered(database.query, before, { limit: BATCH, except: failed })
    for (const orderId of orderIds) {
      try {
        // A request answered in the meantime is refused here and stays as it is.
        await changeStatus(deps, {
          orderId,
          to: 'DECLINED',
          actorRole: 'system',
          actorName: 'system',
        })
      } catch (err) {
        // One failing order does not stop the others; the next run tries it again.
        failed.push(orderId)
        log.error({ orderId, err }, 'A request that nobody answered could not be declined')
      }
    }
    if (orderIds.length < BATCH) return
  }
}
