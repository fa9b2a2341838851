import { HOUR_MS } from '#domain/time-units.ts'
import type { Slot } from '../slot-days.ts'

/** A slot of one hour at a Dutch salon in winter: `aSlot('2026-11-24', '10:00', 'busy')`. */
export function aSlot(date: string, time: string, kind: 'free' | 'busy' = 'free'): Slot {
  const startTime = `${date}T${time}:00${OFFSET}`
  const onUtcClock = Date.parse(`${date}T${time}:00Z`) + HOUR_MS
  const endTime = `${new Date(onUtcClock).toISOString().slice(0, 19)}${OFFSET}`
  return { startTime, endTime, busy: kind === 'busy' }
}

const OFFSET = '+01:00'
