import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseLanguage } from '#messages/language.ts'
import { readerLanguage } from '#messages/reader-language.ts'
import { networkOf } from '#platform/network.ts'
import { isInvalidText, isUnavailable } from '#platform/postgres/database.ts'
import { DAY_SECONDS } from '#platform/time-units.ts'
import { CALLBACK_PATH, IDENTITY_PATH } from '../client.ts'
import { interactionOf } from '../social/upstream.ts'
import { deviceCookie, readDevice } from '../users/device.ts'
import { serveAssets } from './assets.ts'
import { showForgot, submitForgot } from './forgot-step.ts'
import { findInteraction, isOwnForm, isSignedIn, type StepContext } from './interaction.ts'
import { readerOf } from './layout.ts'
import { brokenPage } from './notices.ts'
import type { PagesDeps } from './pages-deps.ts'
import { showReset, submitReset } from './reset-step.ts'
import { send } from './send-result.ts'
import { showSignIn, signInAsDemo, submitSignIn } from './sign-in-step.ts'
import { showSignUp, submitSignUp } from './sign-up-step.ts'
import { finishUpstream, startUpstream } from './social-step.ts'
import type { Form, StepResult } from './step-result.ts'
import { showVerify, submitResend, submitVerify } from './verify-step.ts'
import { showVisitor, signInAsVisitor } from './visitor-step.ts'

type StepRequest = FastifyRequest<{
  Params: { uid: string }
  Querystring: { lang?: string }
  Body: Form | undefined
}>
type Show = (context: StepContext, deps: PagesDeps) => StepResult | Promise<StepResult>
type Submit = (context: StepContext, form: Form, deps: PagesDeps) => Promise<StepResult>

const LANGUAGE_COOKIE = { path: '/', sameSite: 'lax', maxAge: 365 * DAY_SECONDS } as const
const DEVICE_COOKIE = 'identity_device'
const DEVICE_COOKIE_OPTIONS = {
  path: IDENTITY_PATH,
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 365 * DAY_SECONDS,
} as const
// Pages repeat input and contain a token: compressing both together would leak the token (BREACH).
const UNCOMPRESSED = { compress: false } as const
const FORM_LIMIT_BYTES = 16 * 1024

/** Mounts the pages of the hosted sign-in: plain HTML forms, one path per step. */
export function mountPages(scope: FastifyInstance, deps: PagesDeps): void {
  serveAssets(scope)
  readForms(scope)
  handlePageErrors(scope, deps)
  const show = (path: string, step: Show) =>
    scope.get(`/interaction/:uid${path}`, UNCOMPRESSED, (request: StepRequest, reply) =>
      withContext(request, reply, deps, async (context) => step(context, deps)),
    )
  const submit = (path: string, step: Submit) =>
    scope.post(`/interaction/:uid${path}`, UNCOMPRESSED, (request: StepRequest, reply) =>
      withContext(request, reply, deps, (context) => step(context, request.body ?? {}, deps)),
    )
  if (deps.demo === 'visitors') {
    show('', showVisitor)
    show('/sign-in', showVisitor)
    submit('/demo', signInAsVisitor)
    return
  }
  show('', showFirst)
  show('/sign-in', showSignIn)
  show('/sign-up', showSignUp)
  show('/verify', showVerify)
  show('/forgot', showForgot)
  show('/reset', showReset)
  if (deps.social) {
    show('/social', startUpstream)
    show('/social/return', finishUpstream)
    scope.get('/social/callback', (request, reply) =>
      send(reply, redirectToInteraction(request, deps)),
    )
  }
  submit('/sign-in', submitSignIn)
  submit('/sign-up', submitSignUp)
  submit('/verify', submitVerify)
  submit('/resend', submitResend)
  submit('/forgot', submitForgot)
  submit('/reset', submitReset)
  submit('/demo', signInAsDemo)
}

function showFirst(context: StepContext, deps: PagesDeps): StepResult {
  const { wantsUpstream, wantsToSignUp, base } = context.interaction
  if (wantsUpstream && deps.social) return { redirect: `${base}/social` }
  return wantsToSignUp ? showSignUp(context, deps) : showSignIn(context, deps)
}

// The upstream issuer has one redirect URI, but the cookie of an interaction is sent to the interaction's path only.
function redirectToInteraction(request: FastifyRequest, deps: PagesDeps): StepResult {
  const { state } = request.query as { state?: unknown }
  const uid = interactionOf(state)
  if (uid !== undefined)
    return { redirect: `${IDENTITY_PATH}/interaction/${uid}/social/return${queryOf(request)}` }
  const reader = readerOf(readerLanguage({ cookie: request.cookies.language }), siteOf(deps))
  return { status: 400, page: brokenPage(reader, 'wrongLink') }
}

function siteOf({ publicUrl, demo }: PagesDeps) {
  return { publicUrl, isPublicDemo: demo === 'visitors' }
}

function queryOf({ url }: FastifyRequest): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark)
}

function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

// Errors are pages too, with a link back to their step.
function handlePageErrors(scope: FastifyInstance, deps: PagesDeps): void {
  scope.setErrorHandler((error: FastifyError, request: StepRequest, reply) => {
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
    const page = brokenPage(reader, 'trouble', step.replace(/\/(resend|demo)$/, ''))
    return send(reply, { status, page, ...(status === 503 && { retryAfterSeconds: 5 }) })
  })
}

function statusOf(error: FastifyError): 400 | 413 | 415 | 500 | 503 {
  if (isUnavailable(error) || error.statusCode === 503) return 503
  if (error.statusCode === 413 || error.statusCode === 415) return error.statusCode
  const isClientError =
    isInvalidText(error) || (error.statusCode !== undefined && error.statusCode < 500)
  return isClientError ? 400 : 500
}

async function withContext(
  request: StepRequest,
  reply: FastifyReply,
  deps: PagesDeps,
  step: (context: StepContext) => Promise<StepResult>,
): Promise<FastifyReply> {
  const provider = await deps.currentProvider()
  const interaction = await findInteraction(request, reply, provider, deps.secretKey)
  const requested = request.body?.language ?? request.query.lang
  const language = readerLanguage({
    asked: requested,
    cookie: request.cookies.language,
    locales: interaction?.uiLocales,
  })
  const secure = deps.publicUrl.startsWith('https:')
  if (parseLanguage(requested)) {
    reply.setCookie('language', language, { ...LANGUAGE_COOKIE, secure })
  }
  const reader = readerOf(language, siteOf(deps))
  if (!interaction) {
    // The back button leads here after a sign-in; the callback leads to the page where it began.
    if (request.method === 'GET' && (await isSignedIn(request, reply, provider))) {
      return send(reply, { redirect: CALLBACK_PATH })
    }
    return send(reply, { status: 400, page: brokenPage(reader, 'expired') })
  }
  if (request.method === 'POST' && !isOwnForm(interaction, request.body ?? {})) {
    return send(reply, { status: 403, page: brokenPage(reader, 'expired') })
  }
  const device = readDevice(request.cookies[DEVICE_COOKIE], deps.secretKey)
  const rememberDevice = (subject: string) => {
    const cookie = deviceCookie(device, subject, deps.secretKey)
    reply.setCookie(DEVICE_COOKIE, cookie, { ...DEVICE_COOKIE_OPTIONS, secure })
  }
  const address = networkOf(request.ip)
  const query = queryOf(request)
  return send(reply, await step({ interaction, reader, address, device, rememberDevice, query }))
}
