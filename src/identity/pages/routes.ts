import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseLanguage } from '#messages/language.ts'
import { readerLanguage } from '#messages/reader-language.ts'
import { networkOf } from '#platform/network.ts'
import { isNoText, isUnavailable } from '#platform/postgres/database.ts'
import { CALLBACK_PATH, IDENTITY_PATH } from '../client.ts'
import { interactionOf } from '../social/upstream.ts'
import { deviceCookie, readDevice } from '../users/device.ts'
import type { Answer, Form } from './answer.ts'
import { serveAssets } from './assets.ts'
import { showForgot, submitForgot } from './forgot-step.ts'
import { findInteraction, isOwnForm, isSignedIn, type Visit } from './interaction.ts'
import { readerOf } from './layout.ts'
import { brokenPage } from './notices.ts'
import type { PagesDeps } from './pages-deps.ts'
import { showReset, submitReset } from './reset-step.ts'
import { send } from './send.ts'
import { showSignIn, signInAsDemo, submitSignIn } from './sign-in-step.ts'
import { showSignUp, submitSignUp } from './sign-up-step.ts'
import { leaveForUpstream, returnFromUpstream } from './social-step.ts'
import { showVerify, submitResend, submitVerify } from './verify-step.ts'
import { enterAsVisitor, showVisitor } from './visitor-step.ts'

type StepRequest = FastifyRequest<{
  Params: { uid: string }
  Querystring: { lang?: string }
  Body: Form | undefined
}>
type Show = (visit: Visit, deps: PagesDeps) => Answer | Promise<Answer>
type Submit = (visit: Visit, form: Form, deps: PagesDeps) => Promise<Answer>

const LANGUAGE_COOKIE = { path: '/', sameSite: 'lax', maxAge: 365 * 24 * 3600 } as const
const DEVICE_COOKIE = 'identity_device'
const DEVICE_COOKIE_OPTIONS = {
  path: IDENTITY_PATH,
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 365 * 24 * 3600,
} as const
// What a page repeats of what was sent must not be squeezed together with the token its form carries.
const UNCOMPRESSED = { compress: false } as const
const FORM_LIMIT_BYTES = 16 * 1024

/** The pages of the hosted sign-in: plain HTML forms, one address per step. */
export function mountPages(scope: FastifyInstance, deps: PagesDeps): void {
  serveAssets(scope)
  readForms(scope)
  showTrouble(scope, deps)
  const show = (path: string, step: Show) =>
    scope.get(`/interaction/:uid${path}`, UNCOMPRESSED, (request: StepRequest, reply) =>
      visited(request, reply, deps, async (visit) => step(visit, deps)),
    )
  const submit = (path: string, step: Submit) =>
    scope.post(`/interaction/:uid${path}`, UNCOMPRESSED, (request: StepRequest, reply) =>
      visited(request, reply, deps, (visit) => step(visit, request.body ?? {}, deps)),
    )
  if (deps.demo === 'visitors') {
    show('', showVisitor)
    show('/sign-in', showVisitor)
    submit('/demo', enterAsVisitor)
    return
  }
  show('', showFirst)
  show('/sign-in', showSignIn)
  show('/sign-up', showSignUp)
  show('/verify', showVerify)
  show('/forgot', showForgot)
  show('/reset', showReset)
  if (deps.social) {
    show('/social', leaveForUpstream)
    show('/social/return', returnFromUpstream)
    scope.get('/social/callback', (request, reply) => send(reply, leadBack(request, deps)))
  }
  submit('/sign-in', submitSignIn)
  submit('/sign-up', submitSignUp)
  submit('/verify', submitVerify)
  submit('/resend', submitResend)
  submit('/forgot', submitForgot)
  submit('/reset', submitReset)
  submit('/demo', signInAsDemo)
}

function showFirst(visit: Visit, deps: PagesDeps): Answer {
  const { wantsUpstream, wantsToSignUp, base } = visit.interaction
  if (wantsUpstream && deps.social) return { redirect: `${base}/social` }
  return wantsToSignUp ? showSignUp(visit, deps) : showSignIn(visit, deps)
}

// The one address the upstream issuer knows. The cookie of a sign-in is only sent to its own.
function leadBack(request: FastifyRequest, deps: PagesDeps): Answer {
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

// Whoever reads these pages is a person: a fault is a page too, with the way back to the step it happened in.
function showTrouble(scope: FastifyInstance, deps: PagesDeps): void {
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
  const isTheirs = isNoText(error) || (error.statusCode !== undefined && error.statusCode < 500)
  return isTheirs ? 400 : 500
}

async function visited(
  request: StepRequest,
  reply: FastifyReply,
  deps: PagesDeps,
  step: (visit: Visit) => Promise<Answer>,
): Promise<FastifyReply> {
  const provider = await deps.currentProvider()
  const interaction = await findInteraction(request, reply, provider, deps.secretKey)
  const asked = request.body?.language ?? request.query.lang
  const language = readerLanguage({
    asked,
    cookie: request.cookies.language,
    locales: interaction?.uiLocales,
  })
  const secure = deps.publicUrl.startsWith('https:')
  if (parseLanguage(asked)) {
    reply.setCookie('language', language, { ...LANGUAGE_COOKIE, secure })
  }
  const reader = readerOf(language, siteOf(deps))
  if (!interaction) {
    // The back button leads here after signing in: the product knows which page the sign-in began on.
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
