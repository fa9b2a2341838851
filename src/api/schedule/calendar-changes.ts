import type { Log } from '#platform/log.ts'
import type { CalendarChange } from './changes-store.ts'

/** Local days, both included; null when any day may have changed, as after a lost connection. */
export type ChangedDays = Pick<CalendarChange, 'from' | 'to'> | null

export interface CalendarChanges {
  /**
   * Calls `onChange` for every change of a calendar until the returned function is called. The first call, with null,
   * comes when listening has begun: what was read before may be outdated. Changes of a visit that leave the free times as they
   * are come only `withVisits`.
   */
  watch(
    calendarId: string,
    onChange: (days: ChangedDays) => void,
    options?: { withVisits: boolean },
  ): () => void
  close(): void
}

type Listen = (handlers: {
  onChange: (change: CalendarChange) => void
  onLost: () => void
}) => Promise<{ close(): void }>

interface Listener {
  readonly tell: (days: ChangedDays) => void
  readonly withVisits: boolean
}

const RETRY_MS = 1_000

/** Shares one LISTEN connection among all watchers; it opens with the first. */
export function openCalendarChanges({
  listen,
  log,
}: {
  listen: Listen
  log: Log
}): CalendarChanges {
  const listenersByCalendar = new Map<string, Set<Listener>>()
  let state: 'idle' | 'starting' | 'closed' | { close(): void } = 'idle'
  let retry: NodeJS.Timeout | undefined

  const start = async () => {
    if (state !== 'idle') return
    state = 'starting'
    let isLost = false
    try {
      const subscription = await listen({
        onChange,
        onLost: () => {
          isLost = true
          onLost()
        },
      })
      if (isClosed()) return subscription.close()
      if (isLost) return
      state = subscription
      for (const each of listenersByCalendar.values()) for (const { tell } of each) tell(null)
    } catch (error) {
      log.warn({ err: error }, 'changes of calendars cannot be heard')
      scheduleRetry()
    }
  }
  const onChange = ({ calendarId, from, to, isOfVisit }: CalendarChange) => {
    for (const { tell, withVisits } of listenersByCalendar.get(calendarId) ?? []) {
      if (withVisits || !isOfVisit) tell({ from, to })
    }
  }
  const onLost = () => {
    log.warn('changes of calendars are not heard until the database listens again')
    scheduleRetry()
  }
  const scheduleRetry = () => {
    if (isClosed()) return
    state = 'idle'
    clearTimeout(retry)
    retry = setTimeout(start, RETRY_MS).unref()
  }
  const isClosed = () => state === 'closed'

  return {
    watch(calendarId, tell, { withVisits } = { withVisits: false }) {
      const listener = { tell, withVisits }
      const listeners = listenersByCalendar.get(calendarId) ?? new Set()
      listenersByCalendar.set(calendarId, listeners.add(listener))
      if (typeof state === 'object') tell(null)
      else void start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) listenersByCalendar.delete(calendarId)
      }
    },
    close() {
      clearTimeout(retry)
      if (typeof state === 'object') state.close()
      state = 'closed'
    },
  }
}
