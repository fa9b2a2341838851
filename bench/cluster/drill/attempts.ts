/** What a visitor tries: writes are orders, reads are everything else that a page asks for. */
export type AttemptKind = 'order' | 'search' | 'profile' | 'slots' | 'page'

/** One request as a visitor saw it. Times are milliseconds of one clock. */
export interface Attempt {
  readonly kind: AttemptKind
  readonly startedAt: number
  readonly endedAt: number
  /** 0: the connection broke or no answer came in time. */
  readonly status: number
  readonly retryAfter: string | null
  /** Whether the body of a refusal says in words what to do. */
  readonly hasSentence: boolean
  /** The beginning of the body of what was not served. */
  readonly body: string
}

/** Whether the visitor got what they asked for. A slot that somebody else took is an answer too. */
export function isServed({ status }: Pick<Attempt, 'status'>): boolean {
  return (status >= 200 && status < 300) || status === 409
}

/**
 * The longest time in which nobody was served, in milliseconds: from the end of one served attempt to the next, within the
 * window.
 */
export function longestOutage(
  attempts: readonly Attempt[],
  window: { from: number; to: number },
): number {
  const served = attempts
    .filter((attempt) => isServed(attempt))
    .map(({ endedAt }) => endedAt)
    .filter((at) => at >= window.from && at <= window.to)
    .sort((a, b) => a - b)
  const edges = [window.from, ...served, window.to]
  return Math.max(...edges.slice(1).map((at, index) => at - (edges[index] ?? at)))
}

/** What visitors saw instead of what they asked for. */
export interface Refusals {
  readonly statuses: ReadonlyMap<string, number>
  /** Refusals of the server that lack Retry-After or a sentence. */
  readonly unexplained: readonly Attempt[]
}

export function countRefusals(attempts: readonly Attempt[]): Refusals {
  const statuses = new Map<string, number>()
  const unexplained: Attempt[] = []
  for (const attempt of attempts) {
    if (isServed(attempt)) continue
    const name = attempt.status === 0 ? 'no answer' : String(attempt.status)
    statuses.set(name, (statuses.get(name) ?? 0) + 1)
    const isExplained = attempt.retryAfter !== null && attempt.hasSentence
    if (attempt.status >= 500 && !isExplained) unexplained.push(attempt)
  }
  return { statuses, unexplained }
}

/** A sentence has words; a stack or an empty body does not count. */
export function hasSentence(contentType: string | null, body: string): boolean {
  if (contentType?.startsWith('application/json')) {
    try {
      const { message } = JSON.parse(body) as { message?: unknown }
      return typeof message === 'string' && WORDS.test(message)
    } catch {
      return false
    }
  }
  return WORDS.test(body.replaceAll(/<[^>]*>/g, ' '))
}

const WORDS = /\p{L}{2,}\s+\p{L}{2,}/u
