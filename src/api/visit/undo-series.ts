import type { undoSeries as endpoint } from '#contract/visit-series.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { changeSeries, nextVersion, SeriesRefusal } from './change-series.ts'
import { findLastEvent, freeTimes } from './store.ts'
import { timedUndo, undoWithLock } from './undo-visit-change.ts'

type UndoSeries = typeof endpoint

/**
 * Undoes the cancelling or the moving of visits of a series, by the member who did it and within ten seconds, all or none
 * (WORK-12).
 */
export async function undoSeries(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: HandlerInput<UndoSeries>,
): Promise<Outcome<UndoSeries>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { visits } = body
  const refused = await changeSeries(deps, { ...member, visits }, async (trx, orders) => {
    const undos = []
    for (const order of orders) {
      const event = await findLastEvent(trx, order.id)
      const isOfSeries = event?.to_status === 'CANCELLED' || event?.from_starts_at != null
      const undo = isOfSeries && timedUndo(order, event, member.userName, deps.clock.now())
      if (!undo) throw new SeriesRefusal({ ok: false, refusal: 'order-not-changeable' })
      undos.push(undo)
    }
    // Those that moved may have taken each other's former times.
    await freeTimes(
      trx,
      undos
        .filter(({ startsAt, currentStart }) => startsAt !== currentStart)
        .map(({ orderId }) => orderId),
    )
    for (const undo of undos) {
      const result = await undoWithLock(trx, undo)
      if (result === 'slot-taken') throw new SeriesRefusal({ ok: false, refusal: result })
      if (result !== 'undone') throw new SeriesRefusal({ ok: false, refusal: 'order-changed' })
    }
  })
  return refused ?? { ok: true, answer: { data: { visits: visits.map(nextVersion) } } }
}
