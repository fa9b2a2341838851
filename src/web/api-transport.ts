import { apiPaths, type OperationName } from './api-paths.ts'
import { clientState, withRequestCount } from './client-state.ts'
import { readCookie } from './cookies.ts'
import { requestScope } from './request-scope.ts'
import type { ApiResponse } from './web-server.ts'

const timeoutMilliseconds = 15_000

/** What is asked of an operation. */
export interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
}

/** While the server renders: the operation itself, as the visitor who asked. Headers are a browser's. */
export async function inProcess(
  name: OperationName,
  { params, query, body }: Parts,
): Promise<ApiResponse> {
  const [method, path] = apiPaths[name]
  const scope = requestScope()
  if (!scope) throw new Error(`${path} was asked for outside a request`)
  if (!isPublic(path) && isAccessTokenMissing(scope.cookies)) {
    scope.logInfo('a session has run out: what is asked of the API is asked without it')
  }
  const call = { method, path, params: toStrings(params), query: toStrings(query) }
  const response = scope.callApi({ ...call, body: body && JSON.parse(JSON.stringify(body)) })
  return withTimeout(response).catch((error) => {
    // To the page it is an answer that did not come; the operator reads why.
    scope.logError(error)
    throw error
  })
}

async function withTimeout(response: Promise<ApiResponse>): Promise<ApiResponse> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), timeoutMilliseconds)
  return Promise.race([response, promise]).finally(() => clearTimeout(timer))
}

/** In the browser: by fetch, counted while it lasts (row APP-07). */
export async function overTheWire(
  name: OperationName,
  { params, query, body, headers, keepalive, signal }: Parts,
): Promise<ApiResponse> {
  const [method, template] = apiPaths[name]
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

/** Each part as text, as an address writes it; what is absent is left out. */
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

/** Empty for a cookie session; public addresses carry none (rows AUTH-10, AUTH-13). */
function bearer(path: string, token: string): Record<string, string> {
  return isPublic(path) ? {} : { authorization: `Bearer ${token}` }
}

function isPublic(path: string): boolean {
  return path.includes('/public')
}

/** Whether somebody is signed in whose token is no longer there; their browser will renew it. */
function isAccessTokenMissing(cookies: string): boolean {
  return /(^|; *)is_authenticated=true/.test(cookies) && !/(^|; *)access_token=/.test(cookies)
}

/** The token that shows a change was meant by a page of ours (row AUTH-11). */
function xsrf(): Record<string, string> {
  const token = readCookie('XSRF-TOKEN')
  return token ? { 'x-xsrf-token': token } : {}
}
