import type {
  addBlock as addEndpoint,
  moveBlock as moveEndpoint,
  removeBlock as removeEndpoint,
} from '#contract/agenda.ts'
import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { violatedConstraint } from '#platform/postgres/constraint.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { idempotencyOf, writeOnce } from '../order/idempotency.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import { storableLine } from '../storable.ts'
import { conflictsIn } from './conflicts.ts'
import { deleteBlock, findBlock, findCalendars, insertBlock, updateBlockTime } from './store.ts'

type AddBlock = typeof addEndpoint
type RemoveBlock = typeof removeEndpoint
type MoveBlock = typeof moveEndpoint

/** Longer times are closures. */
const LONGEST_MS = DAY_MS

/**
 * Blocks time on a calendar of the caller's provider; the exclusion constraint refuses a time that is taken (WORK-10). The same
 * idempotency key gives the block that it wrote before (WORK-232), and the same time and reason the block that is there
 * (WORK-276).
 */
export async function addBlock(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  input: HandlerInput<AddBlock>,
): Promise<Outcome<AddBlock>> {
  const { caller, params, body, language } = input
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { query } = database
  const time = { startsAt: Date.parse(body.startTime), endsAt: Date.parse(body.endTime) }
  const details = faultsOf(time, clock.now())
  if (details.length > 0) return { ok: false, refusal: 'invalid-request', details }
  const calendars = await findCalendars(query, member.providerId)
  const { calendarId } = body
  if (!calendars.some((each) => each.calendarId === calendarId)) {
    return { ok: false, refusal: 'not-found' }
  }
  const block = { calendarId, time, reason: storableLine(body.reason) }
  const idempotency = idempotencyOf(member.userName, input)
  const at = clock.now()
  const blockId = await database
    .transaction(async (trx) => {
      await lockCalendar(trx, member.providerId) // of two with one key the second finds the block of the first
      return writeOnce(trx, idempotency, {
        what: 'block',
        at,
        write: () => insertBlock(trx, block),
      })
    })
    .catch((error: unknown) => {
      // The same request waits for the lock: this is another one, at another provider.
      if (violatedConstraint(error) !== 'idempotency_keys_pkey') throw error
      return 'idempotency-mismatch' as const
    })
  if (blockId === 'idempotency-mismatch') return { ok: false, refusal: blockId }
  if (blockId) return { ok: true, answer: { data: { blockId } } }
  const data = await conflictsIn(query, member, { times: [time], language, isForVisit: false })
  return { ok: false, refusal: 'slot-taken', data }
}

function faultsOf(
  { startsAt, endsAt }: TimeRange,
  now: number,
): { path: string; message: string }[] {
  if (!isWithinHorizon(startsAt, now)) return TOO_FAR_AHEAD
  if (endsAt <= startsAt) return [{ path: 'body.endTime', message: 'is not after the start' }]
  return endsAt - startsAt > LONGEST_MS
    ? [{ path: 'body.endTime', message: 'is more than a day after the start' }]
    : []
}

const TOO_FAR_AHEAD = [{ path: 'body.startTime', message: 'is more than two years ahead' }]

/** Removes a block of the caller's provider. */
export async function removeBlock(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, params }: HandlerInput<RemoveBlock>,
): Promise<Outcome<RemoveBlock>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  await database.transaction(async (trx) => {
    await lockCalendar(trx, providerId) // what is squeezed in over it comes under the constraint
    await deleteBlock(trx, { providerId, blockId: params.blockId })
  })
  return { ok: true, answer: {} }
}

/** Moves a block of the caller's provider with its length; the exclusion constraint refuses a time that is taken (WORK-125). */
export async function moveBlock(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body, language }: HandlerInput<MoveBlock>,
): Promise<Outcome<MoveBlock>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  const { blockId } = params
  const from = Date.parse(body.fromTime)
  const block = await findBlock(database.query, { providerId, blockId })
  if (block?.startsAt !== from) return { ok: false, refusal: 'not-found' }
  const startsAt = Date.parse(body.startTime)
  if (!isWithinHorizon(startsAt, clock.now())) {
    return { ok: false, refusal: 'invalid-request', details: TOO_FAR_AHEAD }
  }
  const time = { startsAt, endsAt: startsAt + (block.endsAt - block.startsAt) }
  const result = await database.transaction(async (trx) => {
    await lockCalendar(trx, providerId) // what is squeezed in over it comes under the constraint
    return updateBlockTime(trx, { blockId, from: block, to: time })
  })
  if (result === 'moved') return { ok: true, answer: {} }
  if (result === 'gone') return { ok: false, refusal: 'not-found' }
  const taken = { times: [time], language, exceptBlockId: blockId, isForVisit: false }
  return {
    ok: false,
    refusal: 'slot-taken',
    data: await conflictsIn(database.query, member, taken),
  }
}
