import type { eraseClient as endpoint } from '#contract/client.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { changeLockedClients } from './change-locked.ts'
import { countUpcoming, writeErasure } from './store.ts'

type EraseClient = typeof endpoint

/** Erases contact details and notes of a client; the orders stay for the books (WORK-69). */
export async function eraseClient(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: HandlerInput<EraseClient>,
): Promise<Outcome<EraseClient>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  const clientId = params.clientId.toLowerCase()
  const now = deps.clock.now()
  const wanted = { providerId, clientIds: [clientId] }
  const refused = await changeLockedClients(deps, wanted, async (trx, clients) => {
    if (clients.get(clientId)?.version !== body.version) {
      return { ok: false, refusal: 'client-changed' }
    }
    if ((await countUpcoming(trx, clientId, now)) > 0)
      return { ok: false, refusal: 'client-in-use' }
    await writeErasure(trx, clientId, now)
    return null
  })
  return refused ?? { ok: true, answer: {} }
}
