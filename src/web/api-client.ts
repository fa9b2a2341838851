import type { Reply, Request as Sent } from '#contract/endpoint.ts'
import type { EndpointName, Endpoints } from '#contract/endpoints.ts'
import type { Refusal } from '#contract/refusal.ts'
import { type ApiPaths, apiPaths } from './api-paths.ts'
import { callByFetch, inProcess, type MethodAndPath, type Parts } from './api-transport.ts'
import { clientState, noUser } from './client-state.ts'
import type { ApiResponse } from './web-server.ts'

export interface ApiRefusal {
  ok: false
  refusal: Refusal['code']
  /** HTTP status; 0 when there was no response: offline, or longer than 15 seconds. */
  status: number
  details: NonNullable<Refusal['details']>
  /** Data that belongs to the refusal code, such as the nearest free slots. */
  data: unknown
}
export type ApiResult<N extends EndpointName> =
  | { ok: true; reply: Reply<Endpoints[N]> }
  | ApiRefusal

/** Keys of the request parts that a caller may leave out: all their fields are optional. */
type OptionalParts<T> = {
  [K in keyof T]: Partial<T[K]> extends T[K] ? K : undefined extends T[K] ? K : never
}[keyof T]
type WithOptionalParts<T> = Omit<T, OptionalParts<T>> & Partial<Pick<T, OptionalParts<T>>>
export type CallOptions<N extends EndpointName> = WithOptionalParts<Sent<Endpoints[N]>> & {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Lets the request finish after the page is closed. */
  keepalive?: boolean
}
type Arguments<N extends EndpointName> =
  Partial<CallOptions<N>> extends CallOptions<N> ? [call?: CallOptions<N>] : [call: CallOptions<N>]

/**
 * Makes the function that calls one operation of these by name: by fetch in the browser, in process on the server.
 * It never throws for a network or server failure. After a 401 it renews the session and retries once; after a stale
 * XSRF token it fetches a new one and retries once.
 */
export function createApi<P extends ApiPaths>(paths: P) {
  return async <N extends EndpointName & keyof P>(
    name: N,
    ...[call]: Arguments<N>
  ): Promise<ApiResult<N>> => {
    const operation = paths[name] as MethodAndPath
    const parts: Parts = call ?? {}
    const response = await sendWithXsrfToken(operation, parts)
    const renewal =
      response.status === 401 && operation !== apiPaths.refreshSession && (await renewSession())
    if (!renewal || isSessionOver(renewal)) return toResult<N>(response)
    // A renewal that failed for another reason, such as no network, does not end the session.
    return toResult<N>(isSuccess(renewal) ? await sendWithXsrfToken(operation, parts) : renewal)
  }
}

/** Calls one operation that every page may call. */
export const api = createApi(apiPaths)

/** Sends the request, and once more with a new XSRF token where this page's token is stale. */
async function sendWithXsrfToken(operation: MethodAndPath, parts: Parts): Promise<ApiResponse> {
  const response = await send(operation, parts)
  const isStale =
    response.status === 403 && (response.body as Partial<Refusal> | null)?.code === 'xsrf'
  return isStale && isSuccess(await send(apiPaths.getAuthStatus, {}))
    ? send(operation, parts)
    : response
}

async function send(operation: MethodAndPath, parts: Parts): Promise<ApiResponse> {
  try {
    // The build replaces the condition, so the browser gets only its own branch.
    return await (import.meta.env.SSR ? inProcess : callByFetch)(operation, parts)
  } catch {
    return { status: 0, body: null }
  }
}

let currentRenewal: Promise<ApiResponse> | null = null

/** Calls that get a 401 at the same time share one renewal. On the server there is nothing to renew. */
function renewSession(): Promise<ApiResponse> | null {
  if (typeof document === 'undefined') return null
  currentRenewal ??= refreshSession().finally(() => {
    currentRenewal = null
  })
  return currentRenewal
}

async function refreshSession(): Promise<ApiResponse> {
  const response = await sendWithXsrfToken(apiPaths.refreshSession, { body: {} })
  if (isSessionOver(response)) clientState.set({ loggedInUserInfo: noUser })
  return response
}

/** Whether the response to a renewal says that the session has ended: any 4xx but 429. */
function isSessionOver({ status }: ApiResponse): boolean {
  return status >= 400 && status < 500 && status !== 429
}

function isSuccess({ status }: ApiResponse): boolean {
  return status >= 200 && status < 300
}

function toResult<N extends EndpointName>(response: ApiResponse): ApiResult<N> {
  const { status, body } = response
  if (isSuccess(response) && body !== null) return { ok: true, reply: body as Reply<Endpoints[N]> }
  const refusal = (body ?? {}) as Partial<Refusal>
  return {
    ok: false,
    refusal: refusal.code ?? (status === 0 ? 'unavailable' : 'internal'),
    status,
    details: refusal.details ?? [],
    data: refusal.data,
  }
}
