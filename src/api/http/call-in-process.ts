import type { FastifyError, FastifyRequest } from 'fastify'
import type { Language } from '#messages/language.ts'
import { networkOf } from '#platform/network.ts'
import { refusalFor } from './errors.ts'
import {
  checkAccess,
  type Operation,
  operationName,
  parseRequest,
  runOperation,
} from './operation.ts'
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
  const result = await run(operation, page, call).catch((error: FastifyError) =>
    refusalFor(error, { ...call, log: page.log }),
  )
  if (result.ok) return { status: result.status, body: result.body }
  const body = refusalBody(result)
  return { status: body.statusCode, body }
}

async function run({ endpoint, handler }: Operation, page: FastifyRequest, call: ApiCall) {
  const { server, cookies, ip } = page
  const { method, access } = endpoint
  const { params } = call
  const request = { method, cookies, params, headers: {}, routeOptions: { config: { access } } }
  const resolved = await checkAccess(endpoint, request, server)
  if (!resolved.ok) return resolved
  const input = {
    ...parseRequest(endpoint, { ...call, body: call.body ?? null }),
    caller: resolved.caller,
    language: call.language,
    idempotencyKey: undefined,
    address: networkOf(ip),
  }
  const answer = () => runOperation(endpoint, handler, input)
  return endpoint.mayBeOld && server.standbyReads
    ? server.standbyReads.run(cookies, answer)
    : answer()
}
