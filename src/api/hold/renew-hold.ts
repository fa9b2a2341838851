import type { renewHold as endpoint } from '#contract/hold.ts'
import { holdLife } from '#domain/schedule/hold.ts'
import type { Asked, Outcome } from '../http/outcome.ts'
import { heldReply } from './held-reply.ts'
import type { HoldDeps } from './hold-deps.ts'
import { findHold, prolongHold } from './store.ts'

type RenewHold = typeof endpoint

/** Lets the caller's own hold live on. One that ran out is gone, also for who had it. */
export async function renewHold(
  { database, clock }: HoldDeps,
  { params, caller }: Asked<RenewHold>,
): Promise<Outcome<RenewHold>> {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  const now = clock.now()
  const { holdId: id } = params
  const hold = await findHold(database.query, { id, holder: caller.userName, now })
  if (!hold) return { ok: false, refusal: 'not-found' }
  const life = holdLife(now, hold.sittingBeganAt)
  if (!life.isHeld || !(await prolongHold(database.query, { id, now, life }))) {
    return { ok: false, refusal: 'not-found' }
  }
  return heldReply({ id, expiresAt: life.expiresAt }, hold.timeZone, now)
}
