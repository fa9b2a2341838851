// A member writes it in the own language, and colleagues may read the agenda in another.
const BREAK = /\b(pauzes?|breaks?|lunch\w*|koffie\w*|coffee)\b|pauze\b/i

/** Whether the reason of a block says that it is a break, in whichever language it was written. */
export function isBreakReason(reason: string): boolean {
  return BREAK.test(reason)
}
