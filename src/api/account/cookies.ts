import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_SECONDS } from '#domain/time-units.ts'

export const ACCESS_TOKEN_COOKIE = 'access_token'
export const ID_TOKEN_COOKIE = 'id_token'
export const REFRESH_TOKEN_COOKIE = 'refresh_token'
export const XSRF_COOKIE = 'XSRF-TOKEN'
const HAS_SESSION_COOKIE = 'is_authenticated'

const THIRTY_DAYS_SECONDS = 30 * DAY_SECONDS
const AUTH_PATH = '/api/auth'

export interface SessionTokens {
  accessToken: string
  idToken: string
  refreshToken: string | undefined
  /** Seconds until the access token expires. */
  expiresInSeconds: number
}

/**
 * The name of the session id cookie. Under https the prefix `__Host-` keeps other hosts of the same domain from setting
 * it (docs/decisions/0022).
 */
function sessionIdCookie({ secure }: { secure: boolean }): '__Host-sid' | 'sid' {
  return secure ? '__Host-sid' : 'sid'
}

/** The cookies of a session (AUTH-09). Scripts can read `is_authenticated`, never a token. */
export function sessionCookies({ secure }: { secure: boolean }) {
  const hidden: CookieSerializeOptions = { path: '/', httpOnly: true, secure, sameSite: 'lax' }
  const readable: CookieSerializeOptions = { ...hidden, httpOnly: false }
  const refresh: CookieSerializeOptions = { ...hidden, path: AUTH_PATH, sameSite: 'strict' }

  const sessionId = sessionIdCookie({ secure })

  return {
    /** The session id of a request's cookie. */
    sessionIdOf: (request: Pick<FastifyRequest, 'cookies'>) => request.cookies[sessionId],

    setTokens(reply: FastifyReply, tokens: SessionTokens): void {
      const maxAge = tokens.expiresInSeconds
      reply.setCookie(ACCESS_TOKEN_COOKIE, tokens.accessToken, { ...hidden, maxAge })
      reply.setCookie(ID_TOKEN_COOKIE, tokens.idToken, { ...hidden, maxAge })
      reply.setCookie('token_type', 'Bearer', { ...readable, maxAge })
      reply.setCookie('expires_in', String(maxAge), { ...readable, maxAge })
      const sessionMaxAge = tokens.refreshToken === undefined ? maxAge : THIRTY_DAYS_SECONDS
      reply.setCookie(HAS_SESSION_COOKIE, 'true', { ...readable, maxAge: sessionMaxAge })
      if (tokens.refreshToken === undefined) return
      reply.setCookie(REFRESH_TOKEN_COOKIE, tokens.refreshToken, {
        ...refresh,
        maxAge: THIRTY_DAYS_SECONDS,
      })
    },

    clearTokens(reply: FastifyReply): void {
      for (const name of [ACCESS_TOKEN_COOKIE, ID_TOKEN_COOKIE]) reply.clearCookie(name, hidden)
      for (const name of ['token_type', 'expires_in', HAS_SESSION_COOKIE]) {
        reply.clearCookie(name, readable)
      }
      reply.clearCookie(REFRESH_TOKEN_COOKIE, refresh)
    },

    setBrowserSession(reply: FastifyReply, sid: string, xsrfToken: string): void {
      reply.setCookie(sessionId, sid, { ...hidden, maxAge: THIRTY_DAYS_SECONDS })
      reply.setCookie(XSRF_COOKIE, xsrfToken, { ...readable, maxAge: THIRTY_DAYS_SECONDS })
    },
  }
}

export type SessionCookies = ReturnType<typeof sessionCookies>
