import type { releaseHold as endpoint } from '#contract/hold.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import type { HoldDeps } from './hold-deps.ts'
import { endHold } from './store.ts'

type ReleaseHold = typeof endpoint

/** Ends the caller's own hold. An unknown hold or another person's changes nothing and gets the same reply. */
export async function releaseHold(
  { database, clock }: HoldDeps,
  { params, caller }: HandlerInput<ReleaseHold>,
): Promise<Outcome<ReleaseHold>> {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  await endHold(database.query, { id: params.holdId, holder: caller.userName, now: clock.now() })
  return { ok: true, answer: {} }
}
