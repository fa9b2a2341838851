import type { setDeskOrderStatus as endpoint } from '#contract/desk-order.ts'
import { withinTransaction } from '#platform/postgres/within-transaction.ts'
import type { ApiDeps } from '../../api-deps.ts'
import type { HandlerInput, Outcome } from '../../http/outcome.ts'
import { recordAct } from '../../operator-log/record-act.ts'
import { changeStatus } from '../change-status.ts'

type SetDeskOrderStatus = typeof endpoint

/**
 * Changes the status of an order for its customer or its salon, with the reason in both mails and in the log, in one
 * transaction (DESK-153). Of two operators the second is told (DESK-155).
 */
export async function setDeskOrderStatus(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params: { orderId }, body }: HandlerInput<SetDeskOrderStatus>,
): Promise<Outcome<SetDeskOrderStatus>> {
  const userName = caller.kind === 'user' ? caller.userName : ''
  const { version, status: to, actsFor, reason } = body
  return database.transaction(async (trx): Promise<Outcome<SetDeskOrderStatus>> => {
    const within = { database: withinTransaction(database, trx), clock }
    const by = { actorRole: 'operator', actorName: 'operator', actsFor, note: reason } as const
    const moved = await changeStatus(within, { orderId, version, to, ...by })
    if (!moved.ok) return moved
    if (moved.from !== to) {
      const target = { kind: 'order', id: orderId } as const
      const details = { from: moved.from, to, actsFor }
      const act = { operator: { userName }, act: 'order-status', target, reason, details } as const
      await recordAct(trx, act, clock)
    }
    return { ok: true, answer: { data: { status: to, version: moved.version } } }
  })
}
