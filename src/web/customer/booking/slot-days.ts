import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'

/** A possible time of a visit; ISO times with the salon's offset, so that their text is its local time. */
export type Slot = Reply<Endpoints['listSlots']>['data']['availableSlots'][number]
export type VisitTime = Pick<Slot, 'startTime' | 'endTime'>

/** The local date of the salon. */
export function dateOf(isoTime: string): PlainDate {
  return isoTime.slice(0, 'YYYY-MM-DD'.length) as PlainDate
}

/** 'HH:MM' in the salon's local time. */
export function clockOf(isoTime: string): string {
  return isoTime.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)
}

export function slotsOn(slots: readonly Slot[], date: PlainDate): Slot[] {
  return slots.filter((slot) => dateOf(slot.startTime) === date)
}

export function countFreeSlots(slots: readonly Slot[]): number {
  return slots.filter((slot) => !slot.busy).length
}

/** The first free slot or null; slots are sorted by time. */
export function firstFreeSlot(slots: readonly Slot[]): Slot | null {
  return slots.find((slot) => !slot.busy) ?? null
}

/** The free slot that starts at an instant, in any offset; null if it is busy or absent. */
export function findFreeSlotAt(slots: readonly Slot[], isoTime: string): Slot | null {
  const startsAt = Date.parse(isoTime)
  return slots.find((slot) => !slot.busy && Date.parse(slot.startTime) === startsAt) ?? null
}

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** A day's slots by part of the day; empty parts are left out. */
export function groupByDayPart(slots: readonly Slot[]): { part: DayPart; slots: Slot[] }[] {
  return DAY_PARTS.map((part) => ({
    part,
    slots: slots.filter((slot) => dayPartOf(slot.startTime) === part),
  })).filter((group) => group.slots.length > 0)
}

const MIN_GROUP_LENGTH = 6

/** Groups runs of six or more busy slots, which are drawn as one row; other slots are groups of one. */
export function groupBusySlots(slots: readonly Slot[]): Slot[][] {
  const rows: Slot[][] = []
  for (const slot of slots) {
    const row = rows.at(-1)
    if (slot.busy && row?.[0]?.busy) row.push(slot)
    else rows.push([slot])
  }
  return rows.flatMap((row) => (row.length < MIN_GROUP_LENGTH ? row.map((slot) => [slot]) : [row]))
}

function dayPartOf(isoTime: string): DayPart {
  const clock = clockOf(isoTime)
  if (clock < '12:00') return 'morning'
  return clock < '18:00' ? 'afternoon' : 'evening'
}
