import type { FastifyRequest } from 'fastify'
import { keyring, sameText } from '#platform/crypto.ts'
import type { SessionCookies } from './cookies.ts'

/**
 * What is derived from a browser's session id and therefore needs no store: the XSRF token its own pages
 * can read, and the nonce that ties a sign-in to the browser that began it.
 */
export function sessionSigns(secretKey: string, cookies: Pick<SessionCookies, 'sessionIdOf'>) {
  const xsrf = keyring(secretKey, 'account/xsrf')
  const nonce = keyring(secretKey, 'account/nonce')
  return {
    xsrfToken: (sid: string) => xsrf.fingerprint(sid),
    nonce: (sid: string) => nonce.fingerprint(sid),
    /** Whether the request brings the token of its own session id (row AUTH-11). */
    carriesXsrfToken: (request: Pick<FastifyRequest, 'cookies' | 'headers'>): boolean => {
      const sid = cookies.sessionIdOf(request)
      const brought = request.headers['x-xsrf-token']
      if (!sid || typeof brought !== 'string') return false
      return sameText(brought, xsrf.fingerprint(sid))
    },
  }
}

export type SessionSigns = ReturnType<typeof sessionSigns>
