import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readerLanguage } from '#messages/reader-language.ts'
import { networkOf } from '#platform/network.ts'
import { DAY_SECONDS } from '#platform/time-units.ts'
import { CALLBACK_PATH, IDENTITY_PATH } from '../client.ts'
import { interactionOf } from '../social/upstream.ts'
import { deviceCookie, readDevice } from '../users/device.ts'
import { serveAssets } from './assets.ts'
import { showForgot, submitForgot } from './forgot-step.ts'
import { findInteraction, isOwnForm, isSignedIn, type StepContext } from './interaction.ts'
import { readerOf } from './layout.ts'
import { brokenPage } from './notices.ts'
import { type PageRoute, preparePages, readerOfPage, siteOf, UNCOMPRESSED } from './page-scope.ts'
import type { PagesDeps } from './pages-deps.ts'
import { showReset, submitReset } from './reset-step.ts'
import {
  showRecovery,
  showSecondFactor,
  submitPasskey,
  submitRecovery,
  submitSecondFactor,
} from './second-factor-step.ts'
import { send } from './send-result.ts'
import { showSignIn, signInAsDemo, submitSignIn } from './sign-in-step.ts'
import { showSignUp, submitSignUp } from './sign-up-step.ts'
import { finishUpstream, startUpstream } from './social-step.ts'
import type { Form, StepResult } from './step-result.ts'
import { showVerify, submitResend, submitVerify } from './verify-step.ts'
import { showVisitor, signInAsVisitor } from './visitor-step.ts'

type StepRequest = FastifyRequest<PageRoute & { Params: { uid: string } }>
type Show = (context: StepContext, deps: PagesDeps) => StepResult | Promise<StepResult>
type Submit = (context: StepContext, form: Form, deps: PagesDeps) => Promise<StepResult>

const DEVICE_COOKIE = 'identity_device'
const DEVICE_COOKIE_OPTIONS = {
  path: IDENTITY_PATH,
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 365 * DAY_SECONDS,
} as const

/** Mounts the pages of the hosted sign-in: plain HTML forms, one path per step. */
export function mountPages(scope: FastifyInstance, deps: PagesDeps): void {
  serveAssets(scope)
  preparePages(scope, deps)
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
  show('/factor', showSecondFactor)
  show('/recovery', showRecovery)
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
  submit('/factor', submitSecondFactor)
  submit('/passkey', submitPasskey)
  submit('/recovery', submitRecovery)
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

function queryOf({ url }: FastifyRequest): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark)
}

async function withContext(
  request: StepRequest,
  reply: FastifyReply,
  deps: PagesDeps,
  step: (context: StepContext) => Promise<StepResult>,
): Promise<FastifyReply> {
  const provider = await deps.currentProvider()
  const interaction = await findInteraction(request, reply, provider, deps.secretKey)
  const reader = readerOfPage(request, reply, { ...deps, locales: interaction?.uiLocales })
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
    const secure = deps.publicUrl.startsWith('https:')
    reply.setCookie(DEVICE_COOKIE, cookie, { ...DEVICE_COOKIE_OPTIONS, secure })
  }
  const address = networkOf(request.ip)
  const query = queryOf(request)
  return send(reply, await step({ interaction, reader, address, device, rememberDevice, query }))
}
