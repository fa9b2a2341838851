import { afterAll, expect, test } from 'vitest'
import { aDatabase } from '#platform/testing/database.ts'
import type { Tables } from '../schema.gen.ts'
import { findAccount, upsertAccount } from './store.ts'

const { query } = await aDatabase<Tables>(afterAll)
const iris = { subject: 'iris', userName: 'iris', email: 'iris@voorbeeld.nl' }
const isProven = async () => (await findAccount(query, 'iris'))?.emailVerified

test('an address is verified while the issuer says so, and not afterwards', async () => {
  await upsertAccount(query, iris)
  expect(await isProven()).toBe(false)
  await upsertAccount(query, { ...iris, emailVerified: true })
  expect(await isProven()).toBe(true)
  await upsertAccount(query, { subject: 'iris', userName: 'iris', name: 'Iris' })
  expect(await isProven()).toBe(true)
  await upsertAccount(query, { ...iris, email: 'iris@elders.nl' })
  expect(await isProven()).toBe(false)
})

test('a verification without an address is ignored', async () => {
  await upsertAccount(query, { subject: 'roos', userName: 'roos', emailVerified: true })
  expect(await findAccount(query, 'roos')).toMatchObject({ email: '', emailVerified: false })
})
