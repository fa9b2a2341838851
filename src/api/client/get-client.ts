import type { getClient as endpoint } from '#contract/client.ts'
import { euros } from '#domain/money.ts'
import { occupiesTime } from '#domain/order/status.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { serviceName } from '../order/order-view.ts'
import { clientView } from './client-view.ts'
import { findClient, findHistory, type HistoryRow } from './store.ts'

type GetClient = typeof endpoint

/** The card of a client of the caller's provider (WORK-67). */
export async function getClient(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, language }: HandlerInput<GetClient>,
): Promise<Outcome<GetClient>> {
  const access = { providerUserName: params.userName, permission: 'manage-clients' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const { clientId } = params
  const { query } = database
  const [client, history] = await Promise.all([
    findClient(query, { providerId, clientId }),
    findHistory(query, clientId),
  ])
  if (!client) return { ok: false, refusal: 'not-found' }
  const { version, note } = client
  const data = {
    timeZone,
    client: {
      ...clientView(client, timeZone, clock.now()),
      version,
      note,
      clientSince: toOffsetIso(client.createdAt, timeZone),
      history: history.map((row) => ({
        orderId: row.id,
        status: row.status,
        startTime: toOffsetIso(row.starts_at, timeZone),
        serviceName: serviceName(row, language),
        amount: amountOf(row),
      })),
    },
  }
  return { ok: true, answer: { data } }
}

// Nobody paid for a visit that did not take place.
function amountOf({ status, total_cents }: HistoryRow): number {
  return status !== 'NO_SHOW' && occupiesTime(status) ? euros(total_cents) : 0
}
