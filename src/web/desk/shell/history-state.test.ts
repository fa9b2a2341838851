import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readFromHistory, storeInHistory } from './history-state.ts'

const LIMIT = 100
const LIMIT_MS = 30_000

vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
afterAll(() => vi.useRealTimers())
let calls: number[] = []

/** The history of a browser that refuses more than 100 writes in 30 seconds. */
class LimitedHistory {
  state: unknown = { key: 'of the router' }
  replaceState(state: unknown) {
    const now = performance.now()
    calls = [...calls.filter((at) => at > now - LIMIT_MS), now]
    if (calls.length > LIMIT) throw new DOMException('more than 100 times', 'SecurityError')
    this.state = state
  }
}

beforeEach(() => {
  calls = []
  const page = new EventTarget()
  vi.stubGlobal('History', LimitedHistory)
  vi.stubGlobal('history', new LimitedHistory())
  vi.stubGlobal('location', { href: '/desk/people' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.advanceTimersByTime(2 * LIMIT_MS) // what the test before wrote is long ago
})

function typeFor(milliseconds: number) {
  let drop = () => {}
  let text = ''
  for (let passed = 0; passed < milliseconds; passed += 33) {
    drop()
    text += 'a'
    drop = storeInHistory({ facts: text })
    vi.advanceTimersByTime(33)
  }
  return text
}

test('[DESK-308] a key that is held for a minute never makes the browser refuse, and the last text is kept', () => {
  const text = typeFor(2 * LIMIT_MS)
  expect(calls.length).toBeLessThan(LIMIT)
  expect(readFromHistory()).not.toEqual({ facts: text })
  vi.advanceTimersByTime(LIMIT_MS)
  expect(readFromHistory()).toEqual({ facts: text })
  expect(history.state).toMatchObject({ key: 'of the router' })
})

test('[DESK-308] a word is written at once, and what waits when the page is left', () => {
  storeInHistory({ note: 'Dag' })
  expect(readFromHistory()).toEqual({ note: 'Dag' })
  const facts = typeFor(LIMIT_MS / 2)
  dispatchEvent(new Event('pagehide'))
  expect(readFromHistory()).toEqual({ note: 'Dag', facts })
})

test('[DESK-308] what waits is not written into the entry of another page', () => {
  typeFor(LIMIT_MS / 2)
  storeInHistory({ facts: 'left' })()
  storeInHistory({ facts: 'still shown' })
  // The router changes the address before it removes the page.
  location.href = '/desk/salons'
  vi.stubGlobal('history', new LimitedHistory())
  vi.advanceTimersByTime(LIMIT_MS)
  expect(readFromHistory()).toEqual({})
})
