import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { aSignInServer, DEMO, statusOf, tokensFor } from '#api/account/testing/sign-in-server.ts'
import { settableClock } from '#platform/clock.ts'
import { DAY_MS, HOUR_SECONDS } from '#platform/time-units.ts'

test('the next key is published before it signs, and tokens of the last one stay valid, over a season', async () => {
  const clock = settableClock(Date.now())
  const server = await aSignInServer({ clock, cleanUp: onTestFinished })
  const published = async () => (await server.browser().get('/identity/jwks')).json<JSONWebKeySet>()
  const signs = async () => {
    const { access_token } = await tokensFor(server.browser())
    return { token: access_token, kid: decodeProtectedHeader(access_token).kid }
  }
  const first = await signs()
  expect((await published()).keys.map(({ kid }) => kid)).toEqual([first.kid])

  clock.advance(88 * DAY_MS)
  const announced = (await published()).keys.map(({ kid }) => kid)
  expect(announced).toHaveLength(2)
  expect((await signs()).kid).toBe(first.kid)

  clock.advance(2 * DAY_MS)
  const second = await signs()
  expect(second.kid).toBe(announced[1])
  const keys = createLocalJWKSet(await published())
  for (const { token } of [first, second]) {
    await expect(jwtVerify(token, keys, { maxTokenAge: HOUR_SECONDS })).resolves.toBeTruthy()
  }
  clock.advance(5 * DAY_MS)
  await published()
  expect((await published()).keys.map(({ kid }) => kid)).not.toContain(first.kid)
})

test('a session survives a key rotation', async () => {
  const server = await aSignInServer({ cleanUp: onTestFinished })
  const browser = server.browser()
  const { access_token } = await tokensFor(browser, {
    username: 'sanne',
    password: DEMO.password,
  })
  await server.database.pool.query(
    `update identity.signing_keys set signs_from = signs_from - interval '91 days'`,
  )
  const restarted = await aSignInServer({ beside: server.database, cleanUp: onTestFinished })
  const { access_token: newer } = await tokensFor(restarted.browser())
  expect(decodeProtectedHeader(newer).kid).not.toBe(decodeProtectedHeader(access_token).kid)
  for (const token of [access_token, newer]) {
    const who = await restarted
      .browser()
      .call('GET', '/whoami', undefined, { authorization: `Bearer ${token}` })
    expect(who.json()).toMatchObject({ ok: true, caller: { userName: 'sanne' } })
  }
  expect((await statusOf(restarted.browser())).isAuthenticated).toBe(false)
})

test('the sweep deletes exactly what has expired', async () => {
  const server = await aSignInServer({ cleanUp: onTestFinished })
  const browser = server.browser()
  await tokensFor(browser)
  await tokensFor(server.browser())
  const { pool } = server.database
  const kinds = async () => {
    const { rows } = await pool.query<{ kind: string; count: number }>(
      'select kind, count(*)::int as count from identity.artifacts group by kind order by kind',
    )
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
  }
  const before = await kinds()
  await pool.query(
    `update identity.artifacts set expires_at = now() - interval '1 second'
      where kind in ('Interaction', 'AuthorizationCode')`,
  )
  await pool.query(`select graphile_worker.add_job('sweep-identity', '{}')`)
  await server.deliver()
  const { Interaction: _interactions, AuthorizationCode: _codes, ...lasting } = before
  expect(lasting).toMatchObject({ Session: 2, Grant: 2, RefreshToken: 2 })
  expect(await kinds()).toEqual(lasting)
})

test('an unconfirmed sign-up is deleted after seven days', async () => {
  const clock = settableClock(Date.now())
  const server = await aSignInServer({ clock, cleanUp: onTestFinished })
  const body = { username: 'lotte', email: 'lotte@voorbeeld.nl', name: 'Lotte' }
  await server.browser().call('PUT', '/prod/signup', { ...body, password: 'zes witte tulpen' })
  const left = []
  for (let days = 0; days < 2; days++) {
    clock.advance(days === 0 ? 6.9 * DAY_MS : 0.2 * DAY_MS)
    await server.database.pool.query(`select graphile_worker.add_job('sweep-identity', '{}')`)
    await server.deliver()
    const { rowCount } = await server.database.pool.query('select from identity.sign_ups')
    left.push(rowCount)
  }
  expect(left).toEqual([1, 0])
})
