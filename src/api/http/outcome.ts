import type { Endpoint, Received, Reply } from '#contract/endpoint.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import type { Caller } from './caller.ts'

/** What a use case is given: the parsed request, who asks and in which language. */
export interface HandlerInput<E extends Endpoint> extends Received<E> {
  caller: Caller
  language: 'en' | 'nl'
  idempotencyKey: string | undefined
  /** The visitor's, as limits count it: #platform/network.ts. */
  address: string
}

/** An expected refusal is a value; `data` and `details` only where the contract promises them. */
export interface Refused {
  ok: false
  refusal: RefusalCode
  data?: unknown
  details?: { path: string; message: string }[]
  /** Seconds after which asking again makes sense. */
  retryAfter?: number
}

type Answer<R> = R extends { statusCode: number; message: string }
  ? Omit<R, 'statusCode' | 'message'>
  : R
export type Outcome<E extends Endpoint> = { ok: true; answer: Answer<Reply<E>> } | Refused
