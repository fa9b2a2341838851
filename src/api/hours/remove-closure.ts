import type { removeClosure as endpoint } from '#contract/hours.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { deleteClosure } from './store.ts'

type RemoveClosure = typeof endpoint

/** Opens again what a closure of the caller's provider closed (WORK-34). */
export async function removeClosure(
  deps: Pick<ApiDeps, 'database'>,
  { caller, params }: HandlerInput<RemoveClosure>,
): Promise<Outcome<RemoveClosure>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { closureId } = params
  const { providerId } = member
  const isRemoved = await deleteClosure(deps.database.query, { providerId, closureId })
  if (!isRemoved) return { ok: false, refusal: 'not-found' }
  return { ok: true, answer: { data: { closureId } } }
}
