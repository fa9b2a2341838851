import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import { keyring, sameText } from '#platform/crypto.ts'
import { IDENTITY_PATH } from '../client.ts'
import type { SentUpstream, UpstreamPerson } from '../social/upstream.ts'
import type { Device } from '../users/device.ts'
import type { Reader } from './layout.ts'

/** A sign-up of this sign-in whose address is not confirmed yet. */
export interface PendingSignUp {
  id: string
  userName: string
  email: string
}

/** A request for a new password, made in this sign-in. */
export interface PendingReset {
  id: string
  /** Whose, as it was typed. */
  login: string
}

/** One sign-in of one browser, begun by the protocol and finished by a page. */
export interface Interaction {
  uid: string
  /** Its address; the steps are below it. */
  base: string
  /** What a form must bring to count: bound to this interaction, which is bound to a cookie of this browser. */
  xsrf: string
  wantsToSignUp: boolean
  /** The social option was chosen already, before the browser came here. */
  wantsUpstream: boolean
  uiLocales: unknown
  awaitsCode: PendingSignUp | undefined
  /** Remembers who is to be confirmed. */
  awaitCode(signUp: PendingSignUp): Promise<void>
  awaitsReset: PendingReset | undefined
  /** Remembers which mailed code is waited for. */
  awaitReset(reset: PendingReset): Promise<void>
  /** The browser is at the upstream issuer, or on its way back. */
  sentUpstream: SentUpstream | undefined
  keepSent(sent: SentUpstream): Promise<void>
  /** Somebody the upstream issuer vouches for, whose address has an account here that is yet to be shown to be theirs. */
  awaitsLink: UpstreamPerson | undefined
  awaitLink(person: UpstreamPerson): Promise<void>
  /** Signs in; answers where the browser goes next. */
  finish(subject: string): Promise<string>
}

/** What a page is shown with. */
export interface Visit {
  interaction: Interaction
  reader: Reader
  /** Where the browser is, as limits count it. */
  address: string
  device: Device
  /** This person has signed in with the device. */
  rememberDevice(subject: string): void
  /** What the browser came with: '?code=…', or nothing. */
  query: string
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
  const keep = async (kept: Record<string, unknown>) => {
    await provider.interactionResult(request.raw, reply.raw, kept)
  }
  return {
    uid,
    base: `${IDENTITY_PATH}/interaction/${uid}`,
    xsrf: keyring(secretKey, 'identity/xsrf').fingerprint(uid),
    wantsToSignUp: details.prompt.name === 'create',
    wantsUpstream: details.params.identity_provider !== undefined,
    uiLocales: details.params.ui_locales,
    awaitsCode: details.result?.signUp as PendingSignUp | undefined,
    awaitCode: (signUp) => keep({ signUp }),
    awaitsReset: details.result?.reset as PendingReset | undefined,
    awaitReset: (reset) => keep({ ...details.result, reset }),
    sentUpstream: details.result?.sentUpstream as SentUpstream | undefined,
    keepSent: (sentUpstream) => keep({ sentUpstream }),
    awaitsLink: details.result?.awaitsLink as UpstreamPerson | undefined,
    awaitLink: (awaitsLink) => keep({ awaitsLink }),
    finish: (accountId) =>
      provider.interactionResult(request.raw, reply.raw, {
        create: {},
        login: { accountId, amr: ['pwd'] },
      }),
  }
}

/** Whether somebody has signed in with this browser and has not signed out since. */
export async function isSignedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: Provider,
): Promise<boolean> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  return session.accountId !== undefined
}

/** Whether a form came from the page of this interaction. */
export function isOwnForm(interaction: Interaction, form: Record<string, string>): boolean {
  return sameText(form.xsrf ?? '', interaction.xsrf)
}
