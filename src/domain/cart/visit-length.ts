interface SoldItem {
  readonly durationMinutes: number
  readonly isAddon: boolean
}

/** A visit of more is put together by nobody, but for the sake of its length. */
const MOST_ITEMS = 10
const LONGEST_VISIT_MINUTES = 8 * 60

/**
 * Whether a salon sells visits of so many minutes: one treatment with any others, each as often as wanted, up to ten
 * in all and eight hours, or a single one that takes longer.
 */
export function isSoldLength(sold: readonly SoldItem[], minutes: number): boolean {
  const treatments = sold.filter(({ isAddon }) => !isAddon)
  if (treatments.some(({ durationMinutes }) => durationMinutes === minutes)) return true
  if (minutes > LONGEST_VISIT_MINUTES) return false
  let reached = new Set(treatments.map(({ durationMinutes }) => durationMinutes))
  const lengths = new Set(sold.map(({ durationMinutes }) => durationMinutes))
  for (let items = 1; items < MOST_ITEMS; items += 1) {
    const longer = [...reached].flatMap((each) => [...lengths].map((more) => each + more))
    reached = new Set(longer.filter((each) => each <= minutes))
    if (reached.has(minutes)) return true
  }
  return false
}
