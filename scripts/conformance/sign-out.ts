import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { CheckContext } from './check-context.ts'
import { endpointOf } from './discovery.ts'
import { openBrowser } from './http-browser.ts'

/** The end of a sign-in: revocation (RFC 7009) and RP-Initiated Logout 1.0. */
export async function signOut({ check, skip, client, metadata, api }: CheckContext): Promise<void> {
  if (!metadata.revocation_endpoint) skip('RFC 7009 2', 'revocation', 'not offered')
  else await revocation({ check, client, url: api ?? metadata.userinfo_endpoint })
  if (!metadata.end_session_endpoint) return skip('RP Logout 2', 'signing out', 'not offered')
  await check('RP Logout 3', 'nobody is sent to an address that is not registered', async () => {
    const url = new URL(endpointOf(metadata, 'end_session_endpoint'))
    const stopAt = 'https://evil.example/'
    const { id_token = '' } = await client.tokens()
    url.searchParams.set('post_logout_redirect_uri', stopAt)
    url.searchParams.set('id_token_hint', id_token)
    assert.equal((await openBrowser().open(url.href, { stopAt })).landed, undefined)
  })
}

async function revocation({
  check,
  client,
  url,
}: Pick<CheckContext, 'check' | 'client'> & { url: string | undefined }) {
  await check('RFC 7009 2.1', 'a revoked refresh token brings nothing any more', async () => {
    const { refresh_token: token } = await client.tokens()
    assert.equal((await client.revoke(token)).status, 200)
    assert.equal((await client.refresh(token)).body.error, 'invalid_grant')
  })
  await check('RFC 7009 2.2', 'revoking what nobody knows is answered the same', async () => {
    assert.equal((await client.revoke('nobody-knows-this-token')).status, 200)
  })
  if (!url) return
  await check(
    'RFC 7009 2.1',
    'the access tokens of a revoked sign-in end within a moment',
    async () => {
      const { refresh_token: token, access_token: access } = await client.tokens()
      const ask = async () =>
        (await fetch(url, { headers: { authorization: `Bearer ${access}` } })).status
      assert.equal(await ask(), 200)
      await client.revoke(token)
      for (let tries = 0; tries < 20 && (await ask()) !== 401; tries++) await wait(100)
      assert.equal(await ask(), 401)
    },
  )
}
