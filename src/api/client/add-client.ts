import type { addClient as endpoint } from '#contract/client.ts'
import { phoneDigits } from '#domain/customer/phone.ts'
import { violatedConstraint } from '#platform/postgres/constraint.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { idempotencyOf, writeOnce } from '../order/idempotency.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import { storable, storableLine } from '../storable.ts'
import { findDuplicates, insertClient } from './insert-client-store.ts'

type AddClient = typeof endpoint

/**
 * Adds a client without a visit, unless a card has the same number or address already (WORK-168). The same idempotency key
 * gives the client that it wrote before (WORK-207).
 */
export async function addClient(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  input: HandlerInput<AddClient>,
): Promise<Outcome<AddClient>> {
  const { caller, params, body } = input
  const access = { providerUserName: params.userName, permission: 'manage-clients' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  const card = {
    name: storableLine(body.name),
    phone: phoneDigits(storableLine(body.phone)),
    email: storableLine(body.email) || null,
    note: storable(body.note),
  }
  if (card.name === '') return NAMELESS
  const idempotency = idempotencyOf(member.userName, input)
  const at = clock.now()
  const added = database.transaction(async (trx): Promise<Outcome<AddClient>> => {
    await lockCalendar(trx, providerId) // of two at once the second finds the card or the key of the first
    const doubles = await findDuplicates(trx, { providerId, ...card })
    const write = async () =>
      doubles.length > 0 && !body.isAnother
        ? null
        : insertClient(trx, { providerId, ...card, createdAt: at })
    const clientId = await writeOnce(trx, idempotency, { what: 'client', at, write })
    if (clientId === 'idempotency-mismatch') return { ok: false, refusal: clientId }
    const others = doubles.filter((double) => double.clientId !== clientId)
    return { ok: true, answer: { data: { clientId, doubles: others } } }
  })
  // The same request waits for the lock: this is another one, at another provider.
  return added.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'idempotency_keys_pkey') throw error
    return { ok: false, refusal: 'idempotency-mismatch' }
  })
}

const NAMELESS = {
  ok: false,
  refusal: 'invalid-request',
  details: [{ path: 'body.name', message: 'is empty' }],
} as const satisfies Outcome<AddClient>
