import { type TouchEvent, useRef } from 'react'
import { swipeOf, type TouchPoint } from './swipe.ts'

/** The handlers of an element in which one finger to the side turns the day (WORK-199). */
export function useSwipe(turn: (direction: 1 | -1) => void) {
  const start = useRef<TouchPoint | null>(null)
  const forget = () => {
    start.current = null
  }
  return {
    onTouchStart: (event: TouchEvent) => {
      const isAlone = event.touches.length === 1
      start.current = isAlone && !scrollsSideways(event.target) ? touchPointOf(event) : null
    },
    onTouchEnd: (event: TouchEvent) => {
      const direction =
        start.current && swipeOf(start.current, touchPointOf(event), window.innerWidth)
      forget()
      if (direction) turn(direction)
    },
    // The browser scrolls or zooms.
    onTouchCancel: forget,
  }
}

function touchPointOf({ changedTouches, timeStamp }: TouchEvent): TouchPoint {
  const { clientX: x = 0, clientY: y = 0 } = changedTouches[0] ?? {}
  return { x, y, at: timeStamp }
}

/** Whether a finger there scrolls to the side, as in a week that does not fit, or moves the cursor of a field. */
function scrollsSideways(target: EventTarget): boolean {
  for (let part = target instanceof Element ? target : null; part; part = part.parentElement) {
    if (part.matches('input, textarea, select, dialog')) return true
    const { overflowX } = getComputedStyle(part)
    if (part.scrollWidth > part.clientWidth && /auto|scroll/.test(overflowX)) return true
  }
  return false
}
