import type { FastifyError, FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#messages/language.ts'
import { networkOf } from '#platform/network.ts'
import type { ResolvedCaller } from './caller.ts'
import { refusalFor } from './errors.ts'
import { checkAccess, type Operation, operationName, replyOf } from './mount.ts'
import type { HandlerInput, Outcome } from './outcome.ts'
import { refusalBody } from './refuse.ts'

/** A call of an operation by a page during rendering, with the parts of a request. */
export interface ApiCall {
  readonly method: string
  /** The path pattern of the contract: '/public/providerInfo/:userName'. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** JSON; undefined without a body. */
  readonly body: unknown
  /** The language of the page. */
  readonly language: Language
}

/**
 * Runs an operation for a page that is being rendered, with the same status and JSON as over HTTP: the caller is that of
 * the page's cookies, access is checked first, the contract parses the input, errors become refusals. Rate limits and the
 * log see only the page. A call that changes a person's data is refused, because it has no XSRF token (AUTH-11).
 */
export async function callInProcess(
  page: FastifyRequest,
  call: ApiCall,
): Promise<{ status: number; body: unknown }> {
  const operation = page.server.operations.get(operationName(call))
  if (!operation) throw new Error(`${operationName(call)} is no question of a page`)
  const outcome = await outcomeOf(operation, page, call).catch((error: FastifyError) =>
    refusalFor(error, { ...call, log: page.log }),
  )
  const { endpoint } = operation
  if (outcome.ok) return { status: endpoint.status, body: replyOf(endpoint, outcome.answer) }
  const body = refusalBody(outcome)
  return { status: body.statusCode, body }
}

async function outcomeOf(
  { endpoint, answer }: Operation,
  page: FastifyRequest,
  call: ApiCall,
): Promise<Outcome<Endpoint>> {
  const access = checkAccess(endpoint, await callerOf(page, endpoint))
  if (!access.ok) return access
  return answer({
    ...parseCall(endpoint, call),
    caller: access.caller,
    language: call.language,
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

function parseCall(endpoint: Endpoint, { params, query, body }: ApiCall) {
  return {
    params: validated(endpoint, 'params', params),
    body: validated(endpoint, 'body', body ?? null),
    query: validated(endpoint, 'query', query),
  } as Pick<HandlerInput<Endpoint>, 'params' | 'query' | 'body'>
}

function validated(endpoint: Endpoint, part: 'params' | 'body' | 'query', value: unknown): unknown {
  const { [part]: schema, method, path: url } = endpoint
  if (!schema) return undefined
  const httpPart = part === 'query' ? 'querystring' : part
  const fits = validatorCompiler({ schema, method, url, httpPart })
  const { error, value: read } = fits(value) as { error?: unknown[]; value?: unknown }
  if (!error) return read
  const fault = new Error(`${httpPart} does not fit`)
  throw Object.assign(fault, { validation: error, validationContext: httpPart })
}
