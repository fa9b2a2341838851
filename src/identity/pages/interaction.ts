import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import { keyring, safeEqual } from '#platform/crypto.ts'
import { IDENTITY_PATH } from '../client.ts'
import type { UpstreamPerson, UpstreamRequest } from '../social/upstream.ts'
import type { Device } from '../users/device.ts'
import type { Reader } from './layout.ts'

/** A sign-up of this interaction whose address is not verified yet. */
export interface PendingSignUp {
  id: string
  userName: string
  email: string
}

/** A request for a new password of this interaction. */
export interface PendingReset {
  id: string
  /** The user name or address as typed. */
  login: string
}

/** A person who has shown the first factor in this interaction, and not yet the second. */
export interface PendingSecondFactor {
  subject: string
  methods: readonly SignInMethod[]
}

/** How a person signed in: the values of `amr` (RFC 8176). */
export type SignInMethod = 'pwd' | 'otp' | 'hwk' | 'swk' | 'mfa'

/** One sign-in of one browser, begun by an authorization request and finished by a page. */
export interface Interaction {
  uid: string
  /** Its path; the steps are below it. */
  base: string
  /** The token of its forms, bound to the interaction, which is bound to a cookie of this browser. */
  xsrf: string
  wantsToSignUp: boolean
  /** Whether the request asks for the social option (`identity_provider`). */
  wantsUpstream: boolean
  uiLocales: unknown
  pendingSignUp: PendingSignUp | undefined
  savePendingSignUp(signUp: PendingSignUp): Promise<void>
  pendingReset: PendingReset | undefined
  savePendingReset(reset: PendingReset): Promise<void>
  /** Set while the browser is at the upstream issuer. */
  upstreamRequest: UpstreamRequest | undefined
  saveUpstreamRequest(request: UpstreamRequest): Promise<void>
  /** An upstream person whose address has an account here, to be linked after a sign-in to that account. */
  pendingLink: UpstreamPerson | undefined
  savePendingLink(person: UpstreamPerson): Promise<void>
  pendingSecondFactor: PendingSecondFactor | undefined
  savePendingSecondFactor(person: PendingSecondFactor): Promise<void>
  /** Signs in. @returns the next URL of the browser */
  finish(subject: string, methods: readonly SignInMethod[]): Promise<string>
}

/** The input of a step. */
export interface StepContext {
  interaction: Interaction
  reader: Reader
  /** The network address, the key of limits. */
  address: string
  device: Device
  /** Sets the cookie of a device with which this person has signed in. */
  rememberDevice(subject: string): void
  /** The query of the URL: '?code=…', or empty. */
  query: string
}

/** The interaction of this URL and this browser's cookie; undefined when it has expired. */
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
  const saveResult = async (result: Record<string, unknown>) => {
    await provider.interactionResult(request.raw, reply.raw, result)
  }
  return {
    uid,
    base: `${IDENTITY_PATH}/interaction/${uid}`,
    xsrf: keyring(secretKey, 'identity/xsrf').fingerprint(uid),
    wantsToSignUp: details.prompt.name === 'create',
    wantsUpstream: details.params.identity_provider !== undefined,
    uiLocales: details.params.ui_locales,
    pendingSignUp: details.result?.signUp as PendingSignUp | undefined,
    savePendingSignUp: (signUp) => saveResult({ signUp }),
    pendingReset: details.result?.reset as PendingReset | undefined,
    savePendingReset: (reset) => saveResult({ ...details.result, reset }),
    upstreamRequest: details.result?.sentUpstream as UpstreamRequest | undefined,
    saveUpstreamRequest: (upstreamRequest) => saveResult({ sentUpstream: upstreamRequest }),
    pendingLink: details.result?.awaitsLink as UpstreamPerson | undefined,
    savePendingLink: (pendingLink) => saveResult({ awaitsLink: pendingLink }),
    pendingSecondFactor: details.result?.factor as PendingSecondFactor | undefined,
    savePendingSecondFactor: (factor) => saveResult({ ...details.result, factor }),
    finish: (accountId, methods) =>
      provider.interactionResult(request.raw, reply.raw, {
        create: {},
        login: { accountId, amr: [...methods] },
      }),
  }
}

/** Whether somebody is signed in with this browser. */
export async function isSignedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: Provider,
): Promise<boolean> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  return session.accountId !== undefined
}

/** Whether a form has the token of this interaction. */
export function isOwnForm(interaction: Interaction, form: Record<string, string>): boolean {
  return safeEqual(form.xsrf ?? '', interaction.xsrf)
}
