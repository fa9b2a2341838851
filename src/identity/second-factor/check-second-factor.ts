import type { Language } from '#messages/language.ts'
import type { RateLimiter, Use } from '#platform/rate-limit.ts'
import type { Device } from '../users/device.ts'
import { firstRefusal, refund, type TooManyRequests } from '../users/enforce-rate-limits.ts'
import { CODE_CHECKS, RECOVERY_ATTEMPTS, SECOND_FACTOR_ATTEMPTS } from '../users/limits.ts'
import type { UserDeps } from '../users/user-deps.ts'
import { decryptSecret, stepOfCode } from './authenticator.ts'
import { checkPasskey, passkeyIdOf } from './passkeys.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import type { Passkey } from './second-factor.ts'

/** Who shows a second factor, and from where. */
interface Attempt {
  subject: string
  typed: string
  /** The network address. */
  address: string
  device: Device
}

export type SecondFactorResult =
  | { ok: true }
  | { ok: false; refusal: 'code-invalid' }
  | TooManyRequests

type Deps = Pick<UserDeps, 'factors' | 'limiter' | 'secretKey' | 'clock'>

/** Checks a code of the person's authenticator. A code works once, also when it is sent twice at the same time. */
export function checkAuthenticatorCode(attempt: Attempt, deps: Deps): Promise<SecondFactorResult> {
  const { factors, secretKey, clock } = deps
  return counted(attempt, SECOND_FACTOR_ATTEMPTS, deps.limiter, async ({ subject, typed }) => {
    const { authenticator } = await factors.find(subject)
    const secret = authenticator && decryptSecret(authenticator.encryptedSecret, secretKey)
    const step = secret ? stepOfCode(secret, typed, clock.now()) : undefined
    return step !== undefined && (await factors.takeStep(subject, step))
  })
}

/** Checks what a browser answers with a passkey of the person. */
export async function checkPasskeyOf(
  subject: string,
  typed: { credential: string; challenge: string },
  { factors, passkeySite }: Pick<UserDeps, 'factors' | 'passkeySite'>,
): Promise<Passkey | undefined> {
  const id = passkeyIdOf(typed.credential)
  const passkey = id === undefined ? undefined : await factors.findPasskey(subject, id)
  const checked = passkey && passkeySite && (await checkPasskey(passkeySite, passkey, typed))
  return checked && (await factors.countPasskeyUse(passkey, checked.counter)) ? passkey : undefined
}

/** Checks a recovery code and uses it up; its person is told by mail. */
export function checkRecoveryCode(
  attempt: Attempt & { language: Language },
  { factors, limiter, secretKey }: Deps,
): Promise<SecondFactorResult> {
  return counted(attempt, [RECOVERY_ATTEMPTS], limiter, ({ subject, typed }) =>
    factors.takeRecoveryCode(
      subject,
      recoveryCodeHash(subject, typed, secretKey),
      attempt.language,
    ),
  )
}

// Counted before it is checked, so that concurrent attempts count too; a correct one is taken back.
async function counted(
  attempt: Attempt,
  limits: typeof SECOND_FACTOR_ATTEMPTS | [typeof RECOVERY_ATTEMPTS],
  limiter: RateLimiter,
  isCorrect: (attempt: Attempt) => Promise<boolean>,
): Promise<SecondFactorResult> {
  const { subject, address, device } = attempt
  const key = `${device.subjects.includes(subject) ? 'known' : 'unknown'} ${subject}`
  const uses: Use[] = [[CODE_CHECKS, address], ...limits.map((limit): Use => [limit, key])]
  const refused = await firstRefusal(limiter, uses)
  if (refused) return refused
  if (!(await isCorrect(attempt))) return { ok: false, refusal: 'code-invalid' }
  await refund(limiter, uses)
  await limiter.reset(limits[0], key)
  return { ok: true }
}
