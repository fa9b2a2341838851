import { DAY_MS } from '../time-units.ts'
import { isOpenStatus, type OrderStatus } from './status.ts'

const FREE_MS = 2 * DAY_MS

/**
 * Until when a customer may take another time or cancel free of charge after the provider moved a visit, epoch ms: two
 * days, at most until the new start (WORK-13).
 */
export function freeUntilAfterMove(movedAt: number, startsAt: number): number {
  return Math.min(startsAt, movedAt + FREE_MS)
}

/** The last change of a visit: by whom, and the start before it. Instants are epoch ms. */
interface LastChange {
  readonly actor: string
  readonly fromStartsAt: number
}

interface ChangedVisit {
  readonly status: OrderStatus
  readonly startsAt: number
  /** The user name; null or empty for a client without an account. */
  readonly customerUserName: string | null
}

/** Whether the provider moved a visit that is still to come, so that its customer may agree to the new time (WORK-151). */
export function isMovedByProvider(
  { status, startsAt, customerUserName }: ChangedVisit,
  { actor, fromStartsAt }: LastChange,
  now: number,
): boolean {
  const isByCustomer = isCustomer(actor, customerUserName)
  return isOpenStatus(status) && startsAt > now && fromStartsAt !== startsAt && !isByCustomer
}

/** Whether the actor of an event is the customer of its order: by user name, or `customer` for one without an account. */
export function isCustomer(actor: string, customerUserName: string | null): boolean {
  return actor === 'customer' || actor === customerUserName
}
