import type { mergeClients as endpoint } from '#contract/client.ts'
import { mergedCard } from '#domain/client/merge.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { changeLockedClients } from './change-locked.ts'
import { writeMerge } from './store.ts'

type MergeClients = typeof endpoint

/** Merges another client into one: it gets the visits, the note and what it lacks (WORK-68). */
export async function mergeClients(
  deps: Pick<ApiDeps, 'database'>,
  { caller, params, body }: HandlerInput<MergeClients>,
): Promise<Outcome<MergeClients>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  const [to, from] = [params.clientId.toLowerCase(), body.otherClientId.toLowerCase()]
  if (to === from) return unmergeable('is this client')
  const clientIds = [to, from]
  const refused = await changeLockedClients(
    deps,
    { providerId, clientIds },
    async (trx, clients) => {
      const [kept, other] = [clients.get(to), clients.get(from)]
      if (!kept || !other) return { ok: false, refusal: 'not-found' }
      if (kept.version !== body.version) return { ok: false, refusal: 'client-changed' }
      const card = mergedCard(kept, other)
      if (!card) return unmergeable('has an account of its own')
      await writeMerge(trx, { from, to, card })
      return null
    },
  )
  return refused ?? { ok: true, answer: { data: { version: body.version + 1 } } }
}

function unmergeable(message: string) {
  const details = [{ path: 'body.otherClientId', message }]
  return { ok: false, refusal: 'invalid-request', details } as const satisfies HttpRefusal
}
