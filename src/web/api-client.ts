import { createIsomorphicFn } from '@tanstack/react-start'
import type { Reply, Request as Sent } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Refusal } from '#contract/refusal.ts'
import { apiPaths, type CalledName } from './api-paths.ts'
import { inProcess, overTheWire } from './api-transport.ts'
import { clientState, noUser } from './client-state.ts'

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
 * Never throws for what a request can meet; an expired session is renewed once and asked again.
 */
export async function api<N extends CalledName>(
  name: N,
  ...[call]: Arguments<N>
): Promise<Answer<N>> {
  const parts: Parts = call ?? {}
  const response = await send(name, parts)
  const renewal = response.status === 401 && name !== 'refreshSession' && (await renewSession())
  if (!renewal || isOver(renewal)) return read<N>(response)
  // What could not be asked now says nothing about the session.
  return read<N>(renewal.ok ? await send(name, parts) : renewal.clone())
}

interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
}

const timeoutMilliseconds = 15_000

async function send(name: CalledName, call: Parts): Promise<Response> {
  const [method, template] = apiPaths[name]
  const path = `${fill(template, call.params)}${queryOf(call.query)}`
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  const init: RequestInit = {
    method,
    headers: {
      ...call.headers,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(call.keepalive && { keepalive: true }),
  }
  try {
    return await transport(path, init)
  } catch {
    return Response.error() // status 0
  }
}

const transport = createIsomorphicFn().server(inProcess).client(overTheWire)

let renewing: Promise<Response> | null = null

/** One exchange for all calls that met a 401 at the same time; on the server there is nothing to renew. */
function renewSession(): Promise<Response> | null {
  if (typeof document === 'undefined') return null
  renewing ??= refresh().finally(() => {
    renewing = null
  })
  return renewing
}

async function refresh(): Promise<Response> {
  const response = await send('refreshSession', { body: {} })
  if (isOver(response)) clientState.set({ loggedInUserInfo: noUser })
  return response
}

/** Whether the answer to a renewal is that there is no session any more. */
function isOver({ status }: Response): boolean {
  return status >= 400 && status < 500 && status !== 429
}

async function read<N extends CalledName>(response: Response): Promise<Answer<N>> {
  const body = await response.json().catch(() => null)
  if (response.ok && body !== null) return { ok: true, reply: body as Reply<Endpoints[N]> }
  const refusal = (body ?? {}) as Partial<Refusal>
  return {
    ok: false,
    refusal: refusal.code ?? (response.status === 0 ? 'unavailable' : 'internal'),
    status: response.status,
    details: refusal.details ?? [],
    data: refusal.data,
  }
}

function fill(template: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

function queryOf(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return entries.length
    ? `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
    : ''
}
