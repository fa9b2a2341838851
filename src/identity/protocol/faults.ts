import { errors } from 'oidc-provider'
import { isNoText, isUnavailable } from '#platform/postgres/database.ts'

const UNAVAILABLE = 503

/**
 * The same functions, whose faults a client can read: what the database cannot store is the request's fault, and a
 * database that is away is temporarily_unavailable (RFC 6749, 4.1.2.1). Anything else stays a defect of ours.
 */
export function mapProtocolErrors<Functions extends object>(functions: Functions): Functions {
  const worded = Object.entries(functions).map(([name, run]) => [
    name,
    async (...given: unknown[]) => {
      try {
        return await run(...given)
      } catch (error) {
        throw protocolError(error)
      }
    },
  ])
  return Object.fromEntries(worded)
}

/** Whether it is us who cannot answer just now, and not the request that is wrong. */
export function isOurTrouble(code: string | undefined): boolean {
  return code === 'temporarily_unavailable' || code === 'server_error'
}

function protocolError(error: unknown): unknown {
  if (isNoText(error)) return new errors.InvalidRequest('a text holds a zero character')
  if (!isUnavailable(error)) return error
  const away = new errors.TemporarilyUnavailable('try again in a moment', { cause: error as Error })
  return Object.assign(away, { status: UNAVAILABLE, statusCode: UNAVAILABLE })
}
