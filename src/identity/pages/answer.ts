import { fill } from '#messages/fill.ts'
import type { Busy, TooMany } from '../users/limits.ts'
import type { Problems } from './form.ts'
import type { Reader } from './layout.ts'

/** What a step answers: a page, or where to go next. */
export type Answer = Redirect | PageAnswer

export interface Redirect {
  redirect: string
}

export interface PageAnswer {
  status: 200 | 400 | 401 | 403 | 413 | 415 | 422 | 429 | 500 | 503
  page: string
  retryAfterSeconds?: number
}

/** What a form brought, by field name. */
export type Form = Record<string, string>

/** What a page is shown again with. */
export interface Again {
  problems?: Problems
  /** A problem with no field to blame. */
  problem?: string
}

/** The problems among these checks, or undefined when every field is right. */
export function problemsOf(checks: Record<string, string | false>): Problems | undefined {
  const problems: Problems = {}
  for (const [field, problem] of Object.entries(checks)) {
    if (problem !== false) problems[field] = problem
  }
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** The page again, with how long to wait. */
export function slowedDown<Refused extends TooMany | Busy>(
  refused: Refused,
  { words }: Reader,
  again: (status: Refused extends Busy ? 429 | 503 : 429, more: Again) => Answer,
): Answer {
  const { retryAfterSeconds } = refused
  const show = again as (status: 429 | 503, more: Again) => Answer
  if (refused.refusal === 'unavailable')
    return { ...show(503, { problem: words.busy }), retryAfterSeconds }
  const sentence = refused.isName ? words.tooManyForName : words.tooMany
  const problem = fill(sentence, { minutes: Math.ceil(retryAfterSeconds / 60) })
  return { ...show(429, { problem }), retryAfterSeconds }
}
