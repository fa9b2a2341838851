import { type Kysely, sql } from 'kysely'
import {
  HOLDS_AT_ONCE,
  type HoldLife,
  holdLife,
  lastSittingThatEnded,
  nextSittingAt,
  TIMES_OF_A_SITTING,
} from '#domain/schedule/hold.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import type { Database } from '#platform/postgres/database.ts'
import { instant, rangeOf } from '#platform/postgres/instant.ts'
import { LOCK } from '#platform/postgres/lock-numbers.ts'
import { inTurn, openTurnsOfEach } from '#platform/turns.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import type { Tables } from '../schema.gen.ts'

/** A time somebody wants kept. Instants are epoch ms. */
export interface HoldRequest {
  /** Of the hold, unless the same time is held already. */
  readonly id: string
  readonly calendarId: string
  readonly holder: string
  /** With the buffer. */
  readonly during: TimeRange
  /** The order whose own time counts as free. */
  readonly exceptOrderId: string | null
  readonly now: number
}

export interface Hold {
  readonly id: string
  /** Epoch ms. */
  readonly expiresAt: number
}

type HoldResult =
  | { readonly kind: 'held'; readonly hold: Hold }
  | { readonly kind: 'slot-taken' }
  /** Too long, or too many times in one sitting. */
  | { readonly kind: 'too-long'; readonly againAt: number }

/**
 * Holds a time in the place of what the same person held on this calendar. Holds of one calendar are taken in turns,
 * so that two never overlap; whether an appointment comes first is for the constraint to decide. Of too many at once
 * the oldest ends.
 * @throws a 503 where too many of the same holder wait already, or it takes seconds
 */
export function takeHold(database: Database<Tables>, wanted: HoldRequest): Promise<HoldResult> {
  return inTurn(ofHolders, wanted.holder, () => takeAndEndOldest(database, wanted))
}

// The database has them take turns in any case; whoever waits here does it without a connection (docs/decisions/0023).
const ofHolders = openTurnsOfEach()

async function takeAndEndOldest(
  database: Database<Tables>,
  wanted: HoldRequest,
): Promise<HoldResult> {
  const taken = await database.transaction((trx) => takeInTurn(trx, wanted))
  if (taken.kind === 'held') await database.transaction((trx) => endOldest(trx, wanted))
  return taken
}

async function takeInTurn(trx: Kysely<Tables>, wanted: HoldRequest): Promise<HoldResult> {
  const { calendarId, holder, now } = wanted
  await lockCalendar(calendarId).execute(trx)
  const { isTaken, mine } = await standing(trx, wanted)
  if (isTaken) return { kind: 'slot-taken' }
  const life = holdLife(now, mine?.sittingBeganAt ?? null)
  if (!life.isHeld) return { kind: 'too-long', againAt: life.againAt }
  const isSameSitting = mine?.sittingBeganAt === life.sittingBeganAt
  const timesChosen = (isSameSitting ? mine.timesChosen : 0) + (mine?.isSame ? 0 : 1)
  if (timesChosen > TIMES_OF_A_SITTING) {
    return { kind: 'too-long', againAt: nextSittingAt(life.sittingBeganAt) }
  }
  const id = mine?.isSame ? mine.id : wanted.id
  await sql`
    insert into holds (calendar_id, holder_user_name, id, during, sitting_began_at, expires_at, times_chosen)
    values (${calendarId}, ${holder}, ${id}, ${rangeOf(wanted.during)}, ${instant(life.sittingBeganAt)},
      ${instant(life.expiresAt)}, ${timesChosen})
    on conflict (calendar_id, holder_user_name) do update set id = excluded.id, during = excluded.during,
      sitting_began_at = excluded.sitting_began_at, expires_at = excluded.expires_at,
      times_chosen = excluded.times_chosen`.execute(trx)
  return { kind: 'held', hold: { id, expiresAt: life.expiresAt } }
}

// In turns of the holder, each beginning when what it counts is committed: of many at once the last one sees them all.
async function endOldest(trx: Kysely<Tables>, wanted: HoldRequest): Promise<void> {
  const { calendarId, holder, now } = wanted
  await sql`select pg_advisory_xact_lock(${LOCK.holder}::integer, hashtext(${holder}))`.execute(trx)
  await sql`update holds set during = 'empty', expires_at = ${instant(now)}
    where holder_user_name = ${holder} and calendar_id in (
      select calendar_id from holds where holder_user_name = ${holder} and expires_at > ${instant(now)}
      order by calendar_id = ${calendarId} desc, expires_at desc, id desc offset ${HOLDS_AT_ONCE})`.execute(
    trx,
  )
}

interface Standing {
  readonly isTaken: boolean
  readonly mine?:
    | { id: string; sittingBeganAt: number; timesChosen: number; isSame: boolean }
    | undefined
}

async function standing(trx: Kysely<Tables>, wanted: HoldRequest): Promise<Standing> {
  const { calendarId, holder, exceptOrderId, now } = wanted
  const during = rangeOf(wanted.during)
  const { rows: asked } = await sql<Pick<Standing, 'isTaken'>>`
    select exists (select from appointments where calendar_id = ${calendarId} and live and during && ${during}
        and coalesce(order_id <> ${exceptOrderId}::uuid, true))
      or exists (select from holds where calendar_id = ${calendarId} and holder_user_name <> ${holder}
        and expires_at > ${instant(now)} and during && ${during}) as "isTaken"`.execute(trx)
  const { rows: known } = await sql<NonNullable<Standing['mine']>>`
    select id, sitting_began_at as "sittingBeganAt", times_chosen as "timesChosen", during = ${during} and expires_at > ${instant(now)} as "isSame"
    from holds where calendar_id = ${calendarId} and holder_user_name = ${holder}`.execute(trx)
  return { isTaken: asked[0]?.isTaken ?? true, mine: known[0] }
}

/** How long the treatments and add-ons of a salon take. */
export function findSoldItems(query: Kysely<Tables>, providerId: string) {
  return query
    .selectFrom('catalog_items')
    .select(['duration_minutes as durationMinutes', 'is_addon as isAddon'])
    .distinct()
    .where('provider_id', '=', providerId)
    .where('active', '=', true)
    .execute()
}

/** Somebody's own hold on some calendar that has not expired, with its buffer; undefined where there is none. */
export async function findHold(
  query: Kysely<Tables>,
  { id, holder, now }: { id: string; holder: string; now: number },
): Promise<(TimeRange & { providerUserName: string; sittingBeganAt: number }) | undefined> {
  return query
    .selectFrom('holds as h')
    .innerJoin('providers as p', 'p.id', 'h.calendar_id')
    .select(['h.sitting_began_at as sittingBeganAt', 'p.user_name as providerUserName'])
    .select([
      sql<number>`lower(h.during)`.as('startsAt'),
      sql<number>`upper(h.during)`.as('endsAt'),
    ])
    .where('h.id', '=', id)
    .where('h.holder_user_name', '=', holder)
    .where('h.expires_at', '>', instant(now))
    .executeTakeFirst()
}

/** Lets a hold live longer, unless it has ended. @returns whether it has not */
export async function prolongHold(
  query: Kysely<Tables>,
  { id, now, life }: { id: string; now: number; life: Extract<HoldLife, { isHeld: true }> },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update holds set expires_at = ${instant(life.expiresAt)} where id = ${id} and expires_at > ${instant(now)}`.execute(
    query,
  )
  return numAffectedRows === 1n
}

/** Gives a hold back. What it counts towards its sitting stays known. */
export async function endHold(
  query: Kysely<Tables>,
  { id, holder, now }: { id: string; holder: string; now: number },
): Promise<void> {
  await sql`update holds set during = 'empty', expires_at = ${instant(now)}
    where id = ${id} and holder_user_name = ${holder} and expires_at > ${instant(now)}`.execute(
    query,
  )
}

/** Clears holds that ran out, and forgets those whose sitting counts no more. */
export async function sweepHolds(query: Kysely<Tables>, now: number): Promise<void> {
  await query
    .deleteFrom('holds')
    .where('sitting_began_at', '<=', instant(lastSittingThatEnded(now)))
    .execute()
  await sql`update holds set during = 'empty'
    where expires_at <= ${instant(now)} and not isempty(during)`.execute(query)
}
