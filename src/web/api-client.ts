import { createIsomorphicFn } from '@tanstack/react-start'
import type { Reply, Request as Sent } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Refusal } from '#contract/refusal.ts'
import type { CalledName } from './api-paths.ts'
import { inProcess, overTheWire, type Parts } from './api-transport.ts'
import { clientState, noUser } from './client-state.ts'
import type { ApiResponse } from './web-server.ts'

export interface Refused {
  ok: false
  refusal: Refusal['code']
  /** 0 when no answer came: offline, or longer than 15 seconds. */
  status: number
  details: NonNullable<Refusal['details']>
  /** What the code promises beside it, such as the nearest free slots. */
  data: unknown
}
export type Answer<N extends CalledName> = { ok: true; reply: Reply<Endpoints[N]> } | Refused

/** Parts a caller may leave out: those in which everything is optional. */
type Free<T> = {
  [K in keyof T]: Partial<T[K]> extends T[K] ? K : undefined extends T[K] ? K : never
}[keyof T]
type Parted<T> = Omit<T, Free<T>> & Partial<Pick<T, Free<T>>>
export type Call<N extends CalledName> = Parted<Sent<Endpoints[N]>> & {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Goes out although the page goes away. */
  keepalive?: boolean
}
type Arguments<N extends CalledName> =
  Partial<Call<N>> extends Call<N> ? [call?: Call<N>] : [call: Call<N>]

/**
 * Calls one operation of the contract by name: by fetch in the browser, in process on the server.
 * Never throws for what a request can meet; an expired session is renewed once and asked again, and so is a change whose
 * XSRF token belongs to an earlier session id.
 */
export async function api<N extends CalledName>(
  name: N,
  ...[call]: Arguments<N>
): Promise<Answer<N>> {
  const parts: Parts = call ?? {}
  const told = await withToken(name, parts)
  const renewal = told.status === 401 && name !== 'refreshSession' && (await renewSession())
  if (!renewal || isOver(renewal)) return read<N>(told)
  // What could not be asked now says nothing about the session.
  return read<N>(isFine(renewal) ? await withToken(name, parts) : renewal)
}

/** Sends it, and once more with a new XSRF token where the one of this page is no longer good. */
async function withToken(name: CalledName, parts: Parts): Promise<ApiResponse> {
  const told = await send(name, parts)
  const isStale = told.status === 403 && (told.body as Partial<Refusal> | null)?.code === 'xsrf'
  return isStale && isFine(await send('getAuthStatus', {})) ? send(name, parts) : told
}

async function send(name: CalledName, parts: Parts): Promise<ApiResponse> {
  try {
    return await transport(name, parts)
  } catch {
    return { status: 0, body: null }
  }
}

const transport = createIsomorphicFn().server(inProcess).client(overTheWire)

let renewing: Promise<ApiResponse> | null = null

/** One exchange for all calls that met a 401 at the same time; on the server there is nothing to renew. */
function renewSession(): Promise<ApiResponse> | null {
  if (typeof document === 'undefined') return null
  renewing ??= refresh().finally(() => {
    renewing = null
  })
  return renewing
}

async function refresh(): Promise<ApiResponse> {
  const told = await withToken('refreshSession', { body: {} })
  if (isOver(told)) clientState.set({ loggedInUserInfo: noUser })
  return told
}

/** Whether the answer to a renewal is that there is no session any more. */
function isOver({ status }: ApiResponse): boolean {
  return status >= 400 && status < 500 && status !== 429
}

function isFine({ status }: ApiResponse): boolean {
  return status >= 200 && status < 300
}

function read<N extends CalledName>(told: ApiResponse): Answer<N> {
  const { status, body } = told
  if (isFine(told) && body !== null) return { ok: true, reply: body as Reply<Endpoints[N]> }
  const refusal = (body ?? {}) as Partial<Refusal>
  return {
    ok: false,
    refusal: refusal.code ?? (status === 0 ? 'unavailable' : 'internal'),
    status,
    details: refusal.details ?? [],
    data: refusal.data,
  }
}
