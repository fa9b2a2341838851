import { get, type IncomingMessage } from 'node:http'

export interface Streams {
  /** Resolves with the milliseconds from now until every stream had an event. */
  untilAllNotified(): Promise<number>
  close(): void
}

/** Opens event streams of one calendar, each from an address of its own, and resolves when all listen. */
export async function openStreams(url: string, count: number): Promise<Streams> {
  const responses: IncomingMessage[] = []
  let notified = new Set<number>()
  let onAll = () => {}
  // The first event of a stream comes once it listens.
  const allListen = new Promise<void>((resolve) => {
    onAll = resolve
  })
  const onEvent = (stream: number) => {
    notified.add(stream)
    if (notified.size === count) onAll()
  }
  for (let stream = 0; stream < count; stream++) {
    const response = await open(url, `10.0.${stream >> 8}.${stream & 255}`)
    response.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('data:')) onEvent(stream)
    })
    responses.push(response)
  }
  await allListen
  return {
    untilAllNotified: () => {
      notified = new Set()
      const startedAt = performance.now()
      return new Promise((resolve) => {
        onAll = () => resolve(performance.now() - startedAt)
      })
    },
    close: () => {
      for (const response of responses) response.destroy()
    },
  }
}

function open(url: string, address: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': address }
    get(url, { headers, agent: false }, (response) => {
      if (response.statusCode === 200) resolve(response)
      else reject(new Error(`stream answered ${response.statusCode}`))
    }).once('error', reject)
  })
}
