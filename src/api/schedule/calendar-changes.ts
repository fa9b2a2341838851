import type { Log } from '#platform/log.ts'
import type { CalendarChange } from './changes-store.ts'

/** Local days, both included; null when any day may have changed, because for a while nothing was heard. */
export type ChangedDays = Pick<CalendarChange, 'from' | 'to'> | null

export interface CalendarChanges {
  /**
   * Tells of every change of a calendar until the returned function is called. Begins with null, as soon as changes
   * are heard of: what was read before may be old.
   */
  watch(calendarId: string, onChange: (days: ChangedDays) => void): () => void
  close(): void
}

type Listen = (hear: {
  onChange: (change: CalendarChange) => void
  onLost: () => void
}) => Promise<{ close(): void }>

const RETRY_MS = 1_000

/** One listening session for all who watch, begun when the first does. */
export function openCalendarChanges({
  listen,
  log,
}: {
  listen: Listen
  log: Log
}): CalendarChanges {
  const watchers = new Map<string, Set<(days: ChangedDays) => void>>()
  let state: 'idle' | 'starting' | 'closed' | { close(): void } = 'idle'
  let retry: NodeJS.Timeout | undefined

  const start = async () => {
    if (state !== 'idle') return
    state = 'starting'
    try {
      const session = await listen({ onChange, onLost })
      if (isClosed()) return session.close()
      state = session
      for (const each of watchers.values()) for (const tell of each) tell(null)
    } catch (error) {
      log.warn({ err: error }, 'changes of calendars cannot be heard')
      startAgainSoon()
    }
  }
  const onChange = ({ calendarId, from, to }: CalendarChange) => {
    for (const tell of watchers.get(calendarId) ?? []) tell({ from, to })
  }
  const onLost = () => {
    log.warn('changes of calendars are not heard until the database listens again')
    startAgainSoon()
  }
  const startAgainSoon = () => {
    if (isClosed()) return
    state = 'idle'
    retry = setTimeout(start, RETRY_MS).unref()
  }
  const isClosed = () => state === 'closed'

  return {
    watch(calendarId, tell) {
      const others = watchers.get(calendarId) ?? new Set()
      watchers.set(calendarId, others.add(tell))
      if (typeof state === 'object') tell(null)
      else void start()
      return () => {
        others.delete(tell)
        if (others.size === 0) watchers.delete(calendarId)
      }
    },
    close() {
      clearTimeout(retry)
      if (typeof state === 'object') state.close()
      state = 'closed'
    },
  }
}
