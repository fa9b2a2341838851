import { checkMove } from '#domain/order/move.ts'
import type { OrderActor, OrderStatus } from '#domain/order/status.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import type { ApiDeps } from '../api-deps.ts'
import { storable } from '../storable.ts'
import { type Changing, changeInTurn } from './order-turn.ts'
import { bookedVisit } from './order-view.ts'
import { findOrder, updateStatus } from './store.ts'

export interface StatusRequest {
  readonly orderId: string
  readonly to: OrderStatus
  /** In whose part the order is moved: an operator moves it in the salon's. */
  readonly part: Exclude<OrderActor, 'customer'>
  /** Whose name the order's history shows: a user name, or 'system'. */
  readonly by: string
  /** Shown to both in the mail about it, when there is one. */
  readonly note?: string
}

/** What moved from where; both the same when the order had the status already. */
export interface StatusMoved {
  readonly ok: true
  readonly from: OrderStatus
  readonly to: OrderStatus
}

type NotMoved = { ok: false; refusal: Extract<RefusalCode, 'not-found' | 'order-not-changeable'> }

/**
 * Gives an order another status, as the table of the domain allows (ORDER-03), with its event, its time freed where
 * it is called off, and mails where the customer should know. Who may ask is for the caller to have settled.
 */
export function changeStatus(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  wish: StatusRequest,
): Promise<StatusMoved | NotMoved> {
  const { orderId } = wish
  return changeInTurn(database, { orderId, customerUserName: null }, ({ query }) =>
    moveAsItStands({ query, clock }, wish),
  )
}

async function moveAsItStands(
  { query, clock }: Pick<Changing, 'query'> & Pick<ApiDeps, 'clock'>,
  { orderId, to, part, by, note = '' }: StatusRequest,
): Promise<StatusMoved | NotMoved | 'changed-meanwhile'> {
  const order = await findOrder(query, orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  const { status: from, version } = order
  if (from === to) return { ok: true, from, to }
  const at = clock.now()
  const verdict = checkMove(bookedVisit(order), to, part, at)
  if (!verdict.ok) return verdict
  const move = { orderId, version, from, to, at, actor: by, note: storable(note) }
  return (await updateStatus(query, move)) ? { ok: true, from, to } : 'changed-meanwhile'
}
