import assert from 'node:assert/strict'
import type { CheckContext } from './check-context.ts'
import { fetchKeys } from './discovery.ts'
import { claimsOf, decode, isSignedBy } from './jwt.ts'

const isNow = (seconds: number | undefined) =>
  seconds !== undefined && Math.abs(seconds - Date.now() / 1000) < 60

/** What the token endpoint answers: the answer itself, the id token, and the access token where it is a JWT. */
export async function tokens({
  check,
  skip,
  client,
  issuer,
  metadata,
  clientId,
}: CheckContext): Promise<void> {
  const answer = await client.tokens({ max_age: '3600' })
  await check('RFC 6749 5.1', 'tokens are never stored on the way', () => {
    assert.match(answer.headers.get('cache-control') ?? '', /no-store/)
  })
  await check('RFC 6749 5.2', 'nor are refusals, which are JSON', async () => {
    const { headers } = await client.exchange({ code: 'none', verifier: 'none' })
    assert.match(headers.get('cache-control') ?? '', /no-store/)
    assert.match(headers.get('content-type') ?? '', /^application\/json/)
  })
  await check('RFC 6749 5.1', 'the answer names type and life', () => {
    assert.equal(answer.token_type?.toLowerCase(), 'bearer')
    assert.ok(Number(answer.expires_in) > 0, `expires_in ${answer.expires_in}`)
  })
  const keys = await fetchKeys(metadata)
  const id = decode(answer.id_token)
  await check('OIDC Core 3.1.3.7', 'the id token is signed by a published key', () => {
    assert.ok(id, 'there is no id token')
    const algorithms = metadata.id_token_signing_alg_values_supported ?? []
    assert.ok(algorithms.includes(id.header.alg), id.header.alg)
    assert.ok(isSignedBy(keys, id), 'it is signed by none of them')
  })
  await check('OIDC Core 3.1.3.7', 'it is from this issuer, for this client, for now', () => {
    const { iss, aud, azp, exp = 0, iat, sub } = claimsOf(answer.id_token)
    assert.equal(iss, issuer)
    assert.ok([aud].flat().includes(clientId), `aud ${aud}`)
    assert.ok(azp === undefined || azp === clientId, `azp ${azp}`)
    assert.ok(exp > Date.now() / 1000 && isNow(iat), `iat ${iat}, exp ${exp}`)
    assert.ok(typeof sub === 'string' && sub.length > 0 && sub.length <= 255, `sub ${sub}`)
  })
  await check('OIDC Core 3.1.3.7', 'it carries the nonce that was asked with', () => {
    assert.equal(claimsOf(answer.id_token).nonce, answer.nonce)
  })
  await check('OIDC Core 3.1.2.1', 'asked with max_age it tells when somebody signed in', () => {
    const { auth_time } = claimsOf(answer.id_token)
    assert.ok(isNow(auth_time), `auth_time ${auth_time}`)
  })
  const access = decode(answer.access_token)
  const title = 'the access token says what it is, for whom and from whom'
  if (!access || !/^(application\/)?at\+jwt$/i.test(access.header.typ ?? '')) {
    return skip('RFC 9068 2', title, 'it is no at+jwt')
  }
  await check('RFC 9068 2', title, () => {
    const { iss, aud, sub, client_id, exp, iat, jti } = access.payload
    assert.deepEqual([iss, client_id, sub], [issuer, clientId, claimsOf(answer.id_token).sub])
    assert.ok(aud && exp && iat && exp > iat && jti, JSON.stringify({ aud, exp, iat, jti }))
    assert.ok(isSignedBy(keys, access), 'signed by no published key')
  })
}
