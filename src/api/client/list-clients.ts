import type { listClients as endpoint } from '#contract/client.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { storableLine } from '../storable.ts'
import { clientView } from './client-view.ts'
import { decodeClientToken, encodeClientToken } from './page-token.ts'
import { countClients, findClients } from './store.ts'

type ListClients = typeof endpoint

/** The clients of the caller's provider by name, a page at a time (WORK-66). */
export async function listClients(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, params, query: asked }: HandlerInput<ListClients>,
): Promise<Outcome<ListClients>> {
  const wish = { providerUserName: params.userName, permission: 'manage-clients' } as const
  const member = await findMember({ database }, caller, wish)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const { pageToken, pageSize } = asked
  const after = pageToken ? decodeClientToken(pageToken) : null
  if (pageToken && !after) return BAD_TOKEN
  const search = storableLine(asked.search)
  const { query } = database
  const [rows, totalClients] = await Promise.all([
    findClients(query, { providerId, search, after, limit: pageSize + 1 }),
    countClients(query, { providerId, search }),
  ])
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  const data = {
    timeZone,
    clients: shown.map((row) => clientView(row, timeZone)),
    totalClients,
    nextPageToken: last ? encodeClientToken({ clientId: last.id, sortName: last.sortName }) : null,
  }
  return { ok: true, answer: { data } }
}

const BAD_TOKEN = {
  ok: false,
  refusal: 'invalid-request',
  details: [{ path: 'query.pageToken', message: 'is not one that this list gave' }],
} as const satisfies HttpRefusal
