import type { setVisitStatus as endpoint } from '#contract/visit.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { changeStatus } from '../order/change-status.ts'
import { declineText } from '../order/decline-text.ts'
import { findOrderOfProvider } from '../order/store.ts'
import { changedVisit } from './changed-visit.ts'

type SetVisitStatus = typeof endpoint

/**
 * Sets the status of a visit for a member of its provider (WORK-11). Cancelling and a no-show need the permission to cancel. The
 * author may undo it for ten seconds (WORK-12).
 */
export async function setVisitStatus(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: HandlerInput<SetVisitStatus>,
): Promise<Outcome<SetVisitStatus>> {
  const { status, version, reason, message } = body
  const permission =
    status === 'CANCELLED' || status === 'NO_SHOW' ? 'cancel-visits' : 'manage-visits'
  const member = await findMember(deps, caller, { providerUserName: params.userName, permission })
  if (!member.ok) return member
  const { orderId } = params
  const order = await findOrderOfProvider(deps.database.query, {
    orderId,
    providerId: member.providerId,
  })
  if (!order) return { ok: false, refusal: 'not-found' }
  const changed = await changeStatus(deps, {
    orderId,
    version,
    to: status,
    actorRole: 'provider',
    actorName: member.userName,
    note: declineText({ reason, message }, order.language),
    isUndoable: true,
  })
  return changed.ok ? changedVisit(deps.database.query, orderId) : changed
}
