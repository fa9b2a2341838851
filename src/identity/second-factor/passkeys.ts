import { isIP } from 'node:net'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { keyring } from '#platform/crypto.ts'
import type { User } from '../users/store.ts'
import type { NewPasskey, Passkey, StoredPasskey } from './second-factor.ts'

/** The site for which browsers keep passkeys; null where they keep none, as for an address without a name. */
export function passkeySiteOf(publicUrl: string): PasskeySite | null {
  const { hostname, protocol, origin } = new URL(publicUrl)
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  return isAddress || !isSecure ? null : { host: hostname, origin }
}

export interface PasskeySite {
  host: string
  origin: string
}

/** EdDSA, ES256 and RS256 (COSE), one of which every authenticator has. */
const ALGORITHMS = [-8, -7, -257] as const

/** How a browser reaches an authenticator, as WebAuthn knows it. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** Of an id in base64url: WebAuthn allows 1,023 bytes. */
const MAX_ID_LENGTH = 1364

/** What the browser is asked for when a person adds a passkey. @param challenge of `passkeyChallenge` */
export async function newPasskeyOptions(
  site: PasskeySite,
  { subject, userName, name }: Pick<User, 'subject' | 'userName' | 'name'>,
  { passkeys, challenge }: { passkeys: readonly Passkey[]; challenge: string },
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Bloesem',
    rpID: site.host,
    userID: Uint8Array.from(Buffer.from(subject)),
    userName,
    userDisplayName: name,
    challenge: bytesOf(challenge),
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: passkeys.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** The passkey that a browser has made; undefined when it is not for this site and challenge. */
export async function readNewPasskey(
  site: PasskeySite,
  typed: { credential: string; challenge: string },
): Promise<Omit<NewPasskey, 'name'> | undefined> {
  const response = parse<RegistrationResponseJSON>(typed.credential)
  if (!response) return undefined
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    ...expected(site, typed.challenge),
    requireUserVerification: false,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(notVerified)
  if (!verified || !registrationInfo) return undefined
  const { credential, credentialDeviceType } = registrationInfo
  if (credential.id.length > MAX_ID_LENGTH) return undefined
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: knownTransports(credential.transports),
    isSynced: credentialDeviceType === 'multiDevice',
  }
}

// The browser sends them as they are: the library checks nothing of them.
function knownTransports(sent: unknown): string[] {
  return Array.isArray(sent) ? TRANSPORTS.filter((each) => sent.includes(each)) : []
}

/** What the browser is asked for at a sign-in with one of these passkeys. */
export async function passkeyOptions(
  site: PasskeySite,
  { passkeys, challenge }: { passkeys: readonly Passkey[]; challenge: string },
) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: site.host,
    challenge: bytesOf(challenge),
    allowCredentials: passkeys.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransport[],
    })),
    userVerification: 'preferred',
  })
}

/** The id of the passkey that a browser answers with; undefined when it answers something else. */
export function passkeyIdOf(credential: string): string | undefined {
  const id = parse<AuthenticationResponseJSON>(credential)?.id
  return typeof id === 'string' ? id : undefined
}

/** Checks what a browser answers with a passkey. @returns its new counter; undefined when it is not correct */
export async function checkPasskey(
  site: PasskeySite,
  passkey: StoredPasskey,
  typed: { credential: string; challenge: string },
): Promise<{ counter: number } | undefined> {
  const response = parse<AuthenticationResponseJSON>(typed.credential)
  if (!response) return undefined
  const { id, publicKey, counter } = passkey
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expected(site, typed.challenge),
    credential: { id, publicKey: Uint8Array.from(publicKey), counter },
    requireUserVerification: false,
  }).catch(notVerified)
  return verified && authenticationInfo ? { counter: authenticationInfo.newCounter } : undefined
}

/**
 * What a passkey signs. It is derived, so that it needs no storage: another one for every sign-in and session, that nobody
 * can guess. What is signed for a sign-in is worth nothing once that has ended.
 */
export function passkeyChallenge(of: string, secretKey: string): string {
  return keyring(secretKey, 'identity/passkeys').fingerprint(of)
}

// Loaded with the first passkey: it takes a third of a second.
function library() {
  return import('@simplewebauthn/server')
}

function expected(site: PasskeySite, challenge: string) {
  return {
    expectedChallenge: bytesOf(challenge).toString('base64url'),
    expectedOrigin: site.origin,
    expectedRPID: site.host,
  }
}

function bytesOf(challenge: string) {
  return Buffer.from(challenge, 'hex')
}

// The library throws for everything that is not as it must be.
function notVerified() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const
}

function parse<T>(json: string): T | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as T) : undefined
  } catch {
    return undefined
  }
}
