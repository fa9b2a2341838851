import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { type Slot, slots, type TimeRange } from '#domain/schedule/slots.ts'
import { type Dice, dice } from '../dice.ts'
import type { MenuItem } from '../menu.ts'
import type { Bustle, Salon } from '../salons/salon.ts'
import type { StoredSalon } from '../salons/stored-salon.ts'
import { chooseItems } from './choose-items.ts'
import type { Span } from './span.ts'

/** A visit on the calendar; `blockedUntil` is its end with the salon's buffer. */
export interface Visit extends TimeRange {
  readonly items: readonly MenuItem[]
  readonly blockedUntil: number
  /** Called off: it left its time free, and something else may stand there. */
  readonly calledOff: boolean
}

/** Time that nobody can book: a break, or a visit that was agreed by telephone. */
export interface Block extends TimeRange {
  /** When the salon wrote it down, in epoch milliseconds. */
  readonly takenAt: number
}

export interface LaidCalendar {
  readonly visits: readonly Visit[]
  readonly blocks: readonly Block[]
}

/** How long ahead people book at most. */
export const DAYS_AHEAD = 80

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Lays visits on the very starts the slot rule offers, one after the other, so that none can overlap,
 * fall outside the hours or touch a day off. A day's dice depend on the salon and the day alone: whenever
 * it is laid, the same visits stand on it. Who has booked by now is another matter (tell-story.ts).
 */
export function layVisits(
  stored: StoredSalon,
  daysOff: readonly TimeRange[],
  span: Span,
): LaidCalendar {
  const { salon, menu } = stored
  const stepMinutes = salon.stepMinutes ?? 15
  const typicalSteps = typicalMinutes(menu) / stepMinutes
  const visits: Visit[] = []
  const blocks: Block[] = []
  for (const stretch of openStretches(stored, stepMinutes, daysOff, span)) {
    const [first] = stretch
    if (first === undefined) continue
    const chance = dice(`${salon.userName}/${first.startsAt}`)
    const layer = { salon, menu, stretch, stepMinutes, typicalSteps, visits, blocks, chance }
    layStretch(layer)
    addCalledOff(layer)
  }
  return { visits, blocks }
}

interface Layer {
  readonly salon: Salon
  readonly menu: readonly MenuItem[]
  readonly stretch: readonly Slot[]
  readonly stepMinutes: number
  readonly typicalSteps: number
  readonly chance: Dice
  readonly visits: Visit[]
  readonly blocks: Block[]
}

// Uninterrupted open time, cut at the grid: a day without a lunch break is one stretch.
function openStretches(
  { hours }: StoredSalon,
  stepMinutes: number,
  daysOff: readonly TimeRange[],
  { from, to }: Span,
): Slot[][] {
  const grid = slots({
    timeZone: DUTCH_ZONE,
    workingHours: hours,
    busy: daysOff,
    durationMinutes: stepMinutes,
    stepMinutes,
    from: from.toString(),
    to: to.toString(),
    now: 0,
  })
  const stretches: Slot[][] = []
  let last: Slot | undefined
  for (const slot of grid) {
    if (slot.busy) last = undefined
    else {
      if (last?.endsAt === slot.startsAt) stretches.at(-1)?.push(slot)
      else stretches.push([slot])
      last = slot
    }
  }
  return stretches
}

const BY_TELEPHONE = 0.6

/** How much of a day is taken in the end. */
const SHARE_TAKEN: Record<Bustle, number> = { quiet: 0.4, steady: 0.62, busy: 0.8, full: 1 }

function layStretch(layer: Layer): void {
  const { salon, stretch, stepMinutes } = layer
  const end = stretch.length - (salon.keepsLastHour ? 60 / stepMinutes : 0)
  let at = 0
  while (at < end) at = layNext(layer, at, end)
}

/** Lays what begins at a place on the grid, and answers where the next thing may begin. */
function layNext(layer: Layer, at: number, end: number): number {
  const { salon, menu, stretch, stepMinutes, chance } = layer
  const room = (end - at) * stepMinutes
  const items = chance.chance(SHARE_TAKEN[salon.bustle])
    ? chooseItems(salon, menu, room, chance)
    : undefined
  if (items === undefined) return leaveOpen(layer, at, end)
  if (salon.bustle !== 'full' && chance.chance(0.05)) {
    return layBlock(layer, at, Math.min(end, at + Math.ceil(45 / stepMinutes)))
  }
  const visit = visitAt(stretch, at, items, salon.bufferMinutes ?? 0)
  if (chance.chance(BY_TELEPHONE)) layer.blocks.push(byTelephone(salon, visit, chance))
  else layer.visits.push(visit)
  return at + Math.ceil((visit.blockedUntil - visit.startsAt) / (stepMinutes * MINUTE_MS))
}

// Free for as long as a visit usually takes; where nothing may be free the salon keeps it for itself.
function leaveOpen(layer: Layer, at: number, end: number): number {
  if (layer.salon.bustle === 'full') return layBlock(layer, at, end)
  const { typicalSteps, chance } = layer
  return at + chance.between(Math.ceil(typicalSteps / 2), Math.ceil(typicalSteps * 1.5))
}

function layBlock({ stretch, blocks }: Layer, at: number, until: number): number {
  const startsAt = startOf(stretch, at)
  const endsAt = stretch[until - 1]?.endsAt ?? startsAt
  blocks.push({ startsAt, endsAt, takenAt: startsAt - DAYS_AHEAD * DAY_MS })
  return until
}

function byTelephone(salon: Salon, { startsAt, blockedUntil }: Visit, chance: Dice): Block {
  const daysBefore = salon.bustle === 'full' ? DAYS_AHEAD : DAYS_AHEAD * chance.fraction()
  return { startsAt, endsAt: blockedUntil, takenAt: startsAt - daysBefore * DAY_MS }
}

function addCalledOff({ salon, menu, stretch, stepMinutes, chance, visits }: Layer): void {
  if (!chance.chance(0.15)) return
  const at = chance.between(0, stretch.length - 1)
  const items = chooseItems(salon, menu, (stretch.length - at) * stepMinutes, chance)
  if (items) visits.push({ ...visitAt(stretch, at, items, 0), calledOff: true })
}

function visitAt(
  stretch: readonly Slot[],
  at: number,
  items: readonly MenuItem[],
  bufferMinutes: number,
): Visit {
  const startsAt = startOf(stretch, at)
  const minutes = items.reduce((sum, item) => sum + item.treatment.minutes, 0)
  const endsAt = startsAt + minutes * MINUTE_MS
  const blockedUntil = endsAt + bufferMinutes * MINUTE_MS
  return { startsAt, endsAt, blockedUntil, items, calledOff: false }
}

function startOf(stretch: readonly Slot[], at: number): number {
  const slot = stretch[at]
  if (slot === undefined) throw new RangeError('Beyond the stretch')
  return slot.startsAt
}

function typicalMinutes(menu: readonly MenuItem[]): number {
  const main = menu.filter(({ treatment }) => !treatment.isAddon)
  return main.reduce((sum, { treatment }) => sum + treatment.minutes, 0) / main.length
}
