import { afterAll, expect, test } from 'vitest'
import { aDatabase } from '#platform/testing/database.ts'
import type { Tables } from '../schema.gen.ts'
import { accountStore } from './store.ts'

const store = accountStore(await aDatabase<Tables>(afterAll))
const iris = { subject: 'iris', userName: 'iris', email: 'iris@voorbeeld.nl' }
const isProven = async () => (await store.findAccount('iris'))?.emailVerified

test('an address is verified while the issuer says so, and not afterwards', async () => {
  await store.upsertAccount(iris)
  expect(await isProven()).toBe(false)
  await store.upsertAccount({ ...iris, emailVerified: true })
  expect(await isProven()).toBe(true)
  await store.upsertAccount({ subject: 'iris', userName: 'iris', name: 'Iris' })
  expect(await isProven()).toBe(true)
  await store.upsertAccount({ ...iris, email: 'iris@elders.nl' })
  expect(await isProven()).toBe(false)
})

test('a verification without an address is ignored', async () => {
  await store.upsertAccount({ subject: 'roos', userName: 'roos', emailVerified: true })
  expect(await store.findAccount('roos')).toMatchObject({ email: '', emailVerified: false })
})
