interface DurationItem {
  readonly durationMinutes: number
  readonly isAddon: boolean
}

/** Nobody combines more items, except to reserve a long time. */
const MAX_ITEMS = 10
const MAX_VISIT_MINUTES = 8 * 60

/**
 * Whether a visit can take exactly this time: any combination of at most ten items with at least one treatment, up to
 * eight hours, or a single treatment that takes longer.
 */
export function isOfferedDuration(items: readonly DurationItem[], minutes: number): boolean {
  const treatments = items.filter(({ isAddon }) => !isAddon)
  if (treatments.some(({ durationMinutes }) => durationMinutes === minutes)) return true
  if (minutes > MAX_VISIT_MINUTES) return false
  let reachable = new Set(treatments.map(({ durationMinutes }) => durationMinutes))
  const lengths = new Set(items.map(({ durationMinutes }) => durationMinutes))
  for (let count = 1; count < MAX_ITEMS; count += 1) {
    const longer = [...reachable].flatMap((each) => [...lengths].map((more) => each + more))
    reachable = new Set(longer.filter((each) => each <= minutes))
    if (reachable.has(minutes)) return true
  }
  return false
}
