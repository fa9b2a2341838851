import { expect, test } from 'vitest'
import { aProvider } from '#demo/builders.ts'
import { aSignInServer, signedIn, statusOf } from './testing/sign-in-server.ts'

const house = await aSignInServer()
const market = house.database as Parameters<typeof aProvider>[0]

test('[APP-03] the session status names the provider page of an owner, and none for anybody else', async () => {
  const visitor = house.browser()
  expect((await statusOf(visitor)).ownSalon).toBeNull()
  const sanne = house.browser()
  await signedIn(sanne)
  await aProvider(market, { userName: 'studio-sanne', ownerUserName: 'sanne' })
  expect((await statusOf(sanne)).ownSalon).toBeNull()
  await house.database.pool.query(`update accounts set role = 'provider' where user_name = 'sanne'`)
  expect((await statusOf(sanne)).ownSalon).toBe('studio-sanne')
  await house.database.pool.query(
    `update providers set active = false where user_name = 'studio-sanne'`,
  )
  expect((await statusOf(sanne)).ownSalon).toBeNull()
})
