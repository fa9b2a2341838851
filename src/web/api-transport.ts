import { clientState, counted } from './client-state.ts'
import { readCookie } from './cookies.ts'
import { requestScope } from './request-scope.ts'

/** While the server renders: our own API in the same process, as the visitor who asked. */
export function inProcess(path: string, init: RequestInit): Promise<Response> {
  const scope = requestScope()
  if (!scope) throw new Error(`${path} was asked for outside a request`)
  if (!isPublic(path) && hasRunOut(scope.forwarded.cookie ?? '')) {
    scope.remark('a session has run out: what is asked of the API is asked without it')
  }
  const headers = { ...init.headers, ...scope.forwarded, ...bearer(path, '') }
  return scope.fetchApi(new Request(new URL(path, scope.origin), { ...init, headers }))
}

/** In the browser: by fetch, counted while it lasts (row APP-07). */
export function overTheWire(path: string, init: RequestInit): Promise<Response> {
  const headers = {
    ...init.headers,
    'accept-language': document.documentElement.lang,
    ...bearer(path, clientState.get().bearerToken),
    ...(init.method === 'GET' ? {} : xsrf()),
  }
  return counted(() => fetch(path, { ...init, headers, credentials: 'same-origin' }))
}

/** Empty for a cookie session, on the server too; public addresses carry none (rows AUTH-10, AUTH-13). */
function bearer(path: string, token: string): Record<string, string> {
  return isPublic(path) ? {} : { authorization: `Bearer ${token}` }
}

function isPublic(path: string): boolean {
  return path.includes('/public')
}

/** Whether somebody is signed in whose token is no longer there; their browser will renew it. */
function hasRunOut(cookies: string): boolean {
  return /(^|; *)is_authenticated=true/.test(cookies) && !/(^|; *)access_token=/.test(cookies)
}

/** The token that shows a change was meant by a page of ours (row AUTH-11). */
function xsrf(): Record<string, string> {
  const token = readCookie('XSRF-TOKEN')
  return token ? { 'x-xsrf-token': token } : {}
}
