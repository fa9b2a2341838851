import type { listProviderViews as endpoint } from '#contract/provider-view.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { findViews } from './store.ts'

const MAX_VIEWS = 50

/** When operators looked into the agenda of the caller's provider, for its owners (DESK-118). */
export async function listViews(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, params }: Pick<HandlerInput<typeof endpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof endpoint>> {
  const access = { providerUserName: params.userName, permission: 'manage-settings' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { timeZone, providerId } = member
  const views = await findViews(database.query, providerId, MAX_VIEWS)
  const data = {
    timeZone,
    views: views.map(({ beganAt, endsAt, reason }) => ({
      beganAt: toOffsetIso(beganAt, timeZone),
      endsAt: toOffsetIso(endsAt, timeZone),
      reason,
    })),
  }
  return { ok: true, answer: { data } }
}
