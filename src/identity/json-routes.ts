import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  resendCode as resendContract,
  signUp as signUpContract,
  verifyAccount,
} from '#contract/account.ts'
import type { Endpoint, HandlerReply, RequestInput } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/refusal.ts'
import type { Language } from '#messages/language.ts'
import { DAY_SECONDS } from '#platform/time-units.ts'
import { signUp } from './users/sign-up.ts'
import type { UserDeps } from './users/user-deps.ts'
import { resendCode, verifyCode } from './users/verification.ts'

/** What a handler reads of a request besides its cookies. */
interface HandlerInput<E extends Endpoint> extends RequestInput<E> {
  language: Language
  /** The client's network address, the key of rate limits. */
  address: string
}

interface RefusalReply {
  ok: false
  refusal: Refusal['code']
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  details?: NonNullable<Refusal['details']>
}

/** Mounts an operation of the contract whose handler reads and sets cookies. */
export type MountWithCookies = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (
    input: HandlerInput<E>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<{ ok: true; answer: HandlerReply<E> } | RefusalReply>,
) => void

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
  mountWithCookies: MountWithCookies,
): void {
  const secure = deps.publicUrl.startsWith('https:')
  mountWithCookies(app, signUpContract, async ({ body, ...reader }, _request, reply) => {
    const { username, phoneNumber, language, ...person } = body
    const outcome = await signUp(
      {
        ...person,
        userName: username,
        phoneNumber: phoneNumber || null,
        language: language ?? reader.language,
      },
      reader.address,
      deps,
    )
    if (!outcome.ok) return refused(outcome)
    // A browser sends the id back as a cookie; other clients read it from the reply.
    const path = `/prod/verify/${username.toLowerCase()}`
    reply.setCookie(SIGN_UP_COOKIE, outcome.id, { ...SIGN_UP_COOKIE_OPTIONS, path, secure })
    const data = { username: username.toLowerCase(), signUpId: outcome.id }
    return { ok: true, answer: { data } }
  })
  mountWithCookies(app, verifyAccount, async ({ params, body, address }, request) => {
    const signUp = {
      userName: params.username,
      id: body.signUpId ?? request.cookies[SIGN_UP_COOKIE],
    }
    const outcome = await verifyCode({ signUp, code: body.confirmationCode }, address, deps)
    return outcome.ok ? { ok: true, answer: {} } : refused(outcome)
  })
  mountWithCookies(app, resendContract, async ({ params, language, address }) => {
    const outcome = await resendCode({ userName: params.username, language }, address, deps)
    return outcome.ok ? { ok: true, answer: {} } : refused(outcome)
  })
}

function refused({
  refusal,
  ...why
}: Pick<RefusalReply, 'refusal'> & {
  reason?: 'weak-password'
  retryAfterSeconds?: number
}): RefusalReply {
  return {
    ok: false,
    refusal,
    ...(why.reason && { details: WEAK_PASSWORD }),
    ...(why.retryAfterSeconds !== undefined && { retryAfter: why.retryAfterSeconds }),
  }
}
