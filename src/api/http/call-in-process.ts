import type { FastifyError, FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { networkOf } from '#platform/network.ts'
import type { ResolvedCaller } from './caller.ts'
import { refusalFor } from './errors.ts'
import { admittedTo, type Operation, operationName, replyOf } from './mount.ts'
import type { HandlerInput, Outcome } from './outcome.ts'
import { refusalBody } from './refuse.ts'

/** What a page asks of an operation, each part as it would stand in a request. */
export interface ApiCall {
  readonly method: string
  /** As the contract writes it: '/public/providerInfo/:userName'. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** JSON; undefined where there is none. */
  readonly body: unknown
  /** Of the page. */
  readonly language: 'en' | 'nl'
}

/**
 * Answers what a page asks while it is drawn, with the status and the very JSON that HTTP would answer: who asks is told
 * by the cookies the page was asked for with, permission comes first, the contract parses, faults become refusals. The
 * page itself is what is counted and logged. It cannot change anything that is somebody's, for nothing shows that it was
 * meant (row AUTH-11).
 */
export async function callInProcess(
  page: FastifyRequest,
  question: ApiCall,
): Promise<{ status: number; body: unknown }> {
  const operation = page.server.operations.get(operationName(question))
  if (!operation) throw new Error(`${operationName(question)} is no question of a page`)
  const outcome = await outcomeOf(operation, page, question).catch((error: FastifyError) =>
    refusalFor(error, { ...question, log: page.log }),
  )
  const { endpoint } = operation
  if (outcome.ok) return { status: endpoint.status, body: replyOf(endpoint, outcome.answer) }
  const body = refusalBody(outcome)
  return { status: body.statusCode, body }
}

async function outcomeOf(
  { endpoint, answer }: Operation,
  page: FastifyRequest,
  question: ApiCall,
): Promise<Outcome<Endpoint>> {
  const admitted = admittedTo(endpoint, await callerOf(page, endpoint))
  if (!admitted.ok) return admitted
  return answer({
    ...parsed(endpoint, question),
    caller: admitted.caller,
    language: question.language,
    idempotencyKey: undefined,
    address: networkOf(page.ip),
  })
}

async function callerOf({ server, cookies }: FastifyRequest, endpoint: Endpoint) {
  const { method, access } = endpoint
  if (access === 'public') return VISITOR
  return server.resolveCaller({
    method,
    cookies,
    headers: {},
    routeOptions: { config: { access } },
  })
}

const VISITOR: ResolvedCaller = { ok: true, caller: { kind: 'visitor' } }

// In the order of a request's parts.
function parsed(endpoint: Endpoint, { params, query, body }: ApiCall) {
  return {
    params: fitting(endpoint, 'params', params),
    body: fitting(endpoint, 'body', body ?? null),
    query: fitting(endpoint, 'query', query),
  } as Pick<HandlerInput<Endpoint>, 'params' | 'query' | 'body'>
}

function fitting(endpoint: Endpoint, part: 'params' | 'body' | 'query', value: unknown): unknown {
  const { [part]: schema, method, path: url } = endpoint
  if (!schema) return undefined
  const httpPart = part === 'query' ? 'querystring' : part
  const fits = validatorCompiler({ schema, method, url, httpPart })
  const { error, value: read } = fits(value) as { error?: unknown[]; value?: unknown }
  if (!error) return read
  const fault = new Error(`${httpPart} does not fit`)
  throw Object.assign(fault, { validation: error, validationContext: httpPart })
}
