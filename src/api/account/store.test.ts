import { afterAll, expect, test } from 'vitest'
import { aDatabase } from '#platform/testing/database.ts'
import { accountStore } from './store.ts'

const store = accountStore(await aDatabase<unknown>(afterAll))

test('[AUTH-12] a claim that a token omits keeps its stored value, and the others are updated', async () => {
  const person = { subject: 'subject-of-joke', userName: 'joke' }
  const told = {
    name: 'Joke Bakker',
    email: 'joke@voorbeeld.nl',
    phoneNumber: '0612345678',
    pictureUrl: 'https://elders.example/joke.png',
  }
  expect(await store.upsertAccount({ ...person, ...told })).toMatchObject({ isNew: true })
  expect(await store.upsertAccount(person)).toMatchObject({
    name: 'Joke Bakker',
    email: 'joke@voorbeeld.nl',
    phoneNumber: '0612345678',
    profilePictureUrl: 'https://elders.example/joke.png',
    isNew: false,
  })
  expect(await store.upsertAccount({ ...person, phoneNumber: '0687654321' })).toMatchObject({
    name: 'Joke Bakker',
    phoneNumber: '0687654321',
  })
})
