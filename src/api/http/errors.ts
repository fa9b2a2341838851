import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { violatedConstraint } from '#platform/postgres/constraint.ts'
import { isDiskFull, recordDiskFull } from '#platform/postgres/disk-full.ts'
import { isInvalidText, isUnavailable } from '#platform/postgres/unavailable.ts'
import { isPageRequest, sendBusyPage } from './busy-page.ts'
import type { HttpRefusal } from './outcome.ts'
import { refusalBody, sendRefusal } from './refuse.ts'

/** Maps every thrown error to a refusal of the contract, without stack, SQL or internal text. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalFor(error, request)
    // A browser would store the refusal under the name of the file.
    void reply.removeHeader('content-disposition')
    if (refused.refusal === 'unavailable') {
      void reply.header('retry-after', '5')
      if (isPageRequest(request)) return sendBusyPage(request, reply)
    }
    return sendRefusal(reply, refused)
  })
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, { ok: false, refusal: 'not-found' }),
  )
}

type Parts = Pick<FastifyRequest, 'params' | 'query' | 'body'>

/** The refusal of an error. Logs internal errors, a full disk and unavailability. */
export function refusalFor(
  error: FastifyError,
  request: Parts & Pick<FastifyRequest, 'log'>,
): HttpRefusal {
  const refused = refusalOf(error, request)
  if (refused.refusal === 'internal') request.log.error({ err: error }, 'request failed')
  if (isDiskFull(error)) {
    recordDiskFull()
    request.log.error({ reason: error.message }, 'the disk is full')
  } else if (refused.refusal === 'unavailable') {
    request.log.warn({ reason: error.message }, 'unavailable')
  }
  return refused
}

type Headers = Readonly<Record<string, string>>

/** Answers a URL that the router cannot parse; no hook has run yet. */
export function refuseInvalidUrl(headers: Headers) {
  const details = [{ path: 'path', message: 'is not an address that can be read' }]
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(headers).header('x-request-id', request.id)
    // A browser gets the page of an unknown address (APP-01).
    if (request.headers.accept?.includes('text/html')) return void reply.redirect('/404', 302)
    void sendRefusal(reply, { ok: false, refusal: 'invalid-request', details })
  }
}

/** Answers a malformed or incomplete request and closes the connection. */
export function refuseMalformedRequest(headers: Headers, newRequestId: () => string) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null }
    // The malformed bytes follow a complete request: only that one is answered.
    if (answer?.req.complete) return void closeAfter(answer)
    // No byte was sent: a browser that opened the connection early would take a reply for that of its first request.
    const isSilent = socket.bytesRead === 0
    if (isSilent || error.code === 'ECONNRESET' || !socket.writable || answer?.headersSent) {
      return void socket.destroy()
    }
    const message = PARSE_ERRORS[error.code ?? ''] ?? 'is no HTTP request that can be read'
    const details = [{ path: 'request', message }]
    const body = JSON.stringify(refusalBody({ ok: false, refusal: 'invalid-request', details }))
    const head = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-request-id': newRequestId(),
      connection: 'close',
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
    socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () =>
      socket.destroy(),
    )
  }
}

// Called for each further chunk; the listener is added once.
function closeAfter(answer: ServerResponse): void {
  if (!answer.listeners('finish').includes(closeSocket)) answer.once('finish', closeSocket)
}

function closeSocket(this: ServerResponse): void {
  this.req.socket.end()
}

const PARSE_ERRORS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'has a longer address or more headers than fit',
  ERR_HTTP_REQUEST_TIMEOUT: 'took too long to arrive',
}

function refusalOf(error: FastifyError, request: Parts): HttpRefusal {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { ok: false, refusal: 'invalid-request', details: detailsOf(error) }
  }
  if (isInvalidText(error)) {
    return { ok: false, refusal: 'invalid-request', details: zeroCharacters(request) }
  }
  if (violates(error, ACCOUNT_CONSTRAINTS)) return { ok: false, refusal: 'invalid-token' }
  if (violates(error, MEMBERSHIP_CONSTRAINTS)) return { ok: false, refusal: 'forbidden' }
  if (isUnavailable(error) || error.statusCode === 503) return { ok: false, refusal: 'unavailable' }
  if (error.statusCode === 413) return { ok: false, refusal: 'too-large' }
  if (error.statusCode === 415) return { ok: false, refusal: 'unsupported-media-type' }
  if (error.statusCode === 429) return { ok: false, refusal: 'too-many-requests' }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    const message = error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ? 'is empty' : 'is not valid JSON'
    return { ok: false, refusal: 'invalid-request', details: [{ path: 'body', message }] }
  }
  return { ok: false, refusal: 'internal' }
}

// A foreign key is violated.
function violates(error: FastifyError, constraints: ReadonlySet<string>): boolean {
  return error.code === '23503' && constraints.has(violatedConstraint(error) ?? '')
}

// The account was deleted during the request.
const ACCOUNT_CONSTRAINTS = new Set([
  'orders_customer_user_name_fkey',
  'holds_holder_user_name_fkey',
  'favourites_user_name_fkey',
  'clients_user_name_fkey',
])

// The membership ended during the request.
const MEMBERSHIP_CONSTRAINTS = new Set(['external_calendars_provider_id_added_by_fkey'])

function zeroCharacters({ params, query, body }: Parts): NonNullable<HttpRefusal['details']> {
  const found = (value: unknown, path: string): string[] => {
    if (typeof value === 'string') return value.includes('\0') ? [path] : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, part]) => found(part, `${path}.${name}`))
  }
  const paths = [...found(params, 'path'), ...found(query, 'query'), ...found(body, 'body')]
  const message = 'holds a zero character, which no text has'
  return (paths.length > 0 ? paths : ['request']).map((path) => ({ path, message }))
}

type ValidationError = Extract<FastifyError, { validation?: unknown }>
type Issue = NonNullable<ValidationError['validation']>[number]

function detailsOf(error: ValidationError): { path: string; message: string }[] {
  const context = error.validationContext ?? 'body'
  return (error.validation ?? []).map((issue) => ({
    path: [
      PATH_PREFIXES[context] ?? context,
      ...issue.instancePath.split('/').filter(Boolean),
    ].join('.'),
    message: messageOf(issue),
  }))
}

const PATH_PREFIXES: Record<string, string> = { querystring: 'query', params: 'path' }

// Of several allowed forms the last is the proper one; the others mean "left out".
function messageOf({ message = 'is not valid', params }: Issue): string {
  const forms = params.errors as { message: string }[][] | undefined
  return forms?.at(-1)?.[0]?.message ?? message
}
