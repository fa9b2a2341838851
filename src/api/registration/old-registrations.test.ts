import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listRegistrations } from '#contract/desk-registration.ts'
import { anAccount } from '#demo/builders.ts'
import { anApi } from '../testing/api.ts'
import { aStoredRegistration } from './testing/a-stored-registration.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const { call, database } = await anApi()
await anAccount(database, MEI.as)

test('[DESK-222] the statement of operations.md closes the registrations from before a day, and no others', async () => {
  await aStoredRegistration(database, { salonName: 'Oud' })
  await database.pool.query("update registrations set registered_at = '2026-10-01'")
  await aStoredRegistration(database, { salonName: 'Nieuw' })
  const operations = await readFile('docs/operations.md', 'utf8')
  const [, statement = ''] = /```sql\n(update registrations [^`]+)```/.exec(operations) ?? []
  await database.pool.query(statement)
  const { data } = await call(listRegistrations, { query: { list: 'open' } }, MEI)
  expect(data.registrations.map(({ salonName }) => salonName)).toEqual(['Nieuw'])
  const decided = (await call(listRegistrations, { query: { list: 'decided' } }, MEI)).data
  expect(decided.registrations).toMatchObject([{ salonName: 'Oud', status: 'withdrawn' }])
})
