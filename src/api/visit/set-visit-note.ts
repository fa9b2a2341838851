import type { setVisitNote as endpoint } from '#contract/visit.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { storable } from '../storable.ts'
import { updateProviderNote } from './store.ts'

type SetVisitNote = typeof endpoint

/** Sets the note that the members of the provider alone read (WORK-09). */
export async function setVisitNote(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, params, body }: HandlerInput<SetVisitNote>,
): Promise<Outcome<SetVisitNote>> {
  const wish = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, wish)
  if (!member.ok) return member
  const { providerId } = member
  const note = storable(body.note)
  const isSet = await updateProviderNote(database.query, {
    orderId: params.orderId,
    providerId,
    note,
  })
  return isSet ? { ok: true, answer: {} } : { ok: false, refusal: 'not-found' }
}
