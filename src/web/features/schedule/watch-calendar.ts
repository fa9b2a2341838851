import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { markWatchPending } from './pending-watch.ts'

/** Local days of the salon, both included; null: any day may have changed. */
export type ChangedDays = { readonly from: PlainDate; readonly to: PlainDate } | null

/** What changes together is looked at once; not every reader asks at the same moment. */
const BATCH_MS = 200
const MIN_RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

/**
 * Tells of days that change on a salon's calendar while the page is in sight: by a stream of events, which is opened again
 * when it breaks, and in any case whenever the page comes back into sight. Until the returned function is called.
 */
export function watchCalendar(userName: string, onChange: (days: ChangedDays) => void): () => void {
  const url = `/publicCalendarApi/calendar/${encodeURIComponent(userName)}/changes`
  let source: EventSource | null = null
  let retry = 0
  let retryMs = MIN_RETRY_MS
  const batch = createBatch(onChange)
  let settleWatch: (() => void) | null = document.hidden ? null : markWatchPending(userName)
  const settlePending = () => {
    settleWatch?.()
    settleWatch = null
  }

  const open = () => {
    if (source || document.hidden) return
    source = new EventSource(url)
    source.onmessage = ({ data }) => {
      retryMs = MIN_RETRY_MS
      // Times wait for the first event: those from before it are old at once, and none is asked for twice.
      if (settleWatch) onChange(parseDays(data))
      else batch.add(parseDays(data))
      settlePending()
    }
    source.onerror = () => {
      settlePending()
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
  // A page out of sight needs no connection of the few that a browser has.
  const onVisibilityChange = () => {
    if (document.hidden) return close()
    batch.add(null)
    open()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  open()
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    batch.stop()
    settlePending()
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
