import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseLanguage } from '#messages/language.ts'
import { readerLanguage } from '#messages/reader-language.ts'
import { isInvalidText, isUnavailable } from '#platform/postgres/unavailable.ts'
import { DAY_SECONDS } from '#platform/time-units.ts'
import { type Reader, readerOf, type Site } from './layout.ts'
import { brokenPage } from './notices.ts'
import type { PagesDeps } from './pages-deps.ts'
import { send } from './send-result.ts'
import type { Form } from './step-result.ts'

/** The parts of a request for a page, or with its form. */
export interface PageRoute {
  Querystring: { lang?: string; id?: string }
  Body: Form | undefined
}
export type PageRequest = FastifyRequest<PageRoute>

type SiteDeps = Pick<PagesDeps, 'publicUrl' | 'demo'>

// Pages repeat input and contain a token: compressing both together would leak the token (BREACH).
export const UNCOMPRESSED = { compress: false } as const

const LANGUAGE_COOKIE = { path: '/', sameSite: 'lax', maxAge: 365 * DAY_SECONDS } as const
const FORM_LIMIT_BYTES = 16 * 1024

/** Lets a scope read forms, and makes its errors pages too, with a link back to their step. */
export function preparePages(scope: FastifyInstance, deps: SiteDeps): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  scope.setErrorHandler((error: FastifyError, request: PageRequest, reply) => {
    const language = readerLanguage({
      asked: request.query.lang,
      cookie: request.cookies.language,
      locales: request.headers['accept-language'],
    })
    const reader = readerOf(language, siteOf(deps))
    const status = statusOf(error)
    if (status < 500) return send(reply, { status, page: brokenPage(reader, 'unreadable') })
    if (status === 500) request.log.error({ err: error }, 'a page of the sign-in failed')
    else request.log.warn({ reason: error.message }, 'unavailable')
    const [step = ''] = request.url.split('?')
    const page = brokenPage(reader, 'trouble', step.replace(/\/(resend|send|demo)$/, ''))
    return send(reply, { status, page, ...(status === 503 && { retryAfterSeconds: 5 }) })
  })
}

/** The reader of a page; a language chosen on it is remembered. */
export function readerOfPage(
  request: PageRequest,
  reply: FastifyReply,
  deps: SiteDeps & { locales: unknown },
): Reader {
  const requested = request.body?.language ?? request.query.lang
  const language = readerLanguage({
    asked: requested,
    cookie: request.cookies.language,
    locales: deps.locales,
  })
  if (parseLanguage(requested)) {
    const secure = deps.publicUrl.startsWith('https:')
    reply.setCookie('language', language, { ...LANGUAGE_COOKIE, secure })
  }
  return readerOf(language, siteOf(deps))
}

export function siteOf({ publicUrl, demo }: SiteDeps): Site {
  return { publicUrl, isPublicDemo: demo === 'visitors' }
}

function statusOf(error: FastifyError): 400 | 413 | 415 | 500 | 503 {
  if (isUnavailable(error) || error.statusCode === 503) return 503
  if (error.statusCode === 413 || error.statusCode === 415) return error.statusCode
  const isClientError =
    isInvalidText(error) || (error.statusCode !== undefined && error.statusCode < 500)
  return isClientError ? 400 : 500
}
