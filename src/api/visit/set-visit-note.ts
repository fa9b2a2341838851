import type { setVisitNote as endpoint } from '#contract/visit.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { storable } from '../storable.ts'
import { findProviderNote, updateProviderNote } from './store.ts'

type SetVisitNote = typeof endpoint

/** Sets the note that the members of the provider alone read, unless a colleague changed it since it was read (WORK-09). */
export async function setVisitNote(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, params, body }: HandlerInput<SetVisitNote>,
): Promise<Outcome<SetVisitNote>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { noteBefore } = body
  const order = { orderId: params.orderId, providerId: member.providerId }
  const note = storable(body.note)
  if (await updateProviderNote(database.query, { ...order, note, noteBefore }))
    return { ok: true, answer: {} }
  const present = await findProviderNote(database.query, order)
  return present
    ? { ok: false, refusal: 'note-changed', data: present }
    : { ok: false, refusal: 'not-found' }
}
