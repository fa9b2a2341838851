import type { addClient as endpoint } from '#contract/client.ts'
import { phoneDigits } from '#domain/customer/phone.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import { storable, storableLine } from '../storable.ts'
import { findDoubles, insertClient } from './insert-client-store.ts'

type AddClient = typeof endpoint

/** Adds a client without a visit, unless a card has the same number or address already (WORK-168). */
export async function addClient(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: HandlerInput<AddClient>,
): Promise<Outcome<AddClient>> {
  const wish = { providerUserName: params.userName, permission: 'manage-clients' } as const
  const member = await findMember({ database }, caller, wish)
  if (!member.ok) return member
  const { providerId } = member
  const card = {
    name: storableLine(body.name),
    phone: phoneDigits(storableLine(body.phone)),
    email: storableLine(body.email) || null,
    note: storable(body.note),
  }
  if (card.name === '') return NAMELESS
  const data = await database.transaction(async (trx) => {
    await lockCalendar(trx, providerId) // of two at once the second finds the card of the first
    const doubles = await findDoubles(trx, { providerId, ...card })
    if (doubles.length > 0 && !body.isAnother) return { clientId: null, doubles }
    const clientId = await insertClient(trx, { providerId, ...card, createdAt: clock.now() })
    return { clientId, doubles }
  })
  return { ok: true, answer: { data } }
}

const NAMELESS = {
  ok: false,
  refusal: 'invalid-request',
  details: [{ path: 'body.name', message: 'is empty' }],
} as const satisfies Outcome<AddClient>
