import assert from 'node:assert/strict'
import type { CheckContext } from './check-context.ts'
import { fetchKeys } from './discovery.ts'
import { changed, decode, signedByAStranger, signedWithThePublicKey, unsigned } from './jwt.ts'

/** What stands behind the access token: an API of the installation, else the userinfo endpoint. */
export async function resource({
  check,
  skip,
  client,
  metadata,
  api,
}: CheckContext): Promise<void> {
  const url = api ?? metadata.userinfo_endpoint
  if (!url) return skip('RFC 6750 2.1', 'the resource', 'no userinfo endpoint, and no --api')
  const ask = (authorization?: string, address: string | URL = url) =>
    fetch(address, { headers: authorization ? { authorization } : {} })
  const refuses = async (...bearers: string[]) => {
    for (const bearer of bearers) {
      const { status, headers } = await ask(`Bearer ${bearer}`)
      assert.equal(status, 401, `${bearer.slice(0, 40)}… has status ${status}`)
      assert.match(headers.get('www-authenticate') ?? '', /^Bearer\b.*error="invalid_token"/)
    }
  }
  const tokens = await client.tokens()
  const { id_token: idToken, refresh_token: refreshToken } = tokens
  const access = decode(tokens.access_token)

  await check('RFC 6750 2.1', 'the access token opens it', async () => {
    assert.equal((await ask(`Bearer ${tokens.access_token}`)).status, 200)
  })
  await check('RFC 6750 3', 'without one it says how to come in', async () => {
    const { status, headers } = await ask()
    assert.equal(status, 401)
    const challenge = headers.get('www-authenticate') ?? ''
    assert.match(challenge, /^Bearer\b/)
    assert.doesNotMatch(challenge, /error=/)
  })
  await check('RFC 9700 4.3.2', 'one in the address does not count', async () => {
    const address = new URL(url)
    address.searchParams.set('access_token', tokens.access_token ?? '')
    assert.equal((await ask(undefined, address)).status, 401)
  })
  await check('RFC 6750 3.1', 'what is no token is refused', () =>
    refuses('nonsense', 'a.b.c', tokens.code),
  )
  await check('OIDC Core 2', 'an id token is no access token', async () => {
    assert.ok(idToken, 'there is no id token')
    await refuses(idToken)
  })
  if (refreshToken) {
    await check('RFC 6749 1.5', 'a refresh token is no access token', () => refuses(refreshToken))
  }
  if (!access) return skip('RFC 8725 3', 'forged tokens', 'the access token is no JWT')
  const keys = await fetchKeys(metadata)
  await check('RFC 8725 3.2', 'a token without a signature is refused (alg none)', () =>
    refuses(...unsigned(access)),
  )
  await check('RFC 8725 3.1', 'one signed by HS256 with the public key is refused', () =>
    refuses(...signedWithThePublicKey(access, keys)),
  )
  await check('RFC 8725 3.10', 'one signed by a key that it brings along is refused', () =>
    refuses(...signedByAStranger(access)),
  )
  await check('RFC 7515 5.2', 'one whose claims were changed is refused', () =>
    refuses(changed(access)),
  )
}
