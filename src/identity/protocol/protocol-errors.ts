import { errors } from 'oidc-provider'
import { isInvalidText, isUnavailable } from '#platform/postgres/unavailable.ts'

const UNAVAILABLE = 503

/**
 * Wraps functions so that their errors are errors of the protocol (RFC 6749, 4.1.2.1): text that the database refuses is
 * invalid_request, an unavailable database is temporarily_unavailable. Other errors stay as they are.
 */
export function mapProtocolErrors<Functions extends object>(functions: Functions): Functions {
  const mapped = Object.entries(functions).map(([name, run]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await run(...args)
      } catch (error) {
        throw protocolError(error)
      }
    },
  ])
  return Object.fromEntries(mapped)
}

/** Whether an error code means a failure of the server, not of the request. */
export function isServerError(code: string | undefined): boolean {
  return code === 'temporarily_unavailable' || code === 'server_error'
}

function protocolError(error: unknown): unknown {
  if (isInvalidText(error)) return new errors.InvalidRequest('a text holds a zero character')
  if (!isUnavailable(error)) return error
  const away = new errors.TemporarilyUnavailable('try again in a moment', { cause: error as Error })
  return Object.assign(away, { status: UNAVAILABLE, statusCode: UNAVAILABLE })
}
