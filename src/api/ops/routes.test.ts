import { expect, onTestFinished, test, vi } from 'vitest'
import { sendContactRequest } from '#contract/contact.ts'
import { getHealth, getReadiness } from '#contract/operation.ts'
import { searchProviders } from '#contract/search.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { openLog } from '#platform/log.ts'
import { openDatabase } from '#platform/postgres/database.ts'
import { isUnavailable } from '#platform/postgres/unavailable.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { aMessage } from '../contact/testing/requests.ts'
import { prepareDrain } from '../http/drain.ts'
import { createServer } from '../http/server.ts'
import type { Tables } from '../schema.gen.ts'
import { anApi, injection } from '../testing/api.ts'
import { registerOperation } from './routes.ts'

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

test('from the stop signal on a process is alive and not ready', async () => {
  const app = await createServer({
    log: openLog({ format: 'json', level: 'error' }),
    publicUrl: new URL('http://127.0.0.1:3000'),
    trustProxy: false,
    newRequestId: () => 'r-1',
  })
  const drain = prepareDrain(app, { quietMs: 0 })
  registerOperation(app, { database: await aDatabase(onTestFinished) })
  const ask = (url: string) => app.inject({ url, headers: { host: '127.0.0.1:3000' } })
  expect(await ask('/readyz')).toMatchObject({ statusCode: 200 })
  const drained = drain()
  expect(await ask('/readyz')).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
  expect(await ask('/healthz')).toMatchObject({ statusCode: 200 })
  await drained
})

test('without its database a process is alive, not ready, and refuses with 503 and a retry time', async () => {
  const api = await anApiWithoutDatabase()
  await api.call(getHealth, {})
  expect(await api.refusal(getReadiness, {})).toMatchObject({
    statusCode: 503,
    code: 'unavailable',
  })
  const answer = await api.app.inject(injection(searchProviders, { body: {} }))
  expect(answer.json()).toEqual({
    statusCode: 503,
    code: 'unavailable',
    message: 'The service cannot answer right now; try again in a moment',
  })
  expect(answer.headers['retry-after']).toBe('5')
})

test('a process is not ready while a migration is missing', async () => {
  const api = await anApi({ cleanUp: onTestFinished })
  await api.database.pool.query('delete from migrations')
  expect((await api.refusal(getReadiness, {})).code).toBe('unavailable')
})

test('with a full disk writes are refused with 503 and a retry time, and the process is not ready', async () => {
  const lines: string[] = []
  const api = await anApi({
    cleanUp: onTestFinished,
    log: { format: 'json', level: 'error', write: (line) => lines.push(line) },
  })
  await api.database.pool.query(`
    create function no_space() returns trigger language plpgsql as $$
      begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger no_space before insert on contact_requests execute function no_space()`)
  // A minute ago, so that no other test of this process finds its disk full.
  const then = performance.now() - MINUTE_MS
  const now = vi.spyOn(performance, 'now').mockReturnValue(then)
  onTestFinished(() => now.mockRestore())
  const answer = await api.app.inject(injection(sendContactRequest, { body: aMessage() }))
  expect(answer.json()).toMatchObject({ statusCode: 503, code: 'unavailable' })
  expect(answer.headers['retry-after']).toBe('5')
  expect(lines.join()).toContain('the disk is full')
  expect((await api.refusal(getReadiness, {})).code).toBe('unavailable')
  now.mockReturnValue(then + 31_000)
  await api.call(getReadiness, {})
})

test('an error for no disk space counts as an unavailable database, whatever its source', () => {
  for (const code of ['53100', 'ENOSPC']) {
    expect(isUnavailable(Object.assign(new Error('no space left'), { code })), code).toBe(true)
  }
})
