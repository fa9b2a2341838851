import type { Language } from '#messages/language.ts'
import type { User } from '../users/store.ts'
import type { UserDeps } from '../users/user-deps.ts'
import { decryptSetUp, encryptSecret, stepOfCode } from './authenticator.ts'
import { readNewPasskey } from './passkeys.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import type { Passkey } from './second-factor.ts'

type Deps = Pick<UserDeps, 'factors' | 'secretKey' | 'clock'>

export type AuthenticatorResult =
  | AddSecondFactorSuccess
  /** The secret was shown too long ago, or the person has an authenticator already. */
  | { ok: false; refusal: 'set-up-expired' | 'code-invalid' }

interface AddSecondFactorSuccess {
  ok: true
  /** Null when the codes that the person has still work. */
  recoveryCodes: string[] | null
}

/**
 * Turns the authenticator of a person on, with the first code of the app to which the secret was shown.
 * @returns the recovery codes of a first second factor, which are never shown again
 */
export async function addAuthenticator(
  { subject }: Pick<User, 'subject'>,
  typed: { setUp: string; code: string; language: Language },
  { factors, secretKey, clock }: Deps,
): Promise<AuthenticatorResult> {
  const now = clock.now()
  const secret = decryptSetUp(typed.setUp, { subject }, secretKey, now)
  if (secret === undefined) return { ok: false, refusal: 'set-up-expired' }
  const step = stepOfCode(secret, typed.code, now)
  if (step === undefined) return { ok: false, refusal: 'code-invalid' }
  const recoveryCodes = newRecoveryCodes()
  const added = {
    encryptedSecret: encryptSecret(secret, secretKey),
    step,
    codeHashes: hashesOf(subject, recoveryCodes, secretKey),
  }
  const stored = await factors.addAuthenticator(subject, added, typed.language)
  if (!stored) return { ok: false, refusal: 'set-up-expired' }
  return { ok: true, recoveryCodes: stored.hasNewCodes ? recoveryCodes : null }
}

/** Adds a passkey that the browser has made. Refused when it is not for this challenge, or there is no room for it. */
export async function addPasskey(
  { subject }: Pick<User, 'subject'>,
  typed: { credential: string; name: string; challenge: string; language: Language },
  { factors, secretKey, passkeySite }: Deps & Pick<UserDeps, 'passkeySite'>,
): Promise<(AddSecondFactorSuccess & Pick<Passkey, 'isSynced'>) | { ok: false }> {
  const made = passkeySite && (await readNewPasskey(passkeySite, typed))
  if (!made) return { ok: false }
  const recoveryCodes = newRecoveryCodes()
  const codeHashes = hashesOf(subject, recoveryCodes, secretKey)
  const passkey = { ...made, name: typed.name }
  const stored = await factors.addPasskey(subject, { passkey, codeHashes }, typed.language)
  if (!stored) return { ok: false }
  const { isSynced } = made
  return { ok: true, recoveryCodes: stored.hasNewCodes ? recoveryCodes : null, isSynced }
}

/** Replaces the recovery codes of a person. @returns undefined for a person without a second factor */
export async function replaceRecoveryCodes(
  { subject }: Pick<User, 'subject'>,
  language: Language,
  { factors, secretKey }: Deps,
): Promise<string[] | undefined> {
  const recoveryCodes = newRecoveryCodes()
  const hashes = hashesOf(subject, recoveryCodes, secretKey)
  return (await factors.replaceRecoveryCodes(subject, hashes, language)) ? recoveryCodes : undefined
}

function hashesOf(subject: string, codes: readonly string[], secretKey: string): string[] {
  return codes.map((code) => recoveryCodeHash(subject, code, secretKey))
}
