import type { FastifyReply } from 'fastify'
import { keyring, safeEqual } from '#platform/crypto.ts'
import { networkOf } from '#platform/network.ts'
import { MINUTE_MS } from '#platform/time-units.ts'
import { IDENTITY_PATH } from '../client.ts'
import type { SignInMethod } from '../pages/interaction.ts'
import type { Reader } from '../pages/layout.ts'
import { type PageRequest, readerOfPage } from '../pages/page-scope.ts'
import type { PagesDeps } from '../pages/pages-deps.ts'
import { mustShowSecondFactor } from '../second-factor/must-show-second-factor.ts'
import { passkeyChallenge } from '../second-factor/passkeys.ts'
import type { SetUpCodeKey } from '../second-factor/set-up-code-store.ts'
import type { User } from '../users/store.ts'

/** The input of a page about the security of an account. */
export interface SecurityContext {
  /** Whoever signed in with this browser a short while ago. */
  user: User
  reader: Reader
  /** The token of its forms, bound to the sign-in of this browser. */
  xsrf: string
  /** What a new passkey signs; another one for every sign-in. */
  challenge: string
  /** The mailed code before a first second factor; another one for every sign-in. */
  setUpCode: SetUpCodeKey
  /** The network address, the key of limits. */
  address: string
  /** Notes in the session that its person has shown the second factor, by adding it. */
  recordSignInMethod(method: SignInMethod): Promise<void>
  query: { id?: string }
}

export const SECURITY_PATH = `${IDENTITY_PATH}/security`

/** How long after a sign-in its person may change how to sign in. */
export const FRESH_SIGN_IN_MS = 15 * MINUTE_MS

/**
 * Undefined when nobody has signed in with this browser a short while ago; or when they have a second factor and did not
 * show it, because they signed in before it was added in another browser.
 */
export async function findSecurityContext(
  request: PageRequest,
  reply: FastifyReply,
  deps: PagesDeps,
): Promise<SecurityContext | undefined> {
  const provider = await deps.currentProvider()
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  // The id changes with every sign-in, also in the same session.
  const { accountId, loginTs = 0, jti, amr = [] } = session
  if (accountId === undefined) return undefined
  if (deps.clock.now() - loginTs * 1000 > FRESH_SIGN_IN_MS) return undefined
  const user = await deps.store.findUnlocked(accountId)
  if (!user) return undefined
  if (await mustShowSecondFactor({ accountId, amr }, deps)) return undefined
  const locales = request.headers['accept-language']
  return {
    user,
    reader: readerOfPage(request, reply, { ...deps, locales }),
    xsrf: keyring(deps.secretKey, 'identity/xsrf').fingerprint(`session ${jti}`),
    challenge: passkeyChallenge(`session ${jti}`, deps.secretKey),
    setUpCode: {
      id: keyring(deps.secretKey, 'identity/set-up-codes').fingerprint(`session ${jti}`),
      subject: accountId,
    },
    address: networkOf(request.ip),
    recordSignInMethod: async (method) => {
      session.amr = [...new Set([...amr, method, 'mfa'])]
      await session.persist()
    },
    query: request.query,
  }
}

/** Whether a form has the token of this session. */
export function isOwnForm({ xsrf }: SecurityContext, form: Record<string, string>): boolean {
  return safeEqual(form.xsrf ?? '', xsrf)
}
