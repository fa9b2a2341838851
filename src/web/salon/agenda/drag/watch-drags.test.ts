import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchDrags } from './watch-drags.ts'

class Box extends EventTarget {}

/** As much of a browser as a drag by touch needs. */
function aPage() {
  const window = Object.assign(new EventTarget(), { scrollBy() {}, scrollY: 0, innerWidth: 390 })
  vi.stubGlobal('window', Object.assign(window, { innerHeight: 844 }))
  vi.stubGlobal('Element', Box)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const box = Object.assign(new Box(), {
    scrollLeft: 0,
    getBoundingClientRect: () => ({ left: 0, right: 390 }),
  })
  const did: string[] = []
  watchDrags(box as unknown as HTMLElement, {
    grab: () => 'visit',
    move: () => {},
    drop: () => did.push('drop'),
    putBack: () => did.push('put back'),
  })
  const touch = (type: string, pointerId: number, on: EventTarget = window) => {
    const finger = { pointerId, pointerType: 'touch', button: 0, isPrimary: pointerId === 1 }
    on.dispatchEvent(Object.assign(new Event(type), finger, { clientX: 100, clientY: 400 }))
  }
  return { box, touch, did }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(['pointerup', 'pointercancel'])(
  '[WORK-124] a second finger neither drops what the first one drags nor puts it back (%s)',
  (type) => {
    const { box, touch, did } = aPage()
    touch('pointerdown', 1, box)
    vi.advanceTimersByTime(400)
    touch(type, 2)
    expect(did).toEqual([])
    touch('pointerup', 1)
    expect(did).toEqual(['drop'])
  },
)
