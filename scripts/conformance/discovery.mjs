import assert from 'node:assert/strict'

export async function fetchMetadata(issuer) {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(url)
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
  return answer.json()
}

export async function fetchKeys({ jwks_uri }) {
  const { keys } = await (await fetch(jwks_uri)).json()
  return keys
}

const REQUIRED = [
  ...['issuer', 'authorization_endpoint', 'token_endpoint', 'jwks_uri'],
  ...['response_types_supported', 'subject_types_supported'],
  'id_token_signing_alg_values_supported',
]
/** Of RSA, elliptic curves and shared secrets (RFC 7518, 6). */
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']

/** OpenID Connect Discovery 1.0, and the keys it leads to. */
export async function discovery({ check, issuer, metadata }) {
  await check('Discovery 4.3', 'the issuer is named to the letter as it was asked', () => {
    assert.equal(metadata.issuer, issuer)
  })
  await check('Discovery 3', 'the metadata has everything that must be there', () => {
    const missing = REQUIRED.filter((name) => metadata[name] === undefined)
    assert.deepEqual(missing, [])
  })
  await check('Discovery 3', 'endpoints are https, or on this very machine', () => {
    const urls = Object.entries(metadata).filter(([name]) => /_(endpoint|uri)$/.test(name))
    for (const [name, url] of urls) {
      const { protocol, hostname } = new URL(url)
      const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
      assert.ok(protocol === 'https:' || isHere, `${name} is ${url}`)
    }
  })
  await check('OIDC Core 2', 'id tokens are always signed', () => {
    assert.ok(!metadata.id_token_signing_alg_values_supported.includes('none'), 'none is offered')
  })
  await check('RFC 9700 2.1.1', 'PKCE by S256 is offered, plain is not', () => {
    assert.deepEqual(metadata.code_challenge_methods_supported, ['S256'])
  })
  await check('RFC 9700 2.1.2', 'no access token comes by the front channel', () => {
    const kinds = metadata.response_types_supported.flatMap((type) => type.split(' '))
    assert.ok(!kinds.includes('token'), metadata.response_types_supported.join(', '))
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
