import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { MINUTE_MS } from '#domain/time-units.ts'

/** Changed days in the salon's time zone, both inclusive; null if any day may have changed. */
export type ChangedDays = { readonly from: PlainDate; readonly to: PlainDate } | null

interface CalendarListener {
  onChange(days: ChangedDays): void
  /** Called once, when the stream has opened or failed, or takes long to open: free times can be requested. */
  onReady(): void
  /** Whether changes of a visit that leave the free times as they are count too. */
  withVisits?: boolean
}

/** Changes are batched, with a random delay, so that not all browsers request at once. */
const BATCH_MS = 200
/** How long free times wait for the stream to open. */
const MAX_WAIT_MS = 1_000
const MIN_RETRY_MS = 2_000
const MAX_RETRY_MS = MINUTE_MS

/**
 * Watches a salon's calendar by server-sent events while the page is visible, until the returned function is called. The
 * stream is reopened after an error. When the page becomes visible again, any day may have changed.
 */
export function watchCalendar(
  userName: string,
  { onChange, onReady, withVisits }: CalendarListener,
): () => void {
  const url = `/publicCalendarApi/calendar/${encodeURIComponent(userName)}/changes${withVisits ? '?with=visits' : ''}`
  let source: EventSource | null = null
  let retry = 0
  let retryMs = MIN_RETRY_MS
  const batch = createBatch(onChange)
  let isReady = false
  const setReady = () => {
    if (!isReady) onReady()
    isReady = true
    clearTimeout(readyTimer)
  }
  const readyTimer = window.setTimeout(setReady, MAX_WAIT_MS)
  // A hidden page has no stream to wait for.
  if (document.hidden) setReady()

  const open = () => {
    if (source || document.hidden) return
    source = new EventSource(url)
    source.onmessage = ({ data }) => {
      retryMs = MIN_RETRY_MS
      // Free times wait for the first event, so this one is reported without a delay.
      if (isReady) batch.add(parseDays(data))
      else onChange(parseDays(data))
      setReady()
    }
    source.onerror = () => {
      setReady()
      close()
      retry = window.setTimeout(open, retryMs * (0.75 + Math.random() / 2))
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
    }
  }
  const close = () => {
    clearTimeout(retry)
    source?.close()
    source = null
  }
  // A hidden page closes its stream: browsers limit connections per host.
  const onVisibilityChange = () => {
    if (document.hidden) return close()
    batch.add(null)
    open()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  open()
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    clearTimeout(readyTimer)
    batch.stop()
    close()
  }
}

function createBatch(onChange: (days: ChangedDays) => void) {
  let days: ChangedDays[] = []
  let timer = 0
  const notify = () => {
    timer = 0
    const batchDays = days
    days = []
    for (const each of batchDays.includes(null) ? [null] : batchDays) onChange(each)
  }
  return {
    add(changed: ChangedDays) {
      days.push(changed)
      timer ||= window.setTimeout(notify, BATCH_MS * (1 + Math.random()))
    },
    stop: () => clearTimeout(timer),
  }
}

function parseDays(data: string): ChangedDays {
  const { from, to } = JSON.parse(data)
  return from && to ? { from, to } : null
}
