import type { Endpoint, HandlerReply, RequestInput } from '#contract/endpoint.ts'
import type { RefusalCode, RefusalResult } from '#domain/refusal.ts'
import type { Language } from '#messages/language.ts'
import type { Caller } from './caller.ts'

/** The input of a handler: the parsed request, its caller and language. */
export interface HandlerInput<E extends Endpoint> extends RequestInput<E> {
  caller: Caller
  language: Language
  idempotencyKey: string | undefined
  /** The client's network address, the key of rate limits (#platform/network.ts). */
  address: string
}

/** An expected refusal on the wire. `data` and `details` only where the contract has them. */
export interface HttpRefusal extends RefusalResult<RefusalCode> {
  data?: unknown
  details?: { path: string; message: string }[]
  /** Seconds until a retry makes sense. */
  retryAfter?: number
}

export type Outcome<E extends Endpoint> = { ok: true; answer: HandlerReply<E> } | HttpRefusal
