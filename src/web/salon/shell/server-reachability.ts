import { SECOND_MS } from '#domain/time-units.ts'
import { withRequestCount } from '../../client-state.ts'

const PROBE_MS = 5 * SECOND_MS
const listeners = new Set<() => void>()
let isReachable = true
let timer: ReturnType<typeof setTimeout> | undefined
/** Of the last question; an answer to an earlier one is too late. */
let probe = 0

/** Calls back whenever it changes whether the server can be reached. @returns a function that ends it */
export function watchServer(onChange: () => void): () => void {
  listeners.add(onChange)
  if (listeners.size === 1) {
    window.addEventListener('online', follow)
    window.addEventListener('offline', follow)
    follow()
  }
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    window.removeEventListener('online', follow)
    window.removeEventListener('offline', follow)
    stop()
  }
}

/** Whether the server can be reached, while it is watched. */
export function isServerReachable(): boolean {
  return isReachable
}

function stop() {
  probe += 1
  clearTimeout(timer)
}

function follow() {
  stop()
  if (navigator.onLine) show(true)
  else void ask(probe)
}

async function ask(asked: number): Promise<void> {
  const answers = await doesServerAnswer()
  if (asked !== probe) return
  show(answers)
  timer = setTimeout(() => ask(asked), PROBE_MS)
}

async function doesServerAnswer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_MS)
    const response = await withRequestCount(() => fetch('/healthz', { cache: 'no-store', signal }))
    return response.ok
  } catch {
    return false
  }
}

function show(next: boolean) {
  if (next === isReachable) return
  isReachable = next
  for (const listener of listeners) listener()
}
