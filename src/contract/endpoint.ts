import type { z } from 'zod'
import type { RefusalCode } from '#domain/refusal.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One operation of the HTTP contract. `access` says what a caller needs:
 * `public` never a token, `open` with or without one, `signed-in` always one. `refusals` lists the
 * expected codes beyond those any operation may give (invalid-request, too-many-requests, internal, unavailable).
 */
export interface Endpoint {
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly access: 'public' | 'open' | 'signed-in'
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Where it takes more than the 32 KiB that any body may have. */
  readonly bodyLimitBytes?: number
  readonly status: 200 | 201 | 202
  readonly reply: z.ZodType
  readonly refusals?: readonly RefusalCode[]
  /** Asked by machines that watch this one: never refused for being asked too often. */
  readonly isProbe?: true
}

/** Keeps the literal types of a definition, so that routes and the client are typed from it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** An operation that answers with server-sent events, each with JSON of this shape, for as long as its reader stays. */
export interface EventStream
  extends Pick<Endpoint, 'method' | 'path' | 'summary' | 'access' | 'params' | 'refusals'> {
  readonly event: z.ZodType
}

/**
 * Where an operation is and what passes through it, as the server's routes are told. Every side that mounts one begins
 * with this: schemas parse the request before a handler sees it.
 */
export function routeOf(endpoint: Endpoint) {
  const { method, path: url, summary, params, query, body, bodyLimitBytes } = endpoint
  const { access, isProbe } = endpoint
  return {
    method,
    url,
    ...(bodyLimitBytes !== undefined && { bodyLimit: bodyLimitBytes }),
    schema: {
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { [endpoint.status]: endpoint.reply },
    },
    config: { access, ...(isProbe && { isProbe }) },
  }
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives once the request passed its schemas. */
export interface Received<E extends Endpoint> {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

/** What a client hands over; parts the operation does not have are left out. */
export type Request<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Sent<E[K]>
}

/** What the operation answers when it succeeds. */
export type Reply<E extends Endpoint> = z.output<E['reply']>
