import type { FastifyRequest } from 'fastify'
import { keyring, safeEqual } from '#platform/crypto.ts'
import type { SessionCookies } from './cookies.ts'

/**
 * Derives from a browser's session id, without a store, the XSRF token that its pages send back and the nonce of its
 * sign-ins.
 */
export function csrfTokens(secretKey: string, cookies: Pick<SessionCookies, 'sessionIdOf'>) {
  const xsrf = keyring(secretKey, 'account/xsrf')
  const nonce = keyring(secretKey, 'account/nonce')
  return {
    xsrfToken: (sid: string) => xsrf.fingerprint(sid),
    nonce: (sid: string) => nonce.fingerprint(sid),
    /** Whether the request carries the XSRF token of its session id (AUTH-11). */
    carriesXsrfToken: (request: Pick<FastifyRequest, 'cookies' | 'headers'>): boolean => {
      const sid = cookies.sessionIdOf(request)
      const token = request.headers['x-xsrf-token']
      if (!sid || typeof token !== 'string') return false
      return safeEqual(token, xsrf.fingerprint(sid))
    },
  }
}

export type CsrfTokens = ReturnType<typeof csrfTokens>
