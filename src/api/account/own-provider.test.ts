import { expect, test } from 'vitest'
import { aProvider } from '#demo/builders.ts'
import { aSignInServer, signedIn, statusOf } from './testing/sign-in-server.ts'

const server = await aSignInServer()
const market = server.database as Parameters<typeof aProvider>[0]

test('[APP-03, WORK-01, WORK-03] the session status tells every member that they are one, and names the page of an active salon', async () => {
  const { pool } = server.database
  const visitor = server.browser()
  expect(await statusOf(visitor)).toMatchObject({ isMember: false, ownSalon: null })
  const sanne = server.browser()
  await signedIn(sanne)
  expect(await statusOf(sanne)).toMatchObject({ isMember: false, ownSalon: null })
  const { id } = await aProvider(market, { userName: 'studio-sanne' })
  await pool.query(
    "insert into memberships (provider_id, user_name, role) values ($1, 'sanne', 'reception')",
    [id],
  )
  for (const role of ['customer', 'operator', 'provider']) {
    await pool.query(`update accounts set role = $1 where user_name = 'sanne'`, [role])
    expect(await statusOf(sanne)).toMatchObject({ isMember: true, ownSalon: 'studio-sanne' })
  }
  await pool.query(`update providers set active = false where user_name = 'studio-sanne'`)
  expect(await statusOf(sanne)).toMatchObject({ isMember: true, ownSalon: null })
})
