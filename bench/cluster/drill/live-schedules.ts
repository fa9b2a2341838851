import { type ClientRequest, get } from 'node:http'

/** The time after which a browser opens a broken event stream again, unless the stream says another. */
const RECONNECT_MS = 3_000

interface Stream {
  isOpen: boolean
  /** When it broke; undefined while it is open. */
  brokeAt: number | undefined
  lastEventAt: number
}

export interface LiveSchedules {
  /** Begins to count anew. */
  reset(): void
  /** How often streams broke since, how many are open now, and the longest time until one was open again. */
  state(): { broke: number; open: number; slowestMs: number }
  /** Whether the stream of a salon has had an event since that time. */
  hasHeard(salon: string, since: number): boolean
  close(): void
}

/** Keeps an event stream of each salon open, as the open schedule of a visitor does. */
export function openLiveSchedules(siteUrl: string, salons: readonly string[]): LiveSchedules {
  let isClosed = false
  let broke = 0
  let slowestMs = 0
  const requests = new Set<ClientRequest>()
  const connect = (salon: string, stream: Stream) => {
    if (isClosed) return
    let isDone = false
    const onEnd = () => {
      if (isDone) return
      isDone = true
      requests.delete(sent)
      if (stream.isOpen && !isClosed) broke += 1
      stream.isOpen = false
      stream.brokeAt ??= performance.now()
      setTimeout(() => connect(salon, stream), RECONNECT_MS).unref()
    }
    const url = new URL(`/publicCalendarApi/calendar/${salon}/changes`, siteUrl)
    const sent = get(
      url,
      { headers: { accept: 'text/event-stream' }, agent: false },
      (response) => {
        response.once('close', onEnd).on('error', () => {})
        if (response.statusCode !== 200) return void response.destroy()
        slowestMs = Math.max(slowestMs, performance.now() - (stream.brokeAt ?? performance.now()))
        stream.isOpen = true
        stream.brokeAt = undefined
        response.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('data:')) stream.lastEventAt = performance.now()
        })
      },
    )
    requests.add(sent)
    sent.on('error', onEnd)
  }
  const streams = new Map<string, Stream>()
  for (const salon of salons) {
    const stream: Stream = { isOpen: false, brokeAt: undefined, lastEventAt: 0 }
    streams.set(salon, stream)
    connect(salon, stream)
  }
  return {
    reset: () => {
      broke = 0
      slowestMs = 0
    },
    state: () => ({
      broke,
      slowestMs,
      open: [...streams.values()].filter(({ isOpen }) => isOpen).length,
    }),
    hasHeard: (salon, since) => (streams.get(salon)?.lastEventAt ?? 0) >= since,
    close: () => {
      isClosed = true
      for (const sent of requests) sent.destroy()
    },
  }
}
