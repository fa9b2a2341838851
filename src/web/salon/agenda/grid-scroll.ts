/** What the grid shows, and where it lies in the page. */
export interface GridPlace {
  /** Names the view and its days. */
  readonly days: string
  /** The minute of the day at the top of the grid. */
  readonly from: number
  /** The present minute of the day, or null when the grid does not show it. */
  readonly nowMinute: number | null
  /** In px, from the top of the page. */
  readonly top: number
  readonly hourHeight: number
}

/** What stays visible above the hour before now, in px. */
const ABOVE_NOW = 120

/**
 * Where the window is scrolled to when the grid has changed, in px (row WORK-262). Other days begin at their usual place: the hour
 * before now, or the top of the page. When the same days begin earlier or later than before, the hours stay where they are.
 * @returns null when nothing scrolls
 */
export function scrollOf(
  { days, from, nowMinute, top, hourHeight }: GridPlace,
  before: { readonly days: string; readonly from: number } | null,
  scrollY: number,
): number | null {
  if (before?.days === days) {
    const moved = ((before.from - from) / 60) * hourHeight
    return moved === 0 || scrollY === 0 ? null : Math.max(0, scrollY + moved)
  }
  // The browser restored it.
  if (!before && scrollY > 0) return null
  const pixels = nowMinute === null ? 0 : ((nowMinute - 60 - from) / 60) * hourHeight
  return pixels > 0 ? top + pixels - ABOVE_NOW : 0
}
