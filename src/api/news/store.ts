import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { NEWS_KINDS, VISIT_CHANGES } from '#contract/news.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

const MOST = 30

interface SearchedNews {
  readonly providerId: string
  readonly userName: string
  /** Epoch ms. */
  readonly after: number
  readonly withReviews: boolean
}

/** What a customer did. Instants are epoch ms. */
interface NewsRow {
  readonly newsId: string
  readonly kind: (typeof NEWS_KINDS)[number]
  readonly at: number
  readonly isNew: boolean
  readonly customerName: string
  readonly orderId: string | null
  readonly startsAt: number | null
  readonly isWaiting: boolean
  readonly rating: number | null
  readonly items: { name_en: string; name_nl: string; is_addon: boolean }[]
}

/**
 * What customers of a provider did after a moment, the latest first; new is what its member has not seen, who has looked before. Times are compared
 * by the second, as they are sent.
 */
export async function findNews(
  query: Kysely<Tables>,
  { providerId, userName, after, withReviews }: SearchedNews,
): Promise<NewsRow[]> {
  const reviews = sql`union all (${reviewsAfter(providerId, after)})`
  const { rows } = await sql<NewsRow>`
    select n."newsId", n.kind, n.at, date_trunc('second', n.at) > s.seen_at as "isNew",
      n."customerName", n."orderId", n."startsAt", n."isWaiting", n.rating,
      (select coalesce(json_agg(json_build_object('name_en', i.name_en, 'name_nl', i.name_nl,
        'is_addon', i.is_addon) order by i.position), '[]') from order_items i where i.order_id = n."ofOrder") as items
    from news_seen s, ((${visitsAfter(providerId, after)}) ${withReviews ? reviews : sql``}) n
    where s.provider_id = ${providerId} and s.user_name = ${userName}
    order by n.at desc, n."newsId" limit ${MOST}`.execute(query)
  return rows
}

// A customer acts on visits to come only: none that began before has an event of them.
function visitsAfter(providerId: string, after: number): RawBuilder<unknown> {
  return sql`
    select e.id as "newsId", case when e.from_starts_at is not null then 'change'
        when e.to_status = 'CANCELLED' then 'cancellation' when e.to_status = 'PENDING' then 'request' else 'booking' end as kind,
      e.at, o.customer_name as "customerName", o.id as "orderId", o.id as "ofOrder", o.starts_at as "startsAt",
      o.status = 'PENDING' as "isWaiting", null::integer as rating
    from orders o join order_events e on e.order_id = o.id
    where o.provider_id = ${providerId} and o.starts_at > ${instant(after)} and e.at > ${instant(after)}
      and e.actor in ('customer', o.customer_user_name) and e.undone_at is null
      and (e.from_status is null or e.from_starts_at is not null or e.to_status = 'CANCELLED')
    order by e.at desc limit ${MOST}`
}

function reviewsAfter(providerId: string, after: number): RawBuilder<unknown> {
  return sql`
    select id, 'review', created_at, case when anonymous then '' else reviewer_name end, null::uuid, case when not anonymous then order_id end, null::timestamptz,
      false, rating
    from reviews
    where provider_id = ${providerId} and hidden_at is null and created_at > ${instant(after)}
    order by created_at desc limit ${MOST}`
}

/** A visit whose last change is of somebody else. Instants are epoch ms. */
interface ChangedVisit {
  readonly orderId: string
  readonly kind: (typeof VISIT_CHANGES)[number]
  readonly at: number
  readonly startsAt: number
}

/**
 * Visits to come after now (epoch ms) whose last booking, move or cancellation is of a customer or a colleague, and which the
 * member has seen neither on the agenda nor among what customers did, nor changed since; the oldest change first.
 */
export async function findChangedVisits(
  query: Kysely<Tables>,
  { providerId, userName, now }: { providerId: string; userName: string; now: number },
): Promise<ChangedVisit[]> {
  const { rows } = await sql<ChangedVisit>`
    select o.id as "orderId", e.at, o.starts_at as "startsAt",
      case when e.from_starts_at is not null then 'change' when e.from_status is null then 'booking' else 'cancellation' end as kind
    from news_seen s join orders o on o.provider_id = s.provider_id and o.starts_at > ${instant(now)}
      cross join lateral (
        select at, actor, from_status, from_starts_at from order_events
        where order_id = o.id and undone_at is null
          and (from_status is null or from_starts_at is not null or to_status = 'CANCELLED')
        order by at desc, id desc limit 1
      ) e
    where s.provider_id = ${providerId} and s.user_name = ${userName} and e.actor not in (${userName}, 'system')
      and date_trunc('second', e.at) > s.agenda_seen_at
      and (s.visits_seen ->> o.id::text)::timestamptz is distinct from date_trunc('second', e.at)
      and ((e.actor in ('customer', o.customer_user_name)) is not true or date_trunc('second', e.at) > s.seen_at)
      and not exists (select from order_events own where own.order_id = o.id and own.actor = ${userName}
        and own.at > e.at and own.undone_at is null)
    order by e.at, o.id limit ${MOST}`.execute(query)
  return rows
}

/**
 * Writes at the first look of a member from when on they are new: since they joined, when that was within a day before now
 * (epoch ms), else since now. Without this everything of two weeks is new to who was a member before.
 */
export async function beginNews(
  query: Kysely<Tables>,
  { providerId, userName, now }: { providerId: string; userName: string; now: number },
): Promise<void> {
  await sql`
    insert into news_seen (provider_id, user_name, seen_at, agenda_seen_at)
    select provider_id, user_name, since, since
    from memberships m cross join lateral (select
      case when joined_at > ${instant(now)} - interval '1 day'
        -- what happened in the very second of joining is new too
        then date_trunc('second', joined_at) - interval '1 second' else ${instant(now)} end as since) look
    where provider_id = ${providerId} and user_name = ${userName}
      and not exists (select from news_seen s where s.provider_id = m.provider_id and s.user_name = m.user_name)
    on conflict do nothing`.execute(query)
}

interface ReadMark {
  readonly providerId: string
  readonly userName: string
  /** Epoch ms. */
  readonly until: number
}

/** Writes until when a member who has looked before has seen what customers did; an earlier moment changes nothing. */
export async function writeNewsSeen(query: Kysely<Tables>, seen: ReadMark): Promise<void> {
  await sql`
    update news_seen set seen_at = greatest(seen_at, ${instant(seen.until)})
    where provider_id = ${seen.providerId} and user_name = ${seen.userName}`.execute(query)
}

interface AgendaReadMark extends ReadMark {
  /** Epoch ms. */
  readonly now: number
}

/** The same for what changed on the agenda. */
export async function writeAgendaSeen(query: Kysely<Tables>, seen: AgendaReadMark): Promise<void> {
  await sql`
    update news_seen set agenda_seen_at = greatest(agenda_seen_at, ${instant(seen.until)}),
      visits_seen = (${visitsSeenAfter(seen)})
    where provider_id = ${seen.providerId} and user_name = ${seen.userName}`.execute(query)
}

/** Writes that a member saw the change of one visit at `until`, whatever changed before it. */
export async function writeVisitSeen(
  query: Kysely<Tables>,
  seen: AgendaReadMark & { readonly orderId: string },
): Promise<void> {
  const { providerId, userName, until, orderId } = seen
  await sql`
    update news_seen
    set visits_seen = (${visitsSeenAfter({ until: 0, now: seen.now })}) || jsonb_build_object(${orderId}::uuid, ${instant(until)}::timestamptz)
    where provider_id = ${providerId} and user_name = ${userName}
      and exists (select from orders o where o.id = ${orderId}::uuid and o.provider_id = ${providerId})`.execute(
    query,
  )
}

/** What of `visits_seen` counts after a moment, epoch ms: only visits to come have marks. */
function visitsSeenAfter({
  until,
  now,
}: Pick<AgendaReadMark, 'until' | 'now'>): RawBuilder<unknown> {
  return sql`select coalesce(jsonb_object_agg(seen.key, seen.value), '{}') from jsonb_each_text(visits_seen) seen
    join orders o on o.id = seen.key::uuid and o.starts_at > ${instant(now)}
    where seen.value::timestamptz > ${instant(until)}`
}
