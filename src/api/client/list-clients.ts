import type { listClients as endpoint } from '#contract/client.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { storableLine } from '../storable.ts'
import { clientView } from './client-view.ts'
import { countClients, findClients } from './list-store.ts'
import { decodeClientToken, encodeClientToken } from './page-token.ts'

type ListClients = typeof endpoint

/** The clients of the caller's provider in the order asked for, a page at a time (WORK-66, WORK-169). */
export async function listClients(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, query: asked }: HandlerInput<ListClients>,
): Promise<Outcome<ListClients>> {
  const access = { providerUserName: params.userName, permission: 'manage-clients' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const { pageToken, pageSize, filter, sort } = asked
  const after = pageToken ? decodeClientToken(pageToken) : null
  if (pageToken && !after) return BAD_TOKEN
  const now = clock.now()
  const found = { providerId, search: storableLine(asked.search), filter, now }
  const { query } = database
  const [rows, totalClients] = await Promise.all([
    findClients(query, { ...found, sort, after, limit: pageSize + 1 }),
    countClients(query, found),
  ])
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  const data = {
    timeZone,
    clients: shown.map((row) => clientView(row, timeZone, now)),
    totalClients,
    nextPageToken: last ? encodeClientToken({ ...last, clientId: last.id }) : null,
  }
  return { ok: true, answer: { data } }
}

const BAD_TOKEN = {
  ok: false,
  refusal: 'invalid-request',
  details: [{ path: 'query.pageToken', message: 'is not one that this list gave' }],
} as const satisfies HttpRefusal
