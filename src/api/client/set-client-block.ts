import type { setClientBlock as endpoint } from '#contract/client.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deleteBlock, insertBlock } from '../blocked-customer/store.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { countUpcoming, findClient } from './store.ts'

type SetClientBlock = typeof endpoint

/** Blocks a client with an account, or takes the block back; repeating changes nothing (WORK-68). */
export async function setClientBlock(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: HandlerInput<SetClientBlock>,
): Promise<Outcome<SetClientBlock>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  const { clientId } = params
  const client = await findClient(database.query, { providerId, clientId })
  if (!client) return { ok: false, refusal: 'not-found' }
  const { userName } = client
  if (userName === null) return WITHOUT_ACCOUNT
  const now = clock.now()
  if (body.isBlocked) {
    await database.transaction((trx) => insertBlock(trx, { providerId, userName }, now))
  } else {
    await deleteBlock(database.query, { providerId, userName })
  }
  const upcomingVisits = await countUpcoming(database.query, clientId, now)
  return { ok: true, answer: { data: { upcomingVisits } } }
}

const WITHOUT_ACCOUNT = {
  ok: false,
  refusal: 'invalid-request',
  details: [{ path: 'path.clientId', message: 'has no account and cannot book online' }],
} as const satisfies Outcome<SetClientBlock>
