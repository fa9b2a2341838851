import type { Transaction } from 'kysely'
import { inSavepoint } from '#platform/postgres/savepoint.ts'
import type { OrderAccess } from '../order/order-lock.ts'
import { mapConstraintError } from '../order/order-values-store.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import type { Tables } from '../schema.gen.ts'

/**
 * Changes a visit with its order and the calendars of its provider locked.
 * @returns what the change returns, or `slot-taken` when the exclusion constraint refuses it: then nothing was changed
 */
export async function changeWithCalendarLock<T>(
  access: OrderAccess,
  providerId: string,
  change: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T | 'slot-taken'> {
  try {
    return await access.withLock((trx) =>
      inSavepoint(trx, async () => {
        await lockCalendar(trx, providerId)
        return change(trx)
      }),
    )
  } catch (error) {
    if (mapConstraintError(error) === 'slot-taken') return 'slot-taken'
    throw error
  }
}
