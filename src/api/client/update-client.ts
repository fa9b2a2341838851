import type { updateClient as endpoint } from '#contract/client.ts'
import { phoneDigits } from '#domain/customer/phone.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { storable, storableLine } from '../storable.ts'
import { findClient, updateCard } from './store.ts'

type UpdateClient = typeof endpoint

/** Sets contact details and note of a client, if nobody changed them since they were read (WORK-67). */
export async function updateClient(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, params, body }: HandlerInput<UpdateClient>,
): Promise<Outcome<UpdateClient>> {
  const access = { providerUserName: params.userName, permission: 'manage-clients' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const key = { providerId: member.providerId, clientId: params.clientId }
  const { version } = body
  const card = {
    name: storableLine(body.name),
    phone: phoneDigits(storableLine(body.phone)),
    email: storableLine(body.email) || null,
    note: storable(body.note),
  }
  if (card.name === '') return NAMELESS
  if (await updateCard(database.query, { ...key, version, card })) {
    return { ok: true, answer: { data: { version: version + 1 } } }
  }
  const client = await findClient(database.query, key)
  return { ok: false, refusal: client ? 'client-changed' : 'not-found' }
}

const NAMELESS = {
  ok: false,
  refusal: 'invalid-request',
  details: [{ path: 'body.name', message: 'is empty' }],
} as const satisfies Outcome<UpdateClient>
