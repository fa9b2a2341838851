import { DAY_MS } from '../time-units.ts'

/** How long owners and operators may work without a second factor, from the beginning of their role (row WORK-120). */
const GRACE_DAYS = 14

/** When a second factor becomes required, epoch ms. @param roleSince when the role of owner or operator began, epoch ms */
export function secondFactorDueAt(roleSince: number): number {
  return roleSince + GRACE_DAYS * DAY_MS
}
