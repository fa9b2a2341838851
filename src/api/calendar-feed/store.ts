import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { HOUR_MS } from '#domain/time-units.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** More than any salon has calendars. */
export const MAX_FEEDS = 20
const MAX_VISITS = 5_000

const FEED_COLUMNS = ['id', 'name', 'has_client_names', 'created_at', 'read_at'] as const

/** The feeds of a provider, the oldest first. */
export function findFeeds(query: Kysely<Tables>, providerId: string) {
  return query
    .selectFrom('calendar_feeds')
    .select(FEED_COLUMNS)
    .where('provider_id', '=', providerId)
    .orderBy('id')
    .execute()
}

export type FeedRow = Awaited<ReturnType<typeof findFeeds>>[number]

interface NewFeed {
  readonly id: string
  readonly providerId: string
  /** The feed ends with the membership of this user. */
  readonly madeBy: string
  readonly name: string
  readonly hasClientNames: boolean
  readonly tokenHash: Buffer
  /** Epoch ms. */
  readonly now: number
}

/** Locks the provider's row: new feeds and changes of members run one after the other. */
export async function lockFeeds(trx: Transaction<Tables>, providerId: string): Promise<void> {
  const provider = trx.selectFrom('providers').select('id').where('id', '=', providerId)
  await provider.forNoKeyUpdate().execute()
}

/**
 * Inserts a feed, after `lockFeeds`: of simultaneous calls each counts the feeds of those before.
 * @returns the feed, or undefined when the provider has as many as it may have
 */
export async function insertFeed(
  trx: Transaction<Tables>,
  { id, providerId, madeBy, name, hasClientNames, tokenHash, now }: NewFeed,
): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    insert into calendar_feeds (id, provider_id, made_by, name, has_client_names, token_hash, created_at)
    select ${id}::uuid, ${providerId}::uuid, ${madeBy}, ${name}, ${hasClientNames}::boolean, ${tokenHash}::bytea, ${instant(now)}
    where (select count(*) from calendar_feeds where provider_id = ${providerId}::uuid) < ${MAX_FEEDS}
    returning id, name, has_client_names, created_at, read_at`.execute(trx)
  return rows[0]
}

export async function deleteFeed(
  query: Kysely<Tables>,
  { feedId, providerId }: { feedId: string; providerId: string },
): Promise<void> {
  await query
    .deleteFrom('calendar_feeds')
    .where('id', '=', feedId)
    .where('provider_id', '=', providerId)
    .execute()
}

/** The feed of a token, with its provider; notes the hour in which it was read. Undefined when there is none. */
export async function findFeedByToken(query: Kysely<Tables>, tokenHash: Buffer, now: number) {
  const row = await query
    .selectFrom('calendar_feeds as f')
    .innerJoin('providers as p', 'p.id', 'f.provider_id')
    .select(['f.id', 'f.read_at', 'f.has_client_names', 'p.id as provider_id', 'p.full_name'])
    .select(['p.mail_language as language', 'p.street', 'p.postal_code', 'p.city_code'])
    .where('f.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row && (row.read_at === null || row.read_at <= now - HOUR_MS)) {
    const hour = Math.floor(now / HOUR_MS) * HOUR_MS
    await query
      .updateTable('calendar_feeds')
      .set({ read_at: new Date(hour) })
      .where('id', '=', row.id)
      .execute()
  }
  return row
}

export type ReadFeed = NonNullable<Awaited<ReturnType<typeof findFeedByToken>>>

/** The visits of a provider that start after `since` (epoch ms) and were not cancelled or declined, by start. */
export function findFeedVisits(
  query: Kysely<Tables>,
  { providerId, since }: { providerId: string; since: number },
) {
  return query
    .selectFrom('orders as o')
    .select(['o.id', 'o.status', 'o.starts_at', 'o.ends_at', 'o.customer_name'])
    .select(['o.customer_address', 'o.service_location', 'o.calendar_sequence'])
    .select((eb) => [
      sql<number>`(select max(e.at) from order_events e where e.order_id = o.id)`.as('changed_at'),
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.name_en', 'i.name_nl', 'i.is_addon'])
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.position'),
      ).as('items'),
    ])
    .where('o.provider_id', '=', providerId)
    .where('o.status', 'not in', ['CANCELLED', 'DECLINED'])
    .where('o.starts_at', '>', instant(since))
    .orderBy('o.starts_at')
    .orderBy('o.id')
    .limit(MAX_VISITS)
    .execute()
}

export type FeedVisit = Awaited<ReturnType<typeof findFeedVisits>>[number]
