import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type ClientFilter, type ClientSort, clientLimits } from '#domain/client/client-list.ts'
import { OPEN_STATUSES } from '#domain/order/status.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** A client with the visits that took place and those missed. Instants are epoch ms. */
export interface ClientRow {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly email: string | null
  readonly userName: string | null
  readonly blockedAt: number | null
  readonly createdAt: number
  readonly visits: number
  readonly missedVisits: number
  readonly lastVisit: number | null
  readonly spentCents: number
}

/** A client in the list, with what it is sorted by: the rank, then the name. */
export type ListedClient = ClientRow & { readonly rank: number; readonly sortName: string }

/** A position in the list of clients. */
export interface ClientPosition {
  readonly rank: number
  readonly sortName: string
  readonly clientId: string
}

interface ClientSearch {
  readonly providerId: string
  /** Part of a name or of a phone number, or the beginning of a mail address; empty for all. */
  readonly search: string
  readonly filter: ClientFilter
  /** Epoch ms. */
  readonly now: number
}

interface ClientPage extends ClientSearch {
  readonly sort: ClientSort
  /** Null for the first page. */
  readonly after: ClientPosition | null
  readonly limit: number
}

/** Up to `limit` clients in their order. An emptied client has no name and is not listed. */
export async function findClients(
  query: Kysely<Tables>,
  { sort, after, limit, ...search }: ClientPage,
): Promise<ListedClient[]> {
  const { rows } = await sql<ListedClient>`
    select * from (
      select c.id, c.name, c.phone, c.email, c.user_name as "userName", c.blocked_at as "blockedAt",
        c.created_at as "createdAt", plain_text(c.name) as "sortName", ${RANKS[sort]} as rank, history.*
      from clients c, lateral (${historyOf(sql`c.id`)}) history
      where ${isFound(search)}
    ) found
    ${after ? sql`where (rank, "sortName", id) > (${after.rank}::bigint, ${after.sortName}, ${after.clientId}::uuid)` : sql``}
    order by rank, "sortName", id limit ${limit}`.execute(query)
  return rows
}

/** How many clients match a search and a filter. */
export async function countClients(query: Kysely<Tables>, search: ClientSearch): Promise<number> {
  const { rows } = await sql<{ clients: number }>`
    select count(*) as clients from clients c where ${isFound(search)}`.execute(query)
  return rows[0]?.clients ?? 0
}

/** The visits of a client, as columns of `ClientRow`. */
export function historyOf(clientId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select count(*) filter (where status = 'COMPLETED') as visits,
      count(*) filter (where status = 'NO_SHOW') as "missedVisits",
      max(starts_at) filter (where status = 'COMPLETED') as "lastVisit",
      coalesce(sum(total_cents) filter (where status = 'COMPLETED'), 0)::bigint as "spentCents"
    from orders where client_id = ${clientId}`
}

// The most and the latest come first; who has not been comes last.
const RANKS = {
  name: sql`0::bigint`,
  visits: sql`-history.visits`,
  lastVisit: sql`-coalesce(extract(epoch from history."lastVisit") * 1000, 0)::bigint`,
  spent: sql`-history."spentCents"`,
} as const satisfies Record<ClientSort, RawBuilder<unknown>>

function isFound({ providerId, search, filter, now }: ClientSearch): RawBuilder<boolean> {
  return sql`c.provider_id = ${providerId} and c.name <> '' and ${matchesClient(search)}
    and ${isShown(filter, now)}`
}

/**
 * Whether a text finds the client `c`. A number is found by its digits; that it may begin with 0, +31 or 0031 makes no
 * difference. Of a mail address the beginning is found, or any part with @: a name or a mail service would else find
 * everybody who has it there.
 */
export function matchesClient(search: string): RawBuilder<boolean> {
  const digits = /^[\d\s+()\-.]+$/.test(search)
    ? search.replace(/\D/g, '').replace(/^(?:0031|31|0)/, '')
    : ''
  const inAddress = search.includes('@')
    ? sql`strpos(lower(c.email), lower(${search})) > 0`
    : sql`starts_with(lower(c.email), lower(${search}))`
  return sql`(${search === ''} or strpos(plain_text(c.name), plain_text(${search})) > 0
    or ${digits !== ''} and strpos(regexp_replace(c.phone, '\\D', '', 'g'), ${digits}) > 0
    or ${inAddress})`
}

function isShown(filter: ClientFilter, now: number): RawBuilder<boolean> {
  const { newAfter, lapsedBefore } = clientLimits(now)
  switch (filter) {
    case 'all':
      return sql`true`
    case 'new':
      return sql`c.created_at > ${instant(newAfter)}`
    case 'missed':
      return sql`exists (select from orders where client_id = c.id and status = 'NO_SHOW')`
    case 'lapsed':
      return sql`exists (select from orders where client_id = c.id and status = 'COMPLETED')
        and not exists (select from orders where client_id = c.id
          and (status = 'COMPLETED' and starts_at >= ${instant(lapsedBefore)}
            or status = any(${OPEN_STATUSES}::text[]) and ends_at > ${instant(now)}))`
  }
}
