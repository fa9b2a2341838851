import assert from 'node:assert/strict'
import type { webcrypto } from 'node:crypto'
import type { CheckContext } from './check-context.ts'

/** The members of the metadata that the checks read; an issuer may leave out any of them. */
export interface IssuerMetadata {
  readonly issuer?: string
  readonly authorization_endpoint?: string
  readonly token_endpoint?: string
  readonly jwks_uri?: string
  readonly userinfo_endpoint?: string
  readonly revocation_endpoint?: string
  readonly end_session_endpoint?: string
  readonly response_types_supported?: readonly string[]
  readonly subject_types_supported?: readonly string[]
  readonly id_token_signing_alg_values_supported?: readonly string[]
  readonly code_challenge_methods_supported?: readonly string[]
  readonly authorization_response_iss_parameter_supported?: boolean
}

export type EndpointName = Extract<keyof IssuerMetadata, `${string}_${'endpoint' | 'uri'}`>

/** RFC 7517 4 */
export interface PublicKey extends webcrypto.JsonWebKey {
  readonly kid?: string
}

export async function fetchMetadata(issuer: string): Promise<IssuerMetadata> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(url)
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
  return answer.json()
}

export async function fetchKeys(metadata: IssuerMetadata): Promise<PublicKey[]> {
  const answer = await fetch(endpointOf(metadata, 'jwks_uri'))
  const { keys }: { keys: PublicKey[] } = await answer.json()
  return keys
}

/** @throws if the issuer does not name it */
export function endpointOf(metadata: IssuerMetadata, name: EndpointName): string {
  const url = metadata[name]
  if (!url) throw new Error(`the metadata has no ${name}`)
  return url
}

const REQUIRED: readonly (keyof IssuerMetadata)[] = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'jwks_uri',
  'response_types_supported',
  'subject_types_supported',
  'id_token_signing_alg_values_supported',
]
/** Of RSA, elliptic curves and shared secrets (RFC 7518, 6). */
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']

/** OpenID Connect Discovery 1.0, and the keys it leads to. */
export async function discovery({ check, issuer, metadata }: CheckContext): Promise<void> {
  await check('Discovery 4.3', 'the issuer is named to the letter as it was asked', () => {
    assert.equal(metadata.issuer, issuer)
  })
  await check('Discovery 3', 'the metadata has everything that must be there', () => {
    const missing = REQUIRED.filter((name) => metadata[name] === undefined)
    assert.deepEqual(missing, [])
  })
  await check('Discovery 3', 'endpoints are https, or on this very machine', () => {
    const members: Record<string, unknown> = { ...metadata }
    const urls = Object.entries(members).filter(([name]) => /_(endpoint|uri)$/.test(name))
    for (const [name, url] of urls) {
      const { protocol, hostname } = new URL(String(url))
      const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
      assert.ok(protocol === 'https:' || isHere, `${name} is ${url}`)
    }
  })
  await check('OIDC Core 2', 'id tokens are always signed', () => {
    const offered = metadata.id_token_signing_alg_values_supported
    assert.ok(offered, 'nothing is said')
    assert.ok(!offered.includes('none'), 'none is offered')
  })
  await check('RFC 9700 2.1.1', 'PKCE by S256 is offered, plain is not', () => {
    assert.deepEqual(metadata.code_challenge_methods_supported, ['S256'])
  })
  await check('RFC 9700 2.1.2', 'no access token comes by the front channel', () => {
    const offered = metadata.response_types_supported
    assert.ok(offered, 'nothing is said')
    const kinds = offered.flatMap((type) => type.split(' '))
    assert.ok(!kinds.includes('token'), offered.join(', '))
  })
  await check('RFC 7517 9.2', 'the key set has public keys only', async () => {
    const keys = await fetchKeys(metadata)
    assert.ok(keys.length > 0, 'it is empty')
    for (const key of keys) {
      const secrets = PRIVATE_MEMBERS.filter((member) => member in key)
      assert.deepEqual(secrets, [], `${key.kid} shows ${secrets}`)
    }
  })
}
