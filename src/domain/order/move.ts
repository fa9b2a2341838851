import { DAY_MS } from '../time-units.ts'

const FREE_MS = 2 * DAY_MS

/**
 * Until when a customer may take another time or cancel free of charge after the provider moved a visit, epoch ms: two
 * days, at most until the new start (WORK-13).
 */
export function freeUntilAfterMove(movedAt: number, startsAt: number): number {
  return Math.min(startsAt, movedAt + FREE_MS)
}
