import {
  type CodeAttempt,
  codeHash,
  deriveCode,
  isCorrectCode,
  MAX_ATTEMPTS,
  type MailedCode,
  nextCodeExpiry,
} from './codes.ts'
import { allowanceFor, firstRefusal, type TooManyRequests } from './enforce-rate-limits.ts'
import { type Allowance, CODE_CHECKS, CODE_REQUESTS, CODES } from './limits.ts'
import type { UserDeps } from './user-deps.ts'

type Deps = Pick<UserDeps, 'limiter' | 'secretKey' | 'clock'>

/** Where the codes of one use are stored. Its keys say whose code one is. Times are epoch ms. */
interface CodeStore<Key> {
  /** Replaces a code and resets its attempts; the same code keeps its attempts. */
  saveCode(id: string, codeHash: string, expiresAt: number): Promise<void>
  /** Counts an attempt at a code. @returns undefined when it has expired or has no attempts left */
  countAttempt(key: Key, now: number, maxAttempts: number): Promise<CodeAttempt | undefined>
}

/** Counts a request for a code by the address that asks and the name that it is for. @returns the allowance of its mail */
export async function countCodeRequest(
  limiter: UserDeps['limiter'],
  { address, name }: { address: string; name: string },
): Promise<{ ok: true; allowance: Allowance } | TooManyRequests> {
  const refused = await firstRefusal(limiter, [
    [CODE_REQUESTS, address],
    [CODES, `${address} ${name}`],
  ])
  return refused ?? { ok: true, allowance: await allowanceFor(limiter, { address, name }) }
}

/** Issues a code, the same as before while it is repeatable, and stores its keyed hash. */
export async function issueCode(
  codes: Pick<CodeStore<never>, 'saveCode'>,
  { id, ...mailed }: MailedCode & { id: string },
  { secretKey, clock }: Pick<Deps, 'secretKey' | 'clock'>,
): Promise<string> {
  const expiresAt = nextCodeExpiry(mailed, clock.now())
  const code = deriveCode(id, expiresAt, secretKey)
  await codes.saveCode(id, codeHash(id, code, secretKey), expiresAt)
  return code
}

/**
 * Checks a typed code, which is valid for fifteen minutes and five attempts. Unknown, wrong and expired codes get the same
 * refusal.
 * @returns the attempt, with which the caller uses the code up
 */
export async function checkCode<Key>(
  codes: Pick<CodeStore<Key>, 'countAttempt'>,
  { key, code, address }: { key: Key; code: string; address: string },
  { limiter, secretKey, clock }: Deps,
): Promise<{ ok: true; attempt: CodeAttempt } | typeof CODE_INVALID | TooManyRequests> {
  const refused = await firstRefusal(limiter, [[CODE_CHECKS, address]])
  if (refused) return refused
  const attempt = await codes.countAttempt(key, clock.now(), MAX_ATTEMPTS)
  return isCorrectCode(attempt, code, secretKey) ? { ok: true, attempt } : CODE_INVALID
}

export const CODE_INVALID = { ok: false, refusal: 'code-invalid' } as const
