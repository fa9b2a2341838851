export interface Point {
  readonly x: number
  readonly y: number
}

/** What is done with a thing that is dragged. */
export interface DragHandlers<Thing> {
  /** What is dragged from where the pointer went down; null when nothing is. */
  readonly grab: (target: Element, at: Point) => Thing | null
  readonly move: (thing: Thing, to: Point) => void
  readonly drop: (thing: Thing) => void
  /** It goes back to where it was. */
  readonly putBack: () => void
}

/** A mouse that moves less than this still clicks, and a finger that moves more before its time scrolls. In px. */
const SLACK = { mouse: 4, touch: 10 }
const LONG_PRESS_MS = 400
const VIBRATION_MS = 15

/**
 * Watches for drags in an element (WORK-124): with the mouse at once, by touch after a long press, so that a swipe scrolls.
 * Escape puts back. The page scrolls when the pointer comes near its edge. @returns a function that ends it
 */
export function watchDrags<Thing>(region: HTMLElement, on: DragHandlers<Thing>): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let current: Gesture<Thing> | null = null
  region.addEventListener(
    'pointerdown',
    (event) => {
      current?.end()
      current = null
      if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return
      const thing = on.grab(event.target, pointOf(event))
      if (thing !== null) current = gesture({ thing, event, region, on })
    },
    { signal },
  )
  // A listener that is added while a finger is down would not keep every browser from scrolling.
  // A finger that stops a page in motion cannot keep it from scrolling; the drag then goes back.
  const prevent = (event: Event) => event.cancelable && current?.isTouch() && event.preventDefault()
  region.addEventListener('touchmove', (event) => current?.isDragging() && prevent(event), {
    signal,
    passive: false,
  })
  region.addEventListener('contextmenu', prevent, { signal })
  return () => {
    current?.end()
    ended.abort()
  }
}

interface Gesture<Thing> {
  readonly thing: Thing
  readonly isTouch: () => boolean
  readonly isDragging: () => boolean
  /** Ends it; a thing that is being dragged goes back. */
  readonly end: () => void
}

interface GestureInput<Thing> {
  thing: Thing
  event: PointerEvent
  region: HTMLElement
  on: DragHandlers<Thing>
}

function gesture<Thing>({ thing, event, region, on }: GestureInput<Thing>): Gesture<Thing> {
  const over = new AbortController()
  const { signal } = over
  const isMouse = event.pointerType === 'mouse'
  const start = pointOf(event)
  let last = start
  let state: 'pressed' | 'dragged' | 'put-back' = 'pressed'
  let stopScrolling = () => {}
  const begin = () => {
    state = 'dragged'
    if (!isMouse) navigator.vibrate?.(VIBRATION_MS)
    stopScrolling = scrollAtEdges(region, () => last, move)
    move()
  }
  const move = () => on.move(thing, last)
  const timer = isMouse ? undefined : setTimeout(begin, LONG_PRESS_MS)
  const putBack = () => {
    if (state !== 'dragged') return
    state = 'put-back'
    stopScrolling()
    on.putBack()
  }
  const end = () => {
    clearTimeout(timer)
    over.abort()
    putBack()
  }
  const onMove = (moved: PointerEvent) => {
    if (moved.pointerId !== event.pointerId) return
    last = pointOf(moved)
    const isFar =
      Math.hypot(last.x - start.x, last.y - start.y) > SLACK[isMouse ? 'mouse' : 'touch']
    if (state === 'pressed' && isFar) isMouse ? begin() : end()
    if (state === 'dragged') move()
  }
  const onUp = (up: PointerEvent) => {
    if (up.pointerId !== event.pointerId) return
    const was = state
    if (was === 'dragged') {
      state = 'put-back' // nothing is left to put back
      stopScrolling()
      on.drop(thing)
    }
    end()
    if (was !== 'pressed') swallowClick()
  }
  const onKey = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape' || state !== 'dragged') return
    pressed.preventDefault()
    pressed.stopPropagation()
    putBack()
  }
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', onUp, { signal })
  const onCancel = ({ pointerId }: PointerEvent) => pointerId === event.pointerId && end()
  window.addEventListener('pointercancel', onCancel, { signal })
  window.addEventListener('blur', end, { signal })
  window.addEventListener('keydown', onKey, { signal, capture: true })
  return {
    thing,
    isTouch: () => !isMouse && !signal.aborted,
    isDragging: () => state === 'dragged',
    end,
  }
}

function pointOf({ clientX: x, clientY: y }: MouseEvent): Point {
  return { x, y }
}

/** The click that ends a drag opens nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, true))
}

/** How near to an edge the pointer makes the page scroll, and by how much for each frame at most, in px. */
const EDGE = 72
const FASTEST = 14

/** Scrolls the window up and down, and the region sideways, while the pointer is near an edge. */
function scrollAtEdges(region: HTMLElement, pointer: () => Point, onScroll: () => void) {
  const step = () => {
    frame = requestAnimationFrame(step)
    const { x, y } = pointer()
    const sides = region.getBoundingClientRect()
    const down = speed(y, 0, window.innerHeight)
    const right = speed(x, Math.max(0, sides.left), Math.min(window.innerWidth, sides.right))
    if (down === 0 && right === 0) return
    const before = [window.scrollY, region.scrollLeft]
    window.scrollBy(0, down)
    region.scrollLeft += right
    if (window.scrollY !== before[0] || region.scrollLeft !== before[1]) onScroll()
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

function speed(at: number, from: number, to: number): number {
  const near = (distance: number) => Math.min(1, Math.max(0, 1 - distance / EDGE)) * FASTEST
  return near(to - at) - near(at - from)
}
