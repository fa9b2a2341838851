import { DAY_MS } from '../time-units.ts'

/** The roles that need a second factor, each with how long it may be without one (rows WORK-120, WORK-180). */
const GRACE_DAYS = { owner: 14, operator: 0 }

/** When a second factor becomes required, epoch ms. @param roleSince when the role began, epoch ms */
export function secondFactorDueAt(roleSince: number, role: keyof typeof GRACE_DAYS): number {
  return roleSince + GRACE_DAYS[role] * DAY_MS
}
