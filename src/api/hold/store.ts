import { type Kysely, sql, type Transaction } from 'kysely'
import {
  type HoldLife,
  holdLife,
  holdSessionCutoff,
  MAX_HOLDS_AT_ONCE,
  MAX_TIMES_PER_HOLD_SESSION,
  nextHoldSessionAt,
} from '#domain/schedule/hold.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { instant, rangesOf } from '#platform/postgres/instant.ts'
import { LOCK } from '#platform/postgres/lock-numbers.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import { appointmentTimes, heldTimes, rangesAsJson } from '../schedule/store.ts'
import type { Tables } from '../schema.gen.ts'

/** A time to hold. Instants are epoch ms. */
export interface HoldRequest {
  /** The id of a new hold; a hold of the same time keeps its own. */
  readonly id: string
  readonly calendarId: string
  readonly holder: string
  /** The unbroken times of the visit, with its buffer and its travel. */
  readonly stretches: readonly TimeRange[]
  readonly bufferMinutes: number
  readonly travelMinutes: number
  /** The order being changed: its own time counts as free. */
  readonly exceptOrderId: string | null
  readonly isAtOwnStart: boolean
  readonly now: number
}

export interface Hold {
  readonly id: string
  /** Epoch ms. */
  readonly expiresAt: number
}

export type HoldResult =
  | { readonly kind: 'held'; readonly hold: Hold }
  | { readonly kind: 'slot-taken' }
  /** The hold session is over, or too many times were held in it. */
  | { readonly kind: 'too-long'; readonly againAt: number }

/**
 * Holds a time instead of the one the same person holds on this calendar. A lock on the calendar keeps holds from
 * overlapping, but for the times that two visits have over each other; the constraint on appointments alone decides an order.
 */
export async function writeHold(
  trx: Transaction<Tables>,
  request: HoldRequest,
): Promise<HoldResult> {
  const { calendarId, holder, now } = request
  await lockCalendar(trx, calendarId)
  const { isTaken, mine } = await readState(trx, request)
  if (isTaken) return { kind: 'slot-taken' }
  const life = holdLife(now, mine?.holdSessionBeganAt ?? null)
  if (!life.isHeld) return { kind: 'too-long', againAt: life.againAt }
  const isSameHoldSession = mine?.holdSessionBeganAt === life.holdSessionBeganAt
  const timesChosen = (isSameHoldSession ? mine.timesChosen : 0) + (mine?.isSame ? 0 : 1)
  if (timesChosen > MAX_TIMES_PER_HOLD_SESSION) {
    return { kind: 'too-long', againAt: nextHoldSessionAt(life.holdSessionBeganAt) }
  }
  const id = mine?.isSame ? mine.id : request.id
  await sql`
    insert into holds (calendar_id, holder_user_name, id, during, buffer_minutes, travel_minutes, hold_session_began_at, expires_at,
      times_chosen)
    values (${calendarId}, ${holder}, ${id}, ${rangesOf(request.stretches)}, ${request.bufferMinutes}, ${request.travelMinutes},
      ${instant(life.holdSessionBeganAt)}, ${instant(life.expiresAt)}, ${timesChosen})
    on conflict (calendar_id, holder_user_name) do update set id = excluded.id, during = excluded.during,
      buffer_minutes = excluded.buffer_minutes, travel_minutes = excluded.travel_minutes, hold_session_began_at = excluded.hold_session_began_at, expires_at = excluded.expires_at,
      times_chosen = excluded.times_chosen`.execute(trx)
  return { kind: 'held', hold: { id, expiresAt: life.expiresAt } }
}

/**
 * Ends a person's oldest holds beyond MAX_HOLDS_AT_ONCE calendars. Called after the commit of the hold, and one at a time
 * per holder: the last call counts all holds.
 */
export async function endOldestHolds(
  trx: Transaction<Tables>,
  request: HoldRequest,
): Promise<void> {
  const { calendarId, holder, now } = request
  await sql`select pg_advisory_xact_lock(${LOCK.holder}::integer, hashtext(${holder}))`.execute(trx)
  await sql`update holds set during = '{}', expires_at = ${instant(now)}
    where holder_user_name = ${holder} and calendar_id in (
      select calendar_id from holds where holder_user_name = ${holder} and expires_at > ${instant(now)}
      order by calendar_id = ${calendarId} desc, expires_at desc, id desc offset ${MAX_HOLDS_AT_ONCE})`.execute(
    trx,
  )
}

interface CalendarState {
  readonly isTaken: boolean
  readonly mine?:
    | { id: string; holdSessionBeganAt: number; timesChosen: number; isSame: boolean }
    | undefined
}

async function readState(trx: Transaction<Tables>, request: HoldRequest): Promise<CalendarState> {
  const { calendarId, holder, exceptOrderId, isAtOwnStart, now } = request
  const during = rangesOf(request.stretches)
  const { rows: input } = await sql<Pick<CalendarState, 'isTaken'>>`
    select exists (${appointmentTimes(sql`${calendarId}::uuid`, during, exceptOrderId, isAtOwnStart)})
      or exists (${heldTimes(sql`${calendarId}::uuid`, during, { now, exceptHolders: [holder] }, exceptOrderId)}) as "isTaken"`.execute(
    trx,
  )
  const { rows: known } = await sql<NonNullable<CalendarState['mine']>>`
    select id, hold_session_began_at as "holdSessionBeganAt", times_chosen as "timesChosen", during = ${during} and expires_at > ${instant(now)} as "isSame"
    from holds where calendar_id = ${calendarId} and holder_user_name = ${holder}`.execute(trx)
  return { isTaken: input[0]?.isTaken ?? true, mine: known[0] }
}

/** The distinct durations of a provider's active treatments and add-ons. */
export function findActiveItems(query: Kysely<Tables>, providerId: string) {
  return query
    .selectFrom('catalog_items')
    .select(['duration_minutes as durationMinutes', 'is_addon as isAddon'])
    .distinct()
    .where('provider_id', '=', providerId)
    .where('active', '=', true)
    .execute()
}

interface StoredHold {
  /** Its unbroken times, with the buffer, by start. */
  readonly stretches: readonly TimeRange[]
  readonly bufferMinutes: number
  readonly travelMinutes: number
  readonly providerUserName: string
  readonly holdSessionBeganAt: number
}

/** A person's own hold that has not expired; undefined when there is none. */
export async function findHold(
  query: Kysely<Tables>,
  { id, holder, now }: { id: string; holder: string; now: number },
): Promise<StoredHold | undefined> {
  return query
    .selectFrom('holds as h')
    .innerJoin('providers as p', 'p.id', 'h.calendar_id')
    .select(['h.hold_session_began_at as holdSessionBeganAt', 'p.user_name as providerUserName'])
    .select(['h.buffer_minutes as bufferMinutes', 'h.travel_minutes as travelMinutes'])
    .select(rangesAsJson(sql`h.during`).$castTo<TimeRange[]>().as('stretches'))
    .where('h.id', '=', id)
    .where('h.holder_user_name', '=', holder)
    .where('h.expires_at', '>', instant(now))
    .where(sql<boolean>`not isempty(h.during)`) // what ended meanwhile keeps nothing free
    .executeTakeFirst()
}

/** Extends a hold that has not expired. @returns false when it has expired */
export async function extendHold(
  query: Kysely<Tables>,
  { id, now, life }: { id: string; now: number; life: Extract<HoldLife, { isHeld: true }> },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update holds set expires_at = ${instant(life.expiresAt)} where id = ${id} and expires_at > ${instant(now)}`.execute(
    query,
  )
  return numAffectedRows === 1n
}

/** Ends a hold. The row stays, for the count of its hold session. */
export async function endHold(
  query: Kysely<Tables>,
  { id, holder, now }: { id: string; holder: string; now: number },
): Promise<void> {
  await sql`update holds set during = '{}', expires_at = ${instant(now)}
    where id = ${id} and holder_user_name = ${holder} and expires_at > ${instant(now)}`.execute(
    query,
  )
}

/** Empties the times of expired holds and deletes rows whose hold session no longer counts. */
export async function deleteEndedHolds(query: Kysely<Tables>, now: number): Promise<void> {
  await query
    .deleteFrom('holds')
    .where('hold_session_began_at', '<=', instant(holdSessionCutoff(now)))
    .execute()
  await sql`update holds set during = '{}'
    where expires_at <= ${instant(now)} and not isempty(during)`.execute(query)
}
