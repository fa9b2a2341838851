import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import { keyring, sameText } from '#platform/crypto.ts'
import { IDENTITY_PATH } from '../client.ts'
import type { Reader } from './layout.ts'

/** Somebody who signed up in this sign-in and has not confirmed their address yet. */
export interface PendingSignUp {
  subject: string
  userName: string
  email: string
}

/** One sign-in of one browser, begun by the protocol and finished by a page. */
export interface Interaction {
  /** Its address; the steps are below it. */
  base: string
  /** What a form must bring to count: bound to this interaction, which is bound to a cookie of this browser. */
  xsrf: string
  wantsToSignUp: boolean
  uiLocales: unknown
  awaitsCode: PendingSignUp | undefined
  /** Remembers who is to be confirmed. */
  awaitCode(signUp: PendingSignUp): Promise<void>
  /** Signs in; answers where the browser goes next. */
  finish(subject: string): Promise<string>
}

/** What a page is shown with. */
export interface Visit {
  interaction: Interaction
  reader: Reader
  /** Where the browser is, for limits. */
  address: string
}

/** The interaction of this address and this browser's cookie, or undefined when there is none any more. */
export async function findInteraction(
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
  provider: Provider,
  secretKey: string,
): Promise<Interaction | undefined> {
  const { uid } = request.params
  const details = await provider
    .interactionDetails(request.raw, reply.raw)
    .catch((error: unknown) => {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    })
  if (details?.uid !== uid) return undefined
  return {
    base: `${IDENTITY_PATH}/interaction/${uid}`,
    xsrf: keyring(secretKey, 'identity/xsrf').fingerprint(uid),
    wantsToSignUp: details.prompt.name === 'create',
    uiLocales: details.params.ui_locales,
    awaitsCode: details.result?.signUp as PendingSignUp | undefined,
    awaitCode: async (signUp) => {
      await provider.interactionResult(request.raw, reply.raw, { signUp })
    },
    finish: (accountId) =>
      provider.interactionResult(request.raw, reply.raw, {
        create: {},
        login: { accountId, amr: ['pwd'] },
      }),
  }
}

/** Whether a form came from the page of this interaction. */
export function isOwnForm(interaction: Interaction, form: Record<string, string>): boolean {
  return sameText(form.xsrf ?? '', interaction.xsrf)
}
