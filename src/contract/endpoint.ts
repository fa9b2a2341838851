import type { z } from 'zod'
import type { RefusalCode } from '#domain/refusal.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One operation of the HTTP contract.
 * - `access`: `public` ignores tokens, `open` accepts callers with or without one, `signed-in` requires one, `operator`
 *   requires one of an operator.
 * - `refusals`: the codes it can answer with, beyond those of every operation (invalid-request, too-many-requests,
 *   internal, unavailable).
 */
export interface Endpoint {
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly access: 'public' | 'open' | 'signed-in' | 'operator'
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The media types of a body of bytes, in place of JSON. */
  readonly contentTypes?: readonly string[]
  /** The limit of the body when it is more than 32 KiB. */
  readonly bodyLimitBytes?: number
  readonly status: 200 | 201 | 202
  readonly reply: z.ZodType
  readonly refusals?: readonly RefusalCode[]
  /** Called by monitoring: no rate limit applies. */
  readonly isProbe?: true
  /** The reply may be some 100 ms old, except of what the same browser changed (SCALE-10). */
  readonly mayBeOld?: true
}

/** Defines an operation and keeps its literal types, from which routes and the client are typed. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** An operation that answers with server-sent events until the client disconnects; each has JSON of this schema. */
export interface EventStream
  extends Pick<Endpoint, 'method' | 'path' | 'summary' | 'access' | 'params' | 'refusals'> {
  readonly query?: z.ZodType
  readonly event: z.ZodType
}

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined

/** The parsed request that a handler receives. */
export interface RequestInput<E extends Endpoint> {
  params: OutputOf<E['params']>
  query: OutputOf<E['query']>
  body: E['contentTypes'] extends readonly string[] ? Uint8Array : OutputOf<E['body']>
}

/** The parts of a request that a client passes. */
export type Request<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: InputOf<E[K]>
}

/** The reply of an operation on success. */
export type Reply<E extends Endpoint> = z.output<E['reply']>

type WithoutEnvelope<R> = R extends { statusCode: number; message: string }
  ? Omit<R, 'statusCode' | 'message'>
  : R

/** A reply as its handler returns it: without `statusCode` and `message`, which are added. */
export type HandlerReply<E extends Endpoint> = WithoutEnvelope<Reply<E>>
