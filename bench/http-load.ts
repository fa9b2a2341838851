import { Agent, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly body: string
}

/** A client that keeps up to `connections` open and posts JSON over them. */
export function openPostClient(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    post: (path: string, body: string, headers: Record<string, string>) =>
      new Promise<Answer>((resolve, reject) => {
        const sent = request(new URL(path, url), {
          agent,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...headers,
          },
        })
        sent.once('error', reject).once('response', (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk) => {
            text += chunk
          })
          response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
        })
        sent.end(body)
      }),
    close: () => agent.destroy(),
  }
}

/** Runs all work with a fixed concurrency. @returns milliseconds per item, in the order of completion */
export async function runConcurrently<Item>(
  concurrency: number,
  items: readonly Item[],
  work: (item: Item, worker: number) => Promise<void>,
): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const worker = async (number: number) => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) {
      const startedAt = performance.now()
      await work(item, number)
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, number) => worker(number)))
  return times
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
