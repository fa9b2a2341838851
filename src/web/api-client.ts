import { createIsomorphicFn } from '@tanstack/react-start'
import type { Reply, Request as Sent } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Refusal } from '#contract/refusal.ts'
import type { OperationName } from './api-paths.ts'
import { inProcess, overTheWire, type Parts } from './api-transport.ts'
import { clientState, noUser } from './client-state.ts'
import type { ApiResponse } from './web-server.ts'

export interface ApiRefusal {
  ok: false
  refusal: Refusal['code']
  /** 0 when no answer came: offline, or longer than 15 seconds. */
  status: number
  details: NonNullable<Refusal['details']>
  /** What the code promises beside it, such as the nearest free slots. */
  data: unknown
}
export type ApiResult<N extends OperationName> =
  | { ok: true; reply: Reply<Endpoints[N]> }
  | ApiRefusal

/** Parts a caller may leave out: those in which everything is optional. */
type OptionalParts<T> = {
  [K in keyof T]: Partial<T[K]> extends T[K] ? K : undefined extends T[K] ? K : never
}[keyof T]
type WithOptionalParts<T> = Omit<T, OptionalParts<T>> & Partial<Pick<T, OptionalParts<T>>>
export type CallOptions<N extends OperationName> = WithOptionalParts<Sent<Endpoints[N]>> & {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Goes out although the page goes away. */
  keepalive?: boolean
}
type Arguments<N extends OperationName> =
  Partial<CallOptions<N>> extends CallOptions<N> ? [call?: CallOptions<N>] : [call: CallOptions<N>]

/**
 * Calls one operation of the contract by name: by fetch in the browser, in process on the server.
 * Never throws for what a request can meet; an expired session is renewed once and asked again, and so is a change whose
 * XSRF token belongs to an earlier session id.
 */
export async function api<N extends OperationName>(
  name: N,
  ...[call]: Arguments<N>
): Promise<ApiResult<N>> {
  const parts: Parts = call ?? {}
  const response = await sendWithXsrfToken(name, parts)
  const renewal = response.status === 401 && name !== 'refreshSession' && (await renewSession())
  if (!renewal || isSessionOver(renewal)) return toResult<N>(response)
  // What could not be asked now says nothing about the session.
  return toResult<N>(isSuccess(renewal) ? await sendWithXsrfToken(name, parts) : renewal)
}

/** Sends it, and once more with a new XSRF token where the one of this page is no longer good. */
async function sendWithXsrfToken(name: OperationName, parts: Parts): Promise<ApiResponse> {
  const response = await send(name, parts)
  const isStale =
    response.status === 403 && (response.body as Partial<Refusal> | null)?.code === 'xsrf'
  return isStale && isSuccess(await send('getAuthStatus', {})) ? send(name, parts) : response
}

async function send(name: OperationName, parts: Parts): Promise<ApiResponse> {
  try {
    return await transport(name, parts)
  } catch {
    return { status: 0, body: null }
  }
}

const transport = createIsomorphicFn().server(inProcess).client(overTheWire)

let currentRenewal: Promise<ApiResponse> | null = null

/** One exchange for all calls that met a 401 at the same time; on the server there is nothing to renew. */
function renewSession(): Promise<ApiResponse> | null {
  if (typeof document === 'undefined') return null
  currentRenewal ??= refreshSession().finally(() => {
    currentRenewal = null
  })
  return currentRenewal
}

async function refreshSession(): Promise<ApiResponse> {
  const response = await sendWithXsrfToken('refreshSession', { body: {} })
  if (isSessionOver(response)) clientState.set({ loggedInUserInfo: noUser })
  return response
}

/** Whether the answer to a renewal is that there is no session any more. */
function isSessionOver({ status }: ApiResponse): boolean {
  return status >= 400 && status < 500 && status !== 429
}

function isSuccess({ status }: ApiResponse): boolean {
  return status >= 200 && status < 300
}

function toResult<N extends OperationName>(response: ApiResponse): ApiResult<N> {
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
