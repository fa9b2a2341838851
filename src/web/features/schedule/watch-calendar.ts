import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { markWatchPending } from './pending-watch.ts'

/** Local days of the salon, both included; null: any day may have changed. */
export type ChangedDays = { readonly from: PlainDate; readonly to: PlainDate } | null

/** What changes together is looked at once; not every reader asks at the same moment. */
const GATHER_MS = 200
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

/**
 * Tells of days that change on a salon's calendar while the page is in sight: by a stream of events, which is opened again
 * when it breaks, and in any case whenever the page comes back into sight. Until the returned function is called.
 */
export function watchCalendar(userName: string, onChange: (days: ChangedDays) => void): () => void {
  const address = `/publicCalendarApi/calendar/${encodeURIComponent(userName)}/changes`
  let source: EventSource | null = null
  let retry = 0
  let waitMs = FIRST_WAIT_MS
  const gathered = gathering(onChange)
  let endOpening: (() => void) | null = document.hidden ? null : markWatchPending(userName)
  const stopWaiting = () => {
    endOpening?.()
    endOpening = null
  }

  const open = () => {
    if (source || document.hidden) return
    source = new EventSource(address)
    source.onmessage = ({ data }) => {
      waitMs = FIRST_WAIT_MS
      // Times wait for the first event: those from before it are old at once, and none is asked for twice.
      if (endOpening) onChange(daysIn(data))
      else gathered.add(daysIn(data))
      stopWaiting()
    }
    source.onerror = () => {
      stopWaiting()
      close()
      retry = window.setTimeout(open, waitMs * (0.75 + Math.random() / 2))
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    }
  }
  const close = () => {
    clearTimeout(retry)
    source?.close()
    source = null
  }
  // A page out of sight needs no connection of the few that a browser has.
  const look = () => {
    if (document.hidden) return close()
    gathered.add(null)
    open()
  }
  document.addEventListener('visibilitychange', look)
  open()
  return () => {
    document.removeEventListener('visibilitychange', look)
    gathered.stop()
    stopWaiting()
    close()
  }
}

function gathering(onChange: (days: ChangedDays) => void) {
  let days: ChangedDays[] = []
  let timer = 0
  const tell = () => {
    timer = 0
    const told = days
    days = []
    for (const each of told.includes(null) ? [null] : told) onChange(each)
  }
  return {
    add(changed: ChangedDays) {
      days.push(changed)
      timer ||= window.setTimeout(tell, GATHER_MS * (1 + Math.random()))
    },
    stop: () => clearTimeout(timer),
  }
}

function daysIn(data: string): ChangedDays {
  const { from, to } = JSON.parse(data)
  return from && to ? { from, to } : null
}
