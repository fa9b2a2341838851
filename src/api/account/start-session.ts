import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import { safeEqual } from '#platform/crypto.ts'
import type { Tables } from '../schema.gen.ts'
import type { SessionTokens } from './cookies.ts'
import { isSignInRevoked, type Revocations } from './revocations.ts'
import { type Account, type AccountClaims, findAccountBySubject, upsertAccount } from './store.ts'
import type { AccessClaims, TokenVerifier } from './tokens.ts'

export interface TokenSet {
  accessToken: string
  idToken: string
  refreshToken: string | undefined
}

export interface Session {
  tokens: SessionTokens
  account: Account
  isNewAccount: boolean
}

export type StartSessionResult = { ok: true; session: Session } | { ok: false; reason: string }

/**
 * Starts a session with the tokens of a sign-in or of a refresh. Both must be valid, have the same subject, and belong
 * to a sign-in that is not revoked. With `expectedNonce` the id token must carry that nonce.
 */
export function sessionStarter(deps: {
  tokens: TokenVerifier
  query: Kysely<Tables>
  revocations: Pick<Revocations, 'isRevoked'>
  clock: Clock
}) {
  const { tokens, query, revocations, clock } = deps
  // A refresh creates no account: its account may have been deleted. Only a sign-in creates one.
  const accountOf = async (person: AccountClaims, { mayOpen }: { mayOpen: boolean }) =>
    mayOpen || (await findAccountBySubject(query, person.subject))
      ? upsertAccount(query, person)
      : undefined
  return async (tokenSet: TokenSet, expectedNonce?: string): Promise<StartSessionResult> => {
    const access = await tokens.access(tokenSet.accessToken)
    if (!access) return refused('The access token is not valid here')
    const id = await tokens.id(tokenSet.idToken)
    if (!id) return refused('The id token is not valid here')
    if (id.subject !== access.subject) return refused('The tokens belong to different people')
    if (expectedNonce !== undefined && !safeEqual(id.nonce ?? '', expectedNonce)) {
      return refused('This sign-in was begun in another browser session')
    }
    if (await isSignInRevoked(access, revocations)) return refused('This sign-in was ended')
    const userName = id.userName ?? access.userName
    const person = { ...access, ...withoutUndefined(id), userName }
    const account = await accountOf(person, { mayOpen: expectedNonce !== undefined })
    if (!account)
      return refused('The account is gone, or its user name is reserved or that of another')
    const session = {
      tokens: { ...tokenSet, expiresInSeconds: secondsLeft(access, clock) },
      account,
      isNewAccount: account.isNew,
    }
    return { ok: true, session }
  }
}

function refused(reason: string): StartSessionResult {
  return { ok: false, reason }
}

function withoutUndefined<Claims extends object>(claims: Claims): Partial<Claims> {
  return Object.fromEntries(
    Object.entries(claims).filter(([, value]) => value !== undefined),
  ) as Partial<Claims>
}

function secondsLeft(access: AccessClaims, clock: Clock): number {
  return Math.max(0, Math.floor((access.expiresAt - clock.now()) / 1000))
}
