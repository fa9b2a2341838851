import type { FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Endpoint, RequestInput } from '#contract/endpoint.ts'
import type { CallerRequest, CheckSecondFactor, ResolvedCaller } from './caller.ts'
import type { HandlerInput, HttpRefusal, Outcome } from './outcome.ts'

/** A mounted operation, which HTTP (./mount.ts) and pages (./call-in-process.ts) call by the steps of this file. */
export interface Operation<E extends Endpoint = Endpoint> {
  readonly endpoint: E
  readonly handler: (input: HandlerInput<E>) => Promise<Outcome<E>>
}

/** The key of an operation: method and path pattern. */
export function operationName({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`
}

/** The caller of an operation, or the refusal of one without access. A public operation looks at no token. */
export async function checkAccess(
  { access, path, params: schema }: Endpoint,
  request: CallerRequest,
  {
    resolveCaller,
    checkSecondFactor,
    isOperator,
  }: Pick<FastifyInstance, 'resolveCaller' | 'checkSecondFactor' | 'isOperator'>,
): Promise<ResolvedCaller | HttpRefusal> {
  if (access === 'public') return { ok: true, caller: { kind: 'visitor' } }
  const resolved = await resolveCaller(request)
  if (!resolved.ok || access === 'open') return resolved
  const { caller } = resolved
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' }
  if (access === 'operator' && !(await isOperator(caller.userName)))
    return { ok: false, refusal: 'forbidden' }
  if (!checkSecondFactor) return resolved
  // As the handler will read them: a name in capitals is the same. What does not fit is refused later.
  const params = (schema?.safeParse(request.params).data ?? {}) as Parameters<CheckSecondFactor>[2]
  const refusal = await checkSecondFactor(caller, path, params)
  return refusal ? { ok: false, refusal } : resolved
}

/** The schemas of an operation by the names that Fastify has for the parts of a request. */
export function requestSchemas({
  params,
  query,
  body,
}: Pick<Endpoint, 'params' | 'query' | 'body'>) {
  return {
    ...(params && { params }),
    ...(body && { body }),
    ...(query && { querystring: query }),
  }
}

/** Parses a request as Fastify does, in the same order and with the same errors. */
export function parseRequest<E extends Endpoint>(
  endpoint: E,
  { params, body, query }: Record<'params' | 'body' | 'query', unknown>,
): RequestInput<E> {
  const { method, path: url } = endpoint
  const parts = { params, body, querystring: query }
  const parsed = Object.entries(requestSchemas(endpoint)).map(([part, schema]) => {
    const httpPart = part as keyof typeof parts
    const parse = validatorCompiler({ schema, method, url, httpPart })
    const { error, value } = parse(parts[httpPart]) as { error?: unknown[]; value?: unknown }
    if (!error) return [httpPart === 'querystring' ? 'query' : httpPart, value]
    const fault = new Error(`${httpPart} does not fit`)
    throw Object.assign(fault, { validation: error, validationContext: httpPart })
  })
  return Object.fromEntries(parsed)
}

/** Runs the handler of an operation. @returns status and body of its reply, or the refusal */
export async function runOperation<E extends Endpoint, Input>(
  endpoint: E,
  handler: (input: Input) => Promise<Outcome<E>>,
  input: Input,
): Promise<{ ok: true; status: number; body: unknown } | HttpRefusal> {
  const outcome = await handler(input)
  if (!outcome.ok) return outcome
  const { status } = endpoint
  const envelope = hasEnvelope(endpoint) && { statusCode: status, message: 'OK' }
  return {
    ok: true,
    status,
    body: envelope ? { ...envelope, ...(outcome.answer as object) } : outcome.answer,
  }
}

/** Whether the reply has `statusCode` and `message`; a list and the replies of a session have none. */
function hasEnvelope({ reply }: Endpoint): boolean {
  return reply instanceof z.ZodObject && 'statusCode' in reply.shape && 'message' in reply.shape
}
