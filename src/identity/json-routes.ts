import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  resendCode as resendContract,
  signUp as signUpContract,
  verifyAccount,
} from '#contract/account.ts'
import { type Endpoint, type Received, routeOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/refusal.ts'
import { readerLanguage } from '#messages/reader-language.ts'
import { networkOf } from '#platform/network.ts'
import { DAY_SECONDS } from '#platform/time-units.ts'
import { signUp } from './users/sign-up.ts'
import type { UserDeps } from './users/user-deps.ts'
import { resendCode, verifyCode } from './users/verification.ts'

/** Sends a refusal in the shape of the contract. */
export type SendRefusal = (
  reply: FastifyReply,
  refused: { ok: false; refusal: Refusal['code']; details?: NonNullable<Refusal['details']> },
) => FastifyReply

type Outcome =
  | { ok: true; data?: object }
  | {
      ok: false
      refusal: Refusal['code']
      retryAfterSeconds?: number
      details?: NonNullable<Refusal['details']>
    }

const SIGN_UP_COOKIE = 'sign_up'
const SIGN_UP_COOKIE_OPTIONS = {
  httpOnly: true,
  sameSite: 'strict',
  maxAge: 7 * DAY_SECONDS,
} as const

const WEAK_PASSWORD = [
  {
    path: 'body.password',
    message: 'is easy to guess; take three or four words that do not belong together',
  },
]

/** Mounts sign-up, verification and resend, the operations of the contract that the sign-in owns (AUTH-07). */
export function mountJsonRoutes(
  app: FastifyInstance,
  deps: UserDeps & { publicUrl: string },
  sendRefusal: SendRefusal,
): void {
  const secure = deps.publicUrl.startsWith('https:')
  route(app, sendRefusal, signUpContract, async ({ body }, request, reply) => {
    const { username, phoneNumber, language, ...person } = body
    const outcome = await signUp(
      {
        ...person,
        userName: username,
        phoneNumber: phoneNumber || null,
        language: language ?? languageOf(request),
      },
      networkOf(request.ip),
      deps,
    )
    if (!outcome.ok) return 'reason' in outcome ? { ...outcome, details: WEAK_PASSWORD } : outcome
    // A browser sends the id back as a cookie; other clients read it from the reply.
    const path = `/prod/verify/${username.toLowerCase()}`
    reply.setCookie(SIGN_UP_COOKIE, outcome.id, { ...SIGN_UP_COOKIE_OPTIONS, path, secure })
    return { ok: true, data: { username: username.toLowerCase(), signUpId: outcome.id } }
  })
  route(app, sendRefusal, verifyAccount, async ({ params, body }, request) => {
    const signUp = {
      userName: params.username,
      id: body.signUpId ?? request.cookies[SIGN_UP_COOKIE],
    }
    const outcome = await verifyCode(
      { signUp, code: body.confirmationCode },
      networkOf(request.ip),
      deps,
    )
    return outcome.ok ? { ok: true } : outcome
  })
  route(app, sendRefusal, resendContract, ({ params }, request) =>
    resendCode(
      { userName: params.username, language: languageOf(request) },
      networkOf(request.ip),
      deps,
    ),
  )
}

function route<E extends Endpoint>(
  app: FastifyInstance,
  sendRefusal: SendRefusal,
  endpoint: E,
  answer: (received: Received<E>, request: FastifyRequest, reply: FastifyReply) => Promise<Outcome>,
): void {
  app.route({
    ...routeOf(endpoint),
    handler: async (request, reply) => {
      const outcome = await answer(request as unknown as Received<E>, request, reply)
      if (!outcome.ok) {
        if (outcome.retryAfterSeconds !== undefined)
          reply.header('retry-after', outcome.retryAfterSeconds)
        const { refusal, details } = outcome
        return sendRefusal(reply, { ok: false, refusal, ...(details && { details }) })
      }
      const { status } = endpoint
      return reply
        .status(status)
        .send({ statusCode: status, message: 'OK', ...(outcome.data && { data: outcome.data }) })
    },
  })
}

function languageOf(request: FastifyRequest) {
  return readerLanguage({
    cookie: request.cookies.language,
    locales: request.headers['accept-language'],
  })
}
