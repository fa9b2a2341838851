/** Where and when a finger went down or up: px of the window and ms. */
export interface TouchPoint {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** A shorter way is a tap or a hesitation, in px. */
const SHORTEST = 60
/** How many times farther to the side than up or down; what is steeper scrolls. */
const FLATNESS = 2
/** A finger that rests as long begins a drag (WORK-124). */
const LONGEST_MS = 400
/** The browser goes back and forward from the edges, in px. */
const EDGE = 24

/**
 * The direction in which a swipe turns the day: a finger to the left goes on, to the right goes back. Null for what is no
 * swipe to the side: a tap, scrolling, a long press, or a way that begins at the edge of the window.
 */
export function swipeOf(start: TouchPoint, end: TouchPoint, windowWidth: number): 1 | -1 | null {
  const [across, along] = [end.x - start.x, end.y - start.y]
  const isAtEdge = start.x < EDGE || start.x > windowWidth - EDGE
  if (isAtEdge || end.at - start.at >= LONGEST_MS) return null
  if (Math.abs(across) < SHORTEST || Math.abs(across) < FLATNESS * Math.abs(along)) return null
  return across < 0 ? 1 : -1
}
