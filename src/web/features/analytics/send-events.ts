import { MAX_EVENTS_PER_CALL } from '#domain/event/events.ts'
import { apiPaths } from '../../api-paths.ts'
import { onEvent, type TrackedEvent, takeEvents } from '../../events.ts'
import { createEventReader } from './page-events.ts'

const SEND_DELAY_MS = 5000

/**
 * Sends the events of this tab in batches, the last one when the page is left. Sends nothing for a visitor with Do Not
 * Track or Global Privacy Control.
 */
export function sendEvents(): void {
  if (hasDoNotTrack()) {
    onEvent(takeEvents)
    takeEvents()
    return
  }
  const read = createEventReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    const events = read(takeEvents())
    for (let start = 0; start < events.length; start += MAX_EVENTS_PER_CALL) {
      postEvents(events.slice(start, start + MAX_EVENTS_PER_CALL))
    }
  }
  const scheduleSend = () => {
    timer ??= setTimeout(send, SEND_DELAY_MS)
  }
  onEvent(scheduleSend)
  // Phones may fire only visibilitychange, computers only pagehide.
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  if (document.visibilityState === 'visible') scheduleSend()
}

function hasDoNotTrack(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** Sends a beacon, which outlives the page. A failure is ignored. */
function postEvents(events: readonly TrackedEvent[]): void {
  const [, path] = apiPaths.recordEvents
  navigator.sendBeacon(path, new Blob([JSON.stringify({ events })], { type: 'application/json' }))
}
