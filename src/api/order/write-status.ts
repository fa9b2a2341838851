import { occupiesTime } from '#domain/order/status.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import type { OrderAccess } from './order-lock.ts'
import { type StatusChange, updateStatus } from './store.ts'

/**
 * Writes an order's next status, with the lock of the calendar when that frees its time: what is squeezed in there comes
 * under the constraint. @returns false, with nothing written, when the order no longer has this version
 */
export function writeStatus(
  access: OrderAccess,
  providerId: string,
  change: StatusChange,
): Promise<boolean> {
  if (occupiesTime(change.to)) return updateStatus(access.query, change)
  return access.withLock(async (trx) => {
    await lockCalendar(trx, providerId)
    return updateStatus(trx, change)
  })
}
