import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { LogPosition, Standby } from '#platform/postgres/standby.ts'

/** Where the database was after the last change that this browser made. */
export const LAST_CHANGE_COOKIE = 'last-change'

/** A minute is longer than a standby may be behind for anybody. */
const COOKIE = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 } as const
/** After every position: all is read from the primary. */
const UNKNOWN: LogPosition = 'FFFFFFFF/FFFFFFFF'

/** Lets operations read from standbys, and each browser see what it changed itself (SCALE-10). */
export interface StandbyReads {
  /** Runs an operation whose reply may be a little old. */
  run<Result>(cookies: FastifyRequest['cookies'], work: () => Promise<Result>): Promise<Result>
  /** Runs an operation that may change something, and remembers in the browser when it did. */
  change<Result>(reply: FastifyReply, work: () => Promise<Result>): Promise<Result>
}

export function standbyReads(standby: Standby, { secure }: { secure: boolean }): StandbyReads {
  return {
    run: (cookies, work) => standby.read(positionOf(cookies[LAST_CHANGE_COOKIE]), work),
    change: async (reply, work) => {
      // An operation that fails may have changed something: the answer of a commit can be lost (SCALE-05).
      let position = UNKNOWN
      try {
        const result = await work()
        position = await standby.position().catch(() => UNKNOWN)
        return result
      } finally {
        void reply.setCookie(LAST_CHANGE_COOKIE, position, { ...COOKIE, secure })
      }
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
