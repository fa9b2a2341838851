import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { CheckContext } from './check-context.ts'
import { endpointOf } from './discovery.ts'
import { type Form, random } from './oidc-client.ts'

const AT_ONCE = 12

/** Codes at the token endpoint: once, by whom they were made for, and not for long. */
export async function codes({
  check,
  skip,
  client,
  metadata,
  redirectUri,
  codeLifeSeconds,
}: CheckContext): Promise<void> {
  const refusesCode = async (changed: Form, ...errors: string[]): Promise<void> => {
    const { status, body } = await client.exchange(await client.signIn(), changed)
    assert.ok(status >= 400 && status < 500, `status ${status}`)
    assert.ok(errors.includes(body.error ?? ''), `${body.error}`)
  }
  await check(
    'RFC 6749 10.5',
    `of ${AT_ONCE} exchanges at once exactly one gets tokens`,
    async () => {
      const grant = await client.signIn()
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => client.exchange(grant)),
      )
      assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    },
  )
  await check('RFC 6749 4.1.2', 'a code used twice takes its tokens back', async () => {
    const first = await client.tokens()
    const { body } = await client.exchange(first)
    assert.equal(body.error, 'invalid_grant')
    const { status } = await client.refresh(first.refresh_token)
    assert.equal(status, 400)
  })
  await check('RFC 7636 4.6', 'another code verifier is refused', () =>
    refusesCode({ code_verifier: random() }, 'invalid_grant'),
  )
  await check('RFC 7636 4.5', 'no code verifier is refused', () =>
    refusesCode({ code_verifier: undefined }, 'invalid_grant', 'invalid_request'),
  )
  await check('RFC 6749 4.1.3', 'another redirect URI is refused', () =>
    refusesCode({ redirect_uri: `${redirectUri}/more` }, 'invalid_grant'),
  )
  await check('RFC 6749 4.1.3', 'no redirect URI is refused', () =>
    refusesCode({ redirect_uri: undefined }, 'invalid_grant', 'invalid_request'),
  )
  await check('RFC 6749 4.1.3', 'another client is refused', () =>
    refusesCode({ client_id: 'nobody-knows-this-client' }, 'invalid_client', 'invalid_grant'),
  )
  await check('RFC 6749 5.2', 'an unknown code is refused', () =>
    refusesCode({ code: random() }, 'invalid_grant'),
  )
  await check('RFC 6749 5.2', 'an unknown grant type is refused', () =>
    refusesCode({ grant_type: 'password' }, 'unsupported_grant_type', 'unauthorized_client'),
  )
  await check('RFC 6749 3.2', 'the token endpoint answers to POST alone', async () => {
    const endpoint = endpointOf(metadata, 'token_endpoint')
    const { status } = await fetch(`${endpoint}?grant_type=authorization_code`)
    assert.ok(status >= 400 && status < 500, `GET has status ${status}`)
  })
  const title = 'a code is refused once its life is over'
  if (!codeLifeSeconds) return skip('RFC 6749 4.1.2', title, 'ask for it with --code-life')
  await check('RFC 6749 4.1.2', title, async () => {
    const grant = await client.signIn()
    await wait(codeLifeSeconds * 1000)
    assert.equal((await client.exchange(grant)).body.error, 'invalid_grant')
  })
}
