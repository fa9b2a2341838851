import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { LogPosition, Standby } from '#platform/postgres/standby.ts'

/** Where the database was after the last change that this browser made. */
export const LAST_CHANGE_COOKIE = 'last-change'

/** Longer than a standby may be behind for anybody. */
const COOKIE_SECONDS = 60
/** After every position: all is read from the primary. */
const UNKNOWN: LogPosition = 'FFFFFFFF/FFFFFFFF'

/** Lets operations read from standbys, and each browser see what it changed itself (SCALE-10). */
export interface StandbyReads {
  /** Runs an operation whose reply may be a little old. */
  run<Result>(cookies: FastifyRequest['cookies'], work: () => Promise<Result>): Promise<Result>
  /** Remembers in the browser that it may have changed something. */
  remember(reply: FastifyReply): Promise<void>
}

export function standbyReads(standby: Standby, { secure }: { secure: boolean }): StandbyReads {
  return {
    run: (cookies, work) => standby.read(positionOf(cookies[LAST_CHANGE_COOKIE]), work),
    remember: async (reply) => {
      const position = await standby.position().catch(() => UNKNOWN)
      reply.setCookie(LAST_CHANGE_COOKIE, position, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: COOKIE_SECONDS,
      })
    },
  }
}

/** Whether an operation may change what operations with `mayBeOld` show. What visitors send in is shown to nobody. */
export function mayChange({ method, access }: Endpoint): boolean {
  return method !== 'GET' && access !== 'public'
}

// A forged one makes its sender read from the primary, or older than they wrote.
function positionOf(cookie: string | undefined): LogPosition | null {
  return cookie && /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/.test(cookie) ? cookie : null
}
