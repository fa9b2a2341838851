import type { listClients } from '#contract/client.ts'
import type { Reply } from '#contract/endpoint.ts'
import { clientLimits } from '#domain/client/client-list.ts'
import { euros } from '#domain/money.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { ClientRow } from './list-store.ts'

type ClientView = Reply<typeof listClients>['data']['clients'][number]

/** The wire form of a client, with times in the provider's zone. `now` is epoch ms. */
export function clientView(row: ClientRow, timeZone: string, now: number): ClientView {
  return {
    clientId: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email ?? '',
    hasAccount: row.userName !== null,
    isNew: row.createdAt > clientLimits(now).newAfter,
    isBlocked: row.blockedAt !== null,
    visits: row.visits,
    missedVisits: row.missedVisits,
    lastVisit: row.lastVisit === null ? null : toOffsetIso(row.lastVisit, timeZone),
    spent: euros(row.spentCents),
  }
}
