import assert from 'node:assert/strict'
import type { CheckContext } from './check-context.ts'
import { claimsOf } from './jwt.ts'

const AT_ONCE = 8

/** Refresh tokens of a public client: rotated, and a stolen one found out (RFC 9700, 4.14.2). */
export async function refresh({ check, skip, client }: CheckContext): Promise<void> {
  const { refresh_token: offered } = await client.tokens()
  if (!offered) return skip('RFC 6749 6', 'refresh tokens', 'none was given')

  await check('RFC 9700 4.14.2', 'each use brings another refresh token', async () => {
    const first = await client.tokens()
    const { status, body } = await client.refresh(first.refresh_token)
    assert.equal(status, 200)
    assert.ok(body.refresh_token, 'none came')
    assert.notEqual(body.refresh_token, first.refresh_token)
  })
  await check('OIDC Core 12.2', 'a refreshed id token speaks of the same sign-in', async () => {
    const first = await client.tokens()
    const { body } = await client.refresh(first.refresh_token)
    if (!body.id_token) return
    const before = claimsOf(first.id_token)
    const after = claimsOf(body.id_token)
    assert.deepEqual([after.iss, after.sub, after.aud], [before.iss, before.sub, before.aud])
    assert.equal(after.nonce ?? before.nonce, before.nonce)
  })
  await check('RFC 9700 4.14.2', 'a used one, brought again, ends the whole family', async () => {
    const first = await client.tokens()
    const second = (await client.refresh(first.refresh_token)).body
    assert.equal((await client.refresh(first.refresh_token)).body.error, 'invalid_grant')
    assert.equal((await client.refresh(second.refresh_token)).body.error, 'invalid_grant')
  })
  await check('RFC 9700 4.14.2', `of ${AT_ONCE} uses at once at most one wins`, async () => {
    const { refresh_token: token } = await client.tokens()
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => client.refresh(token)))
    const won = answers.filter(({ status }) => status === 200).length
    assert.ok(won <= 1, `${won} won`)
    assert.ok(
      answers.every(({ status }) => status < 500),
      'some end in a fault',
    )
  })
  await check('RFC 6749 6', 'another client is refused', async () => {
    const { refresh_token: token } = await client.tokens()
    const { status } = await client.refresh(token, { client_id: 'nobody-knows-this-client' })
    assert.ok(status >= 400 && status < 500, `status ${status}`)
  })
  await check('RFC 6749 6', 'a scope that was not given is refused', async () => {
    const { refresh_token: token } = await client.tokens({ scope: 'openid offline_access' })
    const { body } = await client.refresh(token, { scope: 'openid offline_access email' })
    assert.equal(body.error, 'invalid_scope')
  })
  await check('RFC 6749 6', 'a code or an access token is no refresh token', async () => {
    const { access_token: access, code } = await client.tokens()
    for (const token of [access, code]) {
      assert.equal((await client.refresh(token)).body.error, 'invalid_grant')
    }
  })
}
