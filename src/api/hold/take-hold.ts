import { createKeyedQueue, runInQueue } from '#platform/work-queue.ts'
import type { HoldDeps } from './hold-deps.ts'
import { endOldestHolds, type HoldRequest, type HoldResult, writeHold } from './store.ts'

/**
 * Holds a time instead of the one the same person holds on this calendar. Beyond MAX_HOLDS_AT_ONCE calendars the person's
 * oldest hold ends.
 * @throws a 503 when too many requests of the holder wait already or one waited too long
 */
export function takeHold(
  { database }: Pick<HoldDeps, 'database'>,
  request: HoldRequest,
): Promise<HoldResult> {
  return runInQueue(holderQueues, request.holder, async () => {
    const taken = await database.transaction((trx) => writeHold(trx, request))
    if (taken.kind === 'held') await database.transaction((trx) => endOldestHolds(trx, request))
    return taken
  })
}

// The database serializes these anyway; waiting here takes no connection (docs/decisions/0023).
const holderQueues = createKeyedQueue()
