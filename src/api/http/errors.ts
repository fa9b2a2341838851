import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isNoText, isUnavailable } from '#platform/postgres/database.ts'
import { isDiskFull, noteDiskFull } from '#platform/postgres/disk-full.ts'
import type { Refused } from './outcome.ts'
import { refusalBody, sendRefusal } from './refuse.ts'

/** Turns whatever is thrown into a refusal of the contract. No stack, SQL or internal text ever leaves. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalFor(error, request)
    if (refused.refusal === 'unavailable') void reply.header('retry-after', '5')
    return sendRefusal(reply, refused)
  })
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, { ok: false, refusal: 'not-found' }),
  )
}

type Parts = Pick<FastifyRequest, 'params' | 'query' | 'body'>

/** What an error comes to for whoever asked; the log keeps what has to be mended or known. */
export function refusalFor(
  error: FastifyError,
  asked: Parts & Pick<FastifyRequest, 'log'>,
): Refused {
  const refused = refusalOf(error, asked)
  if (refused.refusal === 'internal') asked.log.error({ err: error }, 'request failed')
  if (isDiskFull(error)) {
    noteDiskFull()
    asked.log.error({ reason: error.message }, 'the disk is full')
  } else if (refused.refusal === 'unavailable') {
    asked.log.warn({ reason: error.message }, 'unavailable')
  }
  return refused
}

type Headers = Readonly<Record<string, string>>

/** Answers an address that the router cannot even take apart, before any hook has run. */
export function refuseUnreadableAddress(headers: Headers) {
  const details = [{ path: 'path', message: 'is not an address that can be read' }]
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(headers).header('x-request-id', request.id)
    // Whoever followed a broken link to a page reads a page, as with any other that is not there (APP-01).
    if (request.headers.accept?.includes('text/html')) return void reply.redirect('/404', 302)
    void sendRefusal(reply, { ok: false, refusal: 'invalid-request', details })
  }
}

/** Answers what is no HTTP, or never became a whole request, and hangs up. */
export function refuseBrokenRequest(headers: Headers, newRequestId: () => string) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null }
    // What is broken stands behind a request that is whole: that one's answer goes out, and no other in its place.
    if (answer?.req.complete) return void hangUpAfter(answer)
    // Nothing was asked: a browser that opened the connection ahead would take a word here for the answer to its first
    // request.
    const isSilent = socket.bytesRead === 0
    if (isSilent || error.code === 'ECONNRESET' || !socket.writable || answer?.headersSent) {
      return void socket.destroy()
    }
    const message = BROKEN[error.code ?? ''] ?? 'is no HTTP request that can be read'
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

// Told again with every byte that follows, and done once.
function hangUpAfter(answer: ServerResponse): void {
  if (!answer.listeners('finish').includes(hangUp)) answer.once('finish', hangUp)
}

function hangUp(this: ServerResponse): void {
  this.req.socket.end()
}

const BROKEN: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'has a longer address or more headers than fit',
  ERR_HTTP_REQUEST_TIMEOUT: 'took too long to arrive',
}

function refusalOf(error: FastifyError, asked: Parts): Refused {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { ok: false, refusal: 'invalid-request', details: detailsOf(error) }
  }
  if (isNoText(error)) {
    return { ok: false, refusal: 'invalid-request', details: zeroCharacters(asked) }
  }
  if (isOfNobody(error)) return { ok: false, refusal: 'invalid-token' }
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

// Whoever asks deleted their account while the request was under way: what it writes has nobody to belong to.
function isOfNobody(error: FastifyError): boolean {
  const constraint = 'constraint' in error ? String(error.constraint) : ''
  return error.code === '23503' && OWNED_BY_ACCOUNT.has(constraint)
}

const OWNED_BY_ACCOUNT = new Set([
  ...['orders_customer_user_name_fkey', 'holds_holder_user_name_fkey'],
  'favourites_user_name_fkey',
])

function zeroCharacters({ params, query, body }: Parts): NonNullable<Refused['details']> {
  const found = (value: unknown, path: string): string[] => {
    if (typeof value === 'string') return value.includes('\0') ? [path] : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, part]) => found(part, `${path}.${name}`))
  }
  const paths = [...found(params, 'path'), ...found(query, 'query'), ...found(body, 'body')]
  const message = 'holds a zero character, which no text has'
  return (paths.length > 0 ? paths : ['request']).map((path) => ({ path, message }))
}

type ValidationFault = Extract<FastifyError, { validation?: unknown }>
type Issue = NonNullable<ValidationFault['validation']>[number]

function detailsOf(error: ValidationFault): { path: string; message: string }[] {
  const context = error.validationContext ?? 'body'
  return (error.validation ?? []).map((issue) => ({
    path: [PLACES[context] ?? context, ...issue.instancePath.split('/').filter(Boolean)].join('.'),
    message: messageOf(issue),
  }))
}

const PLACES: Record<string, string> = { querystring: 'query', params: 'path' }

// Where several forms are allowed the last one is the real one: the others stand for "left out".
function messageOf({ message = 'is not valid', params }: Issue): string {
  const forms = params.errors as { message: string }[][] | undefined
  return forms?.at(-1)?.[0]?.message ?? message
}
