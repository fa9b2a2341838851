import { fill } from '#messages/fill.ts'
import type { Busy, TooManyRequests } from '../users/enforce-rate-limits.ts'
import type { Problems } from './form.ts'
import type { Reader } from './layout.ts'

/** The result of a step: a page or a redirect. */
export type StepResult = Redirect | PageResult

export interface Redirect {
  redirect: string
}

export interface PageResult {
  status: 200 | 400 | 401 | 403 | 413 | 415 | 422 | 429 | 500 | 503
  page: string
  retryAfterSeconds?: number
  /** Whether it loads scripts of ours. */
  hasScript?: boolean
}

/** The values of a form by field name. */
export type Form = Record<string, string>

/** The problems with which a page is shown again. */
export interface PageProblems {
  problems?: Problems
  /** A problem that belongs to no field. */
  problem?: string
}

/** The problems among these checks; undefined when there are none. */
export function problemsOf(checks: Record<string, string | false>): Problems | undefined {
  const problems: Problems = {}
  for (const [field, problem] of Object.entries(checks)) {
    if (problem !== false) problems[field] = problem
  }
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** The page again, with the time to wait. */
export function limitResult<R extends TooManyRequests | Busy>(
  refused: R,
  reader: Reader,
  redisplay: (status: R extends Busy ? 429 | 503 : 429, more: PageProblems) => StepResult,
): StepResult {
  const { retryAfterSeconds } = refused
  const show = redisplay as (status: 429 | 503, more: PageProblems) => StepResult
  if (refused.refusal === 'unavailable')
    return { ...show(503, { problem: reader.words.busy }), retryAfterSeconds }
  return { ...show(429, { problem: limitProblem(refused, reader) }), retryAfterSeconds }
}

/** What a page says when a limit is exceeded. */
export function limitProblem(
  { isName, retryAfterSeconds }: TooManyRequests,
  { words }: Reader,
): string {
  const sentence = isName ? words.tooManyForName : words.tooMany
  return fill(sentence, { minutes: Math.ceil(retryAfterSeconds / 60) })
}
