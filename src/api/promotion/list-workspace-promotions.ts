import type { listWorkspacePromotions as endpoint } from '#contract/promotion.ts'
import { euros } from '#domain/money.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { workspacePromotionReply } from './workspace-reply.ts'
import { findTreatments, findWorkspacePromotions } from './workspace-store.ts'

type ListWorkspacePromotions = typeof endpoint

/** The promotions of the caller's provider, with how often each was used and what it cost (WORK-50). */
export async function listWorkspacePromotions(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, language }: HandlerInput<ListWorkspacePromotions>,
): Promise<Outcome<ListWorkspacePromotions>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const now = deps.clock.now()
  const today = wallClock(now, timeZone).date
  const { query } = deps.database
  const [promotions, treatments] = await Promise.all([
    findWorkspacePromotions(query, { providerId, today }),
    findTreatments(query, { providerId, language }),
  ])
  const data = {
    timeZone,
    today,
    promotions: promotions.map((row) => workspacePromotionReply(row, now)),
    treatments: treatments.map(({ price_cents, ...same }) => ({
      ...same,
      price: euros(price_cents),
    })),
  }
  return { ok: true, answer: { data } }
}
