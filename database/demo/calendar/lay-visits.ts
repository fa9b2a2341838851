import { type Slot, slots, type TimeRange } from '#domain/schedule/slots.ts'
import { type Dice, dice } from '../dice.ts'
import type { MenuItem } from '../menu.ts'
import { weekOf } from '../salons/opening-hours.ts'
import type { Bustle, Salon } from '../salons/salon.ts'
import { DUTCH_ZONE } from '../weekdays.ts'
import { chooseItems } from './choose-items.ts'

/** A visit on the calendar; `blockedUntil` is its end with the salon's buffer. */
export interface Visit extends TimeRange {
  readonly items: readonly MenuItem[]
  readonly blockedUntil: number
  /** Called off: it left its time free, and something else may stand there. */
  readonly calledOff: boolean
}

export interface LaidCalendar {
  readonly visits: readonly Visit[]
  /** The salon's own: nobody can book then. */
  readonly blocks: readonly TimeRange[]
}

export interface Span {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  readonly today: Temporal.PlainDate
}

const MINUTE_MS = 60_000

/**
 * Lays visits on the very starts the slot rule offers, one after the other, so that none can overlap,
 * fall outside the hours or touch a day off. A day's dice depend on the salon and the day alone.
 */
export function layVisits(
  salon: Salon,
  menu: readonly MenuItem[],
  daysOff: readonly TimeRange[],
  span: Span,
): LaidCalendar {
  const stepMinutes = salon.stepMinutes ?? 15
  const visits: Visit[] = []
  const blocks: TimeRange[] = []
  for (const stretch of openStretches(salon, stepMinutes, daysOff, span)) {
    const [first] = stretch
    if (first === undefined) continue
    const day = dayOf(first.startsAt)
    const layer = {
      ...{ salon, menu, stretch, stepMinutes, visits, blocks },
      chance: dice(`${salon.userName}/${day}/${first.startsAt}`),
      fullness: fullness(salon.bustle, span.today.until(day).days),
    }
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
  readonly chance: Dice
  readonly fullness: number
  readonly visits: Visit[]
  readonly blocks: TimeRange[]
}

// Uninterrupted open time, cut at the grid: a day without a lunch break is one stretch.
function openStretches(
  salon: Salon,
  stepMinutes: number,
  daysOff: readonly TimeRange[],
  { from, to }: Span,
): Slot[][] {
  const grid = slots({
    timeZone: DUTCH_ZONE,
    workingHours: weekOf(salon.hours).map((interval) => ({ ...interval, isOpen: true })),
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

const SHARE_TAKEN: Record<Bustle, number> = { quiet: 0.35, steady: 0.55, busy: 0.75, full: 1 }

// Further ahead less is booked yet; today is never quite gone.
function fullness(bustle: Bustle, daysAhead: number): number {
  if (bustle === 'full') return 1
  const share = SHARE_TAKEN[bustle]
  if (daysAhead === 0) return Math.min(share, 0.6)
  return daysAhead < 0 ? share : share * (1 - Math.min(daysAhead, 42) / 80)
}

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
  const items = chance.chance(layer.fullness) ? chooseItems(salon, menu, room, chance) : undefined
  if (items === undefined) return leaveOpen(layer, at, end)
  if (salon.bustle !== 'full' && chance.chance(0.05)) {
    return layBlock(layer, at, Math.min(end, at + Math.ceil(45 / stepMinutes)))
  }
  const visit = visitAt(stretch, at, items, salon.bufferMinutes ?? 0)
  layer.visits.push(visit)
  return at + Math.ceil((visit.blockedUntil - visit.startsAt) / (stepMinutes * MINUTE_MS))
}

// Free for as long as a visit usually takes; where nothing may be free the salon keeps it for itself.
function leaveOpen(layer: Layer, at: number, end: number): number {
  if (layer.salon.bustle === 'full') return layBlock(layer, at, end)
  const typical = typicalMinutes(layer.menu) / layer.stepMinutes
  return at + layer.chance.between(Math.ceil(typical / 2), Math.ceil(typical * 1.5))
}

function layBlock({ stretch, blocks }: Layer, at: number, until: number): number {
  blocks.push(rangeOf(stretch, at, until))
  return until
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

function rangeOf(stretch: readonly Slot[], from: number, to: number): TimeRange {
  return { startsAt: startOf(stretch, from), endsAt: stretch[to - 1]?.endsAt ?? 0 }
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

function dayOf(epochMs: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(epochMs)
    .toZonedDateTimeISO(DUTCH_ZONE)
    .toPlainDate()
}
