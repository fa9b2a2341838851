import { expect, onTestFinished, test } from 'vitest'
import { getHealth, getReadiness } from '#contract/operation.ts'
import { searchProviders } from '#contract/search.ts'
import { openDatabase } from '#platform/postgres/database.ts'
import type { Tables } from '../schema.gen.ts'
import { anApi, injection } from '../testing/api.ts'

async function anApiWithoutDatabase() {
  const { database: reachable } = await anApi({ cleanUp: onTestFinished })
  const database = openDatabase<Tables>({ ...reachable.connection, port: 1 })
  return anApi({ cleanUp: onTestFinished, deps: { database } })
}

test('a process with its database is alive and ready', async () => {
  const api = await anApi({ cleanUp: onTestFinished })
  expect(await api.call(getHealth, {})).toEqual({ statusCode: 200, message: 'OK' })
  expect(await api.call(getReadiness, {})).toEqual({ statusCode: 200, message: 'OK' })
})

test('without its database it is alive, not ready, and refuses with 503 until later', async () => {
  const api = await anApiWithoutDatabase()
  await api.call(getHealth, {})
  expect(await api.refusal(getReadiness, {})).toMatchObject({
    statusCode: 503,
    code: 'unavailable',
  })
  const answer = await api.app.inject(injection(searchProviders, { body: {} }))
  expect(answer.json()).toEqual({
    ...{ statusCode: 503, code: 'unavailable' },
    message: 'The database does not answer right now; try again in a moment',
  })
  expect(answer.headers['retry-after']).toBe('5')
})

test('a database that has not seen every migration is not ready', async () => {
  const api = await anApi({ cleanUp: onTestFinished })
  await api.database.pool.query('delete from migrations')
  expect((await api.refusal(getReadiness, {})).code).toBe('unavailable')
})
