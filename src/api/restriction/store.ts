import { type Kysely, sql, type Transaction } from 'kysely'
import { OPEN_STATUSES } from '#domain/order/status.ts'
import type {
  ProviderState,
  RestrictionGround,
  RestrictionKind,
} from '#domain/restriction/restriction.ts'
import type { Language } from '#messages/language.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

export interface LockedProvider {
  readonly id: string
  readonly state: ProviderState
  readonly mailLanguage: Language
  /** How many decisions were taken and lifted. */
  readonly decisions: number
  /** Whether an end is announced or has taken effect. */
  readonly isEnding: boolean
}

/** Locks a provider until the transaction ends: of two decisions at the same time the second sees the first. */
export async function lockProvider(
  trx: Transaction<Tables>,
  providerId: string,
): Promise<LockedProvider | undefined> {
  await sql`select from providers where id = ${providerId}::uuid for no key update`.execute(trx)
  const { rows } = await sql<LockedProvider>`
    select p.id, p.state, p.mail_language as "mailLanguage", ${decisionsOfProvider()} as decisions,
      exists (select from provider_restrictions r where r.provider_id = p.id and r.kind = 'end'
        and r.lifted_at is null) as "isEnding"
    from providers p where p.id = ${providerId}::uuid`.execute(trx)
  return rows[0]
}

/** The column with the number of decisions of the provider `p`, taken and lifted. */
export function decisionsOfProvider() {
  return sql<number>`(select count(*) + count(r.lifted_at) from provider_restrictions r where r.provider_id = p.id)`
}

export interface NewRestriction {
  readonly id: string
  readonly providerId: string
  readonly kind: RestrictionKind
  readonly ground: RestrictionGround
  readonly law: string
  readonly facts: string
  /** Epoch ms, as `takesEffectAt`. */
  readonly now: number
  readonly takesEffectAt: number
}

export async function insertRestriction(
  trx: Transaction<Tables>,
  restriction: NewRestriction,
): Promise<void> {
  const { id, providerId, kind, ground, law, facts, now, takesEffectAt } = restriction
  await sql`
    insert into provider_restrictions
      (id, provider_id, kind, ground, law, facts, decided_at, takes_effect_at, applied_at)
    values (${id}::uuid, ${providerId}::uuid, ${kind}, ${ground}, ${law}, ${facts}, ${instant(now)},
      ${instant(takesEffectAt)}, ${takesEffectAt <= now ? instant(now) : null})`.execute(trx)
}

/**
 * Takes a provider off the pages. A pause its owner may end; what `restriction` names only the operator. Whether it was shown
 * before the first decision is kept.
 */
export async function deactivate(
  trx: Transaction<Tables>,
  providerId: string,
  restriction: 'hidden' | 'ended' | null,
): Promise<void> {
  const written = restriction
    ? sql`, restriction = ${restriction}, live_before_restriction =
        case when restriction is null then active else live_before_restriction end`
    : sql``
  await sql`update providers set active = false ${written} where id = ${providerId}::uuid`.execute(
    trx,
  )
}

/**
 * Shows a provider again, unless another decision about it still stands. One that was not shown before the first decision, since
 * its owner paused it or never showed it, stays off the pages, unless `evenIfPaused`.
 */
export async function activate(
  trx: Transaction<Tables>,
  providerId: string,
  { evenIfPaused }: { evenIfPaused: boolean },
): Promise<void> {
  await sql`
    update providers p set restriction = standing.restriction,
      active = standing.restriction is null and (p.live_before_restriction or ${evenIfPaused})
    from (select case when bool_or(kind = 'end' and applied_at is not null) then 'ended'
        when bool_or(kind = 'hide') then 'hidden' end as restriction
      from provider_restrictions where provider_id = ${providerId}::uuid and lifted_at is null) standing
    where p.id = ${providerId}::uuid`.execute(trx)
}

/** Closes a provider from its end on, so that nothing is booked after it. */
export async function closeAfterEnd(
  trx: Transaction<Tables>,
  { restrictionId, reason }: { restrictionId: string; reason: string },
): Promise<void> {
  await sql`
    with closed as (
      insert into closures (provider_id, during, reason)
      select provider_id, tstzrange(takes_effect_at, takes_effect_at + interval '10 years'), ${reason}
      from provider_restrictions where id = ${restrictionId}::uuid returning id)
    update provider_restrictions set closure_id = closed.id from closed
    where provider_restrictions.id = ${restrictionId}::uuid`.execute(trx)
}

export interface RestrictionInForce {
  readonly id: string
  readonly kind: RestrictionKind
  readonly isApplied: boolean
}

/**
 * A decision of a provider that stands; undefined when it was lifted. A pause stands until its mail has left or the salon was
 * shown: from then on it is the salon's own.
 */
export async function findRestrictionInForce(
  trx: Transaction<Tables>,
  { providerId, restrictionId }: { providerId: string; restrictionId: string },
): Promise<RestrictionInForce | undefined> {
  const { rows } = await sql<RestrictionInForce>`
    select r.id, r.kind, r.applied_at is not null as "isApplied"
    from provider_restrictions r join providers p on p.id = r.provider_id
    where r.id = ${restrictionId}::uuid and r.provider_id = ${providerId}::uuid and r.lifted_at is null
      and (r.kind <> 'pause' or r.mailed_at is null and p.state = 'paused')`.execute(trx)
  return rows[0]
}

/** The ids of the decisions about a provider that stand. */
export async function findRestrictionIdsInForce(
  trx: Transaction<Tables>,
  providerId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from provider_restrictions where provider_id = ${providerId}::uuid and lifted_at is null
      and kind <> 'pause'`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Lifts a decision, and opens what was closed after an end. @param now epoch ms */
export async function writeLift(
  trx: Transaction<Tables>,
  { restrictionId, reason, now }: { restrictionId: string; reason: string; now: number },
): Promise<void> {
  await sql`
    delete from closures where id = (
      select closure_id from provider_restrictions where id = ${restrictionId}::uuid)`.execute(trx)
  await sql`
    update provider_restrictions set lifted_at = ${instant(now)}, lift_reason = ${reason}, closure_id = null
    where id = ${restrictionId}::uuid`.execute(trx)
}

/** The ends that are due for something at `now`, the first to take effect first. All instants are epoch ms. */
export async function findDueEnds(
  query: Kysely<Tables>,
  { now, toldBefore, decidedBefore }: { now: number; toldBefore: number; decidedBefore: number },
) {
  const { rows } = await sql<{ id: string; takesEffectAt: number }>`
    select id, takes_effect_at as "takesEffectAt" from provider_restrictions
    where kind = 'end' and lifted_at is null and decided_at <= ${instant(decidedBefore)} and (customers_told_at is null and takes_effect_at <= ${instant(toldBefore)}
      or applied_at is null and takes_effect_at <= ${instant(now)})
    order by takes_effect_at limit 100`.execute(query)
  return rows
}

/**
 * The first order that an end cancels: those of its provider whose visits are to come and begin at `from` (epoch ms) or later.
 * None once it was lifted.
 */
export async function findVisitAfterEnd(
  query: Kysely<Tables>,
  {
    restrictionId,
    from,
    except,
  }: { restrictionId: string; from: number; except: readonly string[] },
) {
  const { rows } = await sql<{ orderId: string; language: Language }>`
    select o.id as "orderId", o.language
    from provider_restrictions r join orders o on o.provider_id = r.provider_id
    where r.id = ${restrictionId}::uuid and r.lifted_at is null and o.starts_at >= ${instant(from)}
      and o.status = any(${OPEN_STATUSES}::text[]) and o.id <> all(${except}::uuid[])
    order by o.starts_at, o.id limit 1`.execute(query)
  return rows[0]
}

/** Writes that the customers of an ended provider were told. @returns false when the end was lifted meanwhile */
export async function markEndAsApplied(
  trx: Transaction<Tables>,
  { id, now }: { id: string; now: number },
): Promise<boolean> {
  const { rows } = await sql<{ providerId: string; isApplied: boolean }>`
    update provider_restrictions set customers_told_at = coalesce(customers_told_at, ${instant(now)}),
      applied_at = case when takes_effect_at <= ${instant(now)} then coalesce(applied_at, ${instant(now)}) end
    where id = ${id}::uuid and lifted_at is null
    returning provider_id as "providerId", applied_at is not null as "isApplied"`.execute(trx)
  const [written] = rows
  if (written?.isApplied) await deactivate(trx, written.providerId, 'ended')
  return written !== undefined
}

/** A decision as its mails tell it. */
export async function findForMail(query: Kysely<Tables>, restrictionId: string) {
  const { rows } = await sql<RestrictionForMail>`
    select r.kind, r.ground, r.law, r.facts, r.decided_at as "decidedAt", r.takes_effect_at as "takesEffectAt",
      r.mailed_at as "mailedAt", r.lifted_at as "liftedAt", r.lift_reason as "liftReason", p.full_name as "salonName", p.user_name as "userName",
      p.mail_language as language, p.state
    from provider_restrictions r join providers p on p.id = r.provider_id
    where r.id = ${restrictionId}::uuid`.execute(query)
  return rows[0]
}

export interface RestrictionForMail {
  readonly kind: RestrictionKind
  readonly ground: RestrictionGround
  readonly law: string
  readonly facts: string
  /** Epoch ms, as the others. */
  readonly decidedAt: number
  readonly takesEffectAt: number
  readonly mailedAt: number | null
  readonly liftedAt: number | null
  readonly liftReason: string
  readonly salonName: string
  readonly userName: string
  readonly language: Language
  /** The present one. */
  readonly state: ProviderState
}

/** Who reads the mails about a decision: the owners with a verified address, by user name, else the salon itself, null. */
export async function findReaders(
  query: Kysely<Tables>,
  providerId: string,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ userName: string }>`
    select a.user_name as "userName" from memberships m join accounts a on a.user_name = m.user_name
    where m.provider_id = ${providerId}::uuid and m.role = 'owner' and a.email_verified and a.email <> ''
    order by a.user_name`.execute(query)
  return rows.length > 0 ? rows.map(({ userName }) => userName) : [null]
}

/** The address of a reader; undefined when the account is gone or has none any more. */
export async function findAddress(
  query: Kysely<Tables>,
  { restrictionId, reader }: { restrictionId: string; reader: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select ${reader === null ? sql`p.email` : sql`a.email`} as email
    from provider_restrictions r join providers p on p.id = r.provider_id
    ${reader === null ? sql`` : sql`join accounts a on a.user_name = ${reader} and a.email_verified`}
    where r.id = ${restrictionId}::uuid`.execute(query)
  return rows[0]?.email || undefined
}

export async function writeMailed(
  query: Kysely<Tables>,
  restrictionId: string,
  now: number,
): Promise<void> {
  await sql`update provider_restrictions set mailed_at = ${instant(now)} where id = ${restrictionId}::uuid`.execute(
    query,
  )
}

/** Writes that a mail about a decision had nobody to go to, unless an owner has an address. @param now epoch ms */
export async function writeNoReader(
  query: Kysely<Tables>,
  restrictionId: string,
  now: number,
): Promise<void> {
  await sql`
    update provider_restrictions r set no_reader_at = ${instant(now)}
    where r.id = ${restrictionId}::uuid and not exists (
      select from memberships m join accounts a on a.user_name = m.user_name
      where m.provider_id = r.provider_id and m.role = 'owner' and a.email_verified and a.email <> '')`.execute(
    query,
  )
}
