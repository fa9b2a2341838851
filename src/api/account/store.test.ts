import { afterAll, expect, test } from 'vitest'
import { aDatabase } from '#platform/testing/database.ts'
import type { Tables } from '../schema.gen.ts'
import { upsertAccount } from './store.ts'

const { query } = await aDatabase<Tables>(afterAll)

test('[AUTH-12] a claim that a token omits keeps its stored value, and the others are updated', async () => {
  const person = { subject: 'subject-of-joke', userName: 'joke' }
  const told = {
    name: 'Joke Bakker',
    email: 'joke@voorbeeld.nl',
    phoneNumber: '0612345678',
    pictureUrl: 'https://elders.example/joke.png',
  }
  expect(await upsertAccount(query, { ...person, ...told })).toMatchObject({ isNew: true })
  expect(await upsertAccount(query, person)).toMatchObject({
    name: 'Joke Bakker',
    email: 'joke@voorbeeld.nl',
    phoneNumber: '0612345678',
    profilePictureUrl: 'https://elders.example/joke.png',
    isNew: false,
  })
  expect(await upsertAccount(query, { ...person, phoneNumber: '0687654321' })).toMatchObject({
    name: 'Joke Bakker',
    phoneNumber: '0687654321',
  })
})

test('[AUTH-07] an issuer opens no account with a reserved user name; an existing one stays usable', async () => {
  const person = { subject: 'subject-of-system', userName: 'system' }
  expect(await upsertAccount(query, person)).toBeUndefined()
  await query
    .insertInto('accounts')
    .values({ user_name: 'operator', subject: 'old', name: 'Old', email: '' })
    .execute()
  const old = { subject: 'old', userName: 'operator' }
  expect(await upsertAccount(query, old)).toMatchObject({ userName: 'operator', isNew: false })
})
