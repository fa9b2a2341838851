import type { cancelSeries as endpoint } from '#contract/visit-series.ts'
import { checkStatusChange } from '#domain/order/check-status-change.ts'
import { MAIL_DELAY_MS } from '#domain/order/undo.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { bookedVisit } from '../order/order-view.ts'
import { storable } from '../storable.ts'
import { changeSeries, nextVersion, SeriesRefusal } from './change-series.ts'
import { writeCancellation } from './series-store.ts'

type CancelSeries = typeof endpoint
type Deps = Pick<ApiDeps, 'database' | 'clock'>

/**
 * Cancels visits of a series for a member of their provider, all or none, with one mail (WORK-111). The author may undo it
 * for ten seconds.
 */
export async function cancelSeries(
  deps: Deps,
  { caller, params, body }: HandlerInput<CancelSeries>,
): Promise<Outcome<CancelSeries>> {
  const access = { providerUserName: params.userName, permission: 'cancel-visits' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { visits, message } = body
  const refused = await changeSeries(deps, { ...member, visits }, async (trx, orders) => {
    const at = deps.clock.now()
    const [first] = orders
    const isOpen = orders.every(
      (order) =>
        order.starts_at > at &&
        checkStatusChange(bookedVisit(order), 'CANCELLED', 'provider', at).ok,
    )
    if (!first || !isOpen) throw new SeriesRefusal(NOT_CHANGEABLE)
    const event = { eventId: uuidv7(at), at, actor: member.userName, note: storable(message) }
    const act = { visits, firstId: first.id, mailDelayMs: MAIL_DELAY_MS, ...event }
    const cancelled = await writeCancellation(trx, act)
    if (cancelled < visits.length) throw new SeriesRefusal({ ok: false, refusal: 'order-changed' })
  })
  return refused ?? { ok: true, answer: { data: { visits: visits.map(nextVersion) } } }
}

const NOT_CHANGEABLE = { ok: false, refusal: 'order-not-changeable' } as const
