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
import { signUp } from './users/sign-up.ts'
import type { UserDeps } from './users/user-deps.ts'
import { resendCode, verifyCode } from './users/verification.ts'

/** Answers a refusal in the shape every refusal of the product has. */
export type SendRefusal = (
  reply: FastifyReply,
  refused: { ok: false; refusal: Refusal['code'] },
) => FastifyReply

type Outcome =
  | { ok: true; data?: object }
  | { ok: false; refusal: Refusal['code']; retryAfterSeconds?: number }

/** The three operations of the contract that are the sign-in's own (row AUTH-07). */
export function mountJsonRoutes(
  app: FastifyInstance,
  deps: UserDeps,
  sendRefusal: SendRefusal,
): void {
  route(app, sendRefusal, signUpContract, async ({ body }, request) => {
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
    return outcome.ok ? { ok: true, data: { username: username.toLowerCase() } } : outcome
  })
  route(app, sendRefusal, verifyAccount, async ({ params, body }, request) => {
    const signUp = { userName: params.username }
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
  answer: (received: Received<E>, request: FastifyRequest) => Promise<Outcome>,
): void {
  app.route({
    ...routeOf(endpoint),
    handler: async (request, reply) => {
      const outcome = await answer(request as unknown as Received<E>, request)
      if (!outcome.ok) {
        if (outcome.retryAfterSeconds !== undefined)
          reply.header('retry-after', outcome.retryAfterSeconds)
        return sendRefusal(reply, { ok: false, refusal: outcome.refusal })
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
