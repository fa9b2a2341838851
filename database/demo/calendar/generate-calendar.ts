import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { type Slot, slots, type TimeRange } from '#domain/schedule/slots.ts'
import type { WaitingTime } from '#domain/schedule/waiting-time.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { MenuItem } from '../menu.ts'
import type { DemoProvider, Occupancy } from '../providers/demo-provider.ts'
import type { StoredProvider } from '../providers/stored-provider.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { chooseItems } from './choose-items.ts'
import type { Span } from './span.ts'

/** A visit on the calendar; `blockedUntil` is its end with the salon's buffer. */
export interface DemoVisit extends TimeRange {
  readonly items: readonly MenuItem[]
  readonly blockedUntil: number
  /** Kept free before the visit, and again after `blockedUntil`. */
  readonly travelMinutes: number
  /** When somebody else fits in between. */
  readonly waits: readonly WaitingTime[]
  /** A cancelled visit leaves its time free: another may take it. */
  readonly isCancelled: boolean
  /** How a member came to book it; absent where the customer booked online. */
  readonly bookedBy?: 'telephone' | 'door'
}

/** Time that nobody can book: a break or, where no demo sign-in reads the agenda, a visit booked by telephone. */
export interface Block extends TimeRange {
  /** When the provider added it, in epoch milliseconds. */
  readonly createdAt: number
  readonly reason: string
}

export interface GeneratedCalendar {
  readonly visits: readonly DemoVisit[]
  readonly blocks: readonly Block[]
}

/** How many days ahead people book at most. */
export const DAYS_AHEAD = 80

/**
 * Generates visits one after the other on starts of the slot rule, so that none overlap, fall outside the
 * working hours or touch a closure. The random numbers of a day depend on the provider and the day alone, so
 * a day always has the same visits. Which of them are booked by now is decided by generate-order-history.ts.
 */
export function generateCalendar(
  stored: StoredProvider,
  closures: readonly TimeRange[],
  span: Span,
): GeneratedCalendar {
  const { provider, menu } = stored
  const stepMinutes = provider.stepMinutes ?? 15
  const typicalSteps = typicalMinutes(menu) / stepMinutes
  const visits: DemoVisit[] = []
  const blocks: Block[] = []
  for (const interval of openIntervals(stored, stepMinutes, closures, span)) {
    const [first] = interval
    if (first === undefined) continue
    const random = seededRandom(`${provider.userName}/${first.startsAt}`)
    const draft = { provider, menu, interval, stepMinutes, typicalSteps, visits, blocks, random }
    fillInterval(draft)
    addCancelled(draft)
  }
  return { visits, blocks }
}

/** One open interval, and the calendar it is added to. */
interface CalendarDraft {
  readonly provider: DemoProvider
  readonly menu: readonly MenuItem[]
  readonly interval: readonly Slot[]
  readonly stepMinutes: number
  readonly typicalSteps: number
  readonly random: SeededRandom
  readonly visits: DemoVisit[]
  readonly blocks: Block[]
}

// Uninterrupted open time on the grid of steps: a day without a lunch break is one interval.
function openIntervals(
  { hours }: StoredProvider,
  stepMinutes: number,
  closures: readonly TimeRange[],
  { from, to }: Span,
): Slot[][] {
  const grid = slots({
    timeZone: DUTCH_ZONE,
    workingHours: hours,
    busy: closures,
    durationMinutes: stepMinutes,
    stepMinutes,
    from: from.toString(),
    to: to.toString(),
    now: 0,
  })
  const intervals: Slot[][] = []
  let last: Slot | undefined
  for (const slot of grid) {
    if (slot.busy) last = undefined
    else {
      if (last?.endsAt === slot.startsAt) intervals.at(-1)?.push(slot)
      else intervals.push([slot])
      last = slot
    }
  }
  return intervals
}

const SHARE_BY_TELEPHONE = 0.6
/** In the salon of a demo sign-in all visits have an order, so that its agenda has something to open. */
const SHARE_BY_MEMBER = 0.2

const BREAK = 'Pauze'
const ERRANDS = ['Inkoop', 'Tandarts', 'Boekhouder', 'Monteur', 'Inkoop']

/** The share of a day that is booked in the end. */
const SHARE_BOOKED: Record<Occupancy, number> = { quiet: 0.4, steady: 0.62, busy: 0.8, full: 1 }

function fillInterval(draft: CalendarDraft): void {
  const { provider, interval, stepMinutes } = draft
  const end = interval.length - (provider.keepsLastHourFree ? 60 / stepMinutes : 0)
  let at = afterTravel(draft, 0, end)
  while (at < end) {
    at = isBreakDue(draft, at, end) ? addBreak(draft, at) : addNext(draft, at, end)
    at = afterTravel(draft, at, end)
  }
}

/** The first step, from one on, at which the provider can be at a home. */
function afterTravel(draft: CalendarDraft, at: number, end: number): number {
  const { provider, interval, visits, blocks } = draft
  const travelMs = (provider.travelMinutes ?? 0) * MINUTE_MS
  if (travelMs === 0) return at
  const last = visits.findLast(({ isCancelled }) => !isCancelled)
  const lastEnd = Math.max(last ? travelAround(last).endsAt : 0, blocks.at(-1)?.endsAt ?? 0)
  const freeFrom = lastEnd + travelMs
  let step = at
  while (step < end && startOf(interval, step) < freeFrom) step++
  return step
}

/** A visit with its buffer and its travel. */
function travelAround({ startsAt, blockedUntil, travelMinutes }: DemoVisit): TimeRange {
  const travelMs = travelMinutes * MINUTE_MS
  return { startsAt: startsAt - travelMs, endsAt: blockedUntil + travelMs }
}

// The salon of a demo sign-in has one break in a long stretch, which others are not seen to have.
function isBreakDue({ provider, interval, blocks }: CalendarDraft, at: number, end: number) {
  if (provider.ownerUserName === undefined) return false
  const opensAt = startOf(interval, 0)
  const startsAt = startOf(interval, at)
  const isLong =
    startsAt >= opensAt + 3 * HOUR_MS && startOf(interval, end - 1) > startsAt + HOUR_MS
  return isLong && !blocks.some((block) => block.reason === BREAK && block.startsAt > opensAt)
}

function addBreak(draft: CalendarDraft, at: number): number {
  return addBlock(draft, at, at + 30 / draft.stepMinutes, BREAK)
}

/** Adds what begins at a step of the grid; returns the first step after it. */
function addNext(draft: CalendarDraft, at: number, end: number): number {
  const { provider, menu, stepMinutes, random } = draft
  const room = (end - at) * stepMinutes
  const isOwned = provider.ownerUserName !== undefined
  const items = random.chance(SHARE_BOOKED[provider.occupancy])
    ? chooseItems(provider, menu, room, random)
    : undefined
  if (items === undefined) return leaveFree(draft, at, end)
  if (provider.occupancy !== 'full' && random.chance(0.05)) {
    const reason = isOwned ? random.pick(ERRANDS) : BREAK
    return addBlock(draft, at, Math.min(end, at + Math.ceil(45 / stepMinutes)), reason)
  }
  const visit = visitAt(draft, at, items)
  if (!random.chance(isOwned ? SHARE_BY_MEMBER : SHARE_BY_TELEPHONE)) draft.visits.push(visit)
  else if (!isOwned) draft.blocks.push(byTelephone(provider, visit, random))
  else draft.visits.push({ ...visit, bookedBy: random.chance(0.4) ? 'door' : 'telephone' })
  return at + Math.ceil((visit.blockedUntil - visit.startsAt) / (stepMinutes * MINUTE_MS))
}

// Leaves the time of a usual visit free; a full provider blocks it instead.
function leaveFree(draft: CalendarDraft, at: number, end: number): number {
  const { provider, typicalSteps, random } = draft
  if (provider.occupancy === 'full') return addBlock(draft, at, end, 'Vrij')
  if (provider.ownerUserName !== undefined) return at + random.between(1, 3)
  return at + random.between(Math.ceil(typicalSteps / 2), Math.ceil(typicalSteps * 1.5))
}

function addBlock(
  { interval, blocks }: CalendarDraft,
  at: number,
  until: number,
  reason: string,
): number {
  const startsAt = startOf(interval, at)
  const endsAt = interval[until - 1]?.endsAt ?? startsAt
  blocks.push({ startsAt, endsAt, createdAt: startsAt - DAYS_AHEAD * DAY_MS, reason })
  return until
}

function byTelephone(provider: DemoProvider, visit: DemoVisit, random: SeededRandom): Block {
  const daysBefore = provider.occupancy === 'full' ? DAYS_AHEAD : DAYS_AHEAD * random.fraction()
  return {
    ...travelAround(visit),
    createdAt: visit.startsAt - daysBefore * DAY_MS,
    reason: 'Telefonisch geboekt',
  }
}

function addCancelled(draft: CalendarDraft): void {
  const { provider, menu, interval, stepMinutes, random, visits } = draft
  if (!random.chance(0.15)) return
  const at = random.between(0, interval.length - 1)
  const items = chooseItems(provider, menu, (interval.length - at) * stepMinutes, random)
  if (items) visits.push({ ...visitAt(draft, at, items), isCancelled: true })
}

function visitAt(
  { interval, provider }: Pick<CalendarDraft, 'interval' | 'provider'>,
  at: number,
  items: readonly MenuItem[],
): DemoVisit {
  const { bufferMinutes = 0, travelMinutes = 0 } = provider
  const startsAt = startOf(interval, at)
  const minutes = items.reduce((sum, item) => sum + item.treatment.minutes, 0)
  const endsAt = startsAt + minutes * MINUTE_MS
  const buffers = items
    .filter(({ treatment }) => !treatment.isAddon)
    .map((item) => item.bufferMinutes ?? bufferMinutes)
  const blockedUntil = endsAt + Math.max(...buffers) * MINUTE_MS
  return { startsAt, endsAt, blockedUntil, travelMinutes, waits: [], items, isCancelled: false }
}

function startOf(interval: readonly Slot[], at: number): number {
  const slot = interval[at]
  if (slot === undefined) throw new RangeError('Beyond the interval')
  return slot.startsAt
}

function typicalMinutes(menu: readonly MenuItem[]): number {
  const main = menu.filter(({ treatment }) => !treatment.isAddon)
  return main.reduce((sum, { treatment }) => sum + treatment.minutes, 0) / main.length
}
