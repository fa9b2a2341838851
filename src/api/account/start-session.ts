import type { Clock } from '#platform/clock.ts'
import { sameText } from '#platform/crypto.ts'
import type { SessionTokens } from './cookies.ts'
import { isOver, type Revocations } from './revocations.ts'
import type { Account, AccountStore, Person } from './store.ts'
import type { AccessClaims, TokenVerifier } from './tokens.ts'

export interface BroughtTokens {
  accessToken: string
  idToken: string
  refreshToken: string | undefined
}

export interface Session {
  tokens: SessionTokens
  account: Account
  isNewAccount: boolean
}

export type StartedSession = { ok: true; session: Session } | { ok: false; reason: string }

/**
 * Accepts the tokens of a sign-in or of a refresh: both verified, of one person, of a sign-in that was not
 * ended. With `expectedNonce` the id token must come from the sign-in this browser began.
 */
export function sessionStarter(deps: {
  tokens: TokenVerifier
  store: AccountStore
  revocations: Pick<Revocations, 'isRevoked'>
  clock: Clock
}) {
  const { tokens, store, revocations, clock } = deps
  // A refresh on a forgotten device opens no account: only somebody who signs in does.
  const accountOf = async (person: Person, { mayOpen }: { mayOpen: boolean }) =>
    mayOpen || (await store.findBySubject(person.subject)) ? store.upsertAccount(person) : undefined
  return async (brought: BroughtTokens, expectedNonce?: string): Promise<StartedSession> => {
    const access = await tokens.access(brought.accessToken)
    if (!access) return refused('The access token is not valid here')
    const id = await tokens.id(brought.idToken)
    if (!id) return refused('The id token is not valid here')
    if (id.subject !== access.subject) return refused('The tokens belong to different people')
    if (expectedNonce !== undefined && !sameText(id.nonce ?? '', expectedNonce)) {
      return refused('This sign-in was begun in another browser session')
    }
    if (await isOver(access, revocations)) return refused('This sign-in was ended')
    const userName = id.userName ?? access.userName
    const person = { ...access, ...known(id), userName }
    const account = await accountOf(person, { mayOpen: expectedNonce !== undefined })
    if (!account) return refused('The account is gone, or its user name is that of another')
    const session = {
      tokens: { ...brought, expiresInSeconds: secondsLeft(access, clock) },
      account,
      isNewAccount: account.isNew,
    }
    return { ok: true, session }
  }
}

function refused(reason: string): StartedSession {
  return { ok: false, reason }
}

function known<Claims extends object>(claims: Claims): Partial<Claims> {
  return Object.fromEntries(
    Object.entries(claims).filter(([, value]) => value !== undefined),
  ) as Partial<Claims>
}

function secondsLeft(access: AccessClaims, clock: Clock): number {
  return Math.max(0, Math.floor((access.expiresAt - clock.now()) / 1000))
}
