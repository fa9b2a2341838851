import { Agent, request } from 'node:http'
import { type Attempt, type AttemptKind, hasSentence } from './attempts.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** The time after which the web client gives a request up. */
const TIMEOUT_MS = 15_000
const agent = new Agent({ keepAlive: true })

interface RequestOptions {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly json?: unknown
}

/** Sends a request and reads the whole answer. @throws when the connection breaks or no answer comes in time */
export function sendRequest(
  url: URL,
  { method = 'GET', headers = {}, json }: RequestOptions = {},
): Promise<Answer> {
  const body = json === undefined ? undefined : JSON.stringify(json)
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
        ...headers,
      },
    })
    sent.once('error', reject).once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.once('error', reject).once('close', () => {
        if (!response.complete) return reject(new Error('the answer broke off'))
        const given = new Headers()
        for (let at = 0; at < response.rawHeaders.length; at += 2)
          given.append(response.rawHeaders[at] ?? '', response.rawHeaders[at + 1] ?? '')
        resolve({ status: response.statusCode ?? 0, headers: given, body: text })
      })
    })
    sent.end(body)
  })
}

/** Asks as a visitor and writes down what they saw. @returns the answer, or undefined without one */
export async function recordAttempt(
  attempts: Attempt[],
  kind: AttemptKind,
  url: URL,
  request: RequestOptions = {},
): Promise<Answer | undefined> {
  const startedAt = performance.now()
  const answer = await sendRequest(url, request).catch(() => undefined)
  attempts.push({
    kind,
    startedAt,
    endedAt: performance.now(),
    status: answer?.status ?? 0,
    retryAfter: answer?.headers.get('retry-after') ?? null,
    hasSentence: answer ? hasSentence(answer.headers.get('content-type'), answer.body) : false,
    body: answer && answer.status >= 400 ? answer.body.slice(0, 200) : '',
  })
  return answer
}
