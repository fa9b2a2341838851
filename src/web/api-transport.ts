import { clientState, withRequestCount } from './client-state.ts'
import { readCookie } from './cookies.ts'
import { requestScope } from './request-scope.ts'
import { withTimeLimit } from './time-limit.ts'
import type { ApiResponse } from './web-server.ts'

const timeoutMilliseconds = 15_000

/** The HTTP method of an operation and its path with `:name` for each parameter. */
export type MethodAndPath = readonly [method: string, path: string]

/** The parts of a request. */
export interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
}

/** Calls the operation in process while the server renders, as the visitor of the page. Takes no headers. */
export async function inProcess(
  [method, path]: MethodAndPath,
  { params, query, body }: Parts,
): Promise<ApiResponse> {
  const scope = requestScope()
  if (!scope) throw new Error(`${path} was asked for outside a request`)
  if (!isPublic(path) && isAccessTokenMissing(scope.cookies)) {
    scope.logInfo('a session has run out: what is asked of the API is asked without it')
  }
  const call = { method, path, params: toStrings(params), query: toStrings(query) }
  const response = scope.callApi({ ...call, body: body && JSON.parse(JSON.stringify(body)) })
  return withTimeLimit(response, timeoutMilliseconds).catch((error) => {
    // The page sees a missing response; the cause goes to the log.
    scope.logError(error)
    throw error
  })
}

/** Calls the operation by fetch in the browser and counts it as a running request (row APP-07). */
export async function callByFetch(
  [method, template]: MethodAndPath,
  { params, query, body, headers, keepalive, signal }: Parts,
): Promise<ApiResponse> {
  const path = `${fill(template, toStrings(params))}${queryOf(toStrings(query))}`
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  const init: RequestInit = {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      'accept-language': document.documentElement.lang,
      ...bearer(path, clientState.get().bearerToken),
      ...(method === 'GET' ? {} : xsrf()),
    },
    credentials: 'same-origin',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(keepalive && { keepalive }),
  }
  return withRequestCount(async () => {
    const response = await fetch(path, init)
    return { status: response.status, body: await response.json().catch(() => null) }
  })
}

/** The fields as strings for a URL; null and undefined are left out. */
function toStrings(part: unknown): Record<string, string> {
  const entries = Object.entries((part ?? {}) as Record<string, unknown>)
  const present = entries.filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]))
}

function fill(template: string, params: Record<string, string>): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function queryOf(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString()
  return text && `?${text}`
}

/** The authorization header; its token is empty for a cookie session. Public paths get none (rows AUTH-10, AUTH-13). */
function bearer(path: string, token: string): Record<string, string> {
  return isPublic(path) ? {} : { authorization: `Bearer ${token}` }
}

function isPublic(path: string): boolean {
  return path.includes('/public')
}

/** Whether a signed-in visitor has no access token any more; their browser will renew it. */
function isAccessTokenMissing(cookies: string): boolean {
  return /(^|; *)is_authenticated=true/.test(cookies) && !/(^|; *)access_token=/.test(cookies)
}

/** The XSRF header of a request that changes something (row AUTH-11). */
function xsrf(): Record<string, string> {
  const token = readCookie('XSRF-TOKEN')
  return token ? { 'x-xsrf-token': token } : {}
}
