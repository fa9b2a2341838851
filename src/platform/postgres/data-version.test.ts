import { expect, test } from 'vitest'
import { settableClock } from '../clock.ts'
import { aDatabase } from '../testing/database.ts'
import { MINUTE_MS } from '../time-units.ts'
import { dataVersionReader } from './data-version.ts'

test('[SCALE-41] the version differs after each commit of any connection', async () => {
  const { pool, sessions } = await aDatabase()
  await pool.query('create table things (id int)')
  const readVersion = dataVersionReader(sessions, settableClock(0))
  const versions = [await readVersion()]
  for (let id = 0; id < 20; id++) {
    await pool.query('insert into things values ($1)', [id])
    versions.push(await readVersion())
  }
  expect(new Set(versions).size).toBe(versions.length)
})

test('[SCALE-41] a read does not share a statement that was sent before it was asked for', async () => {
  const sent: ((version: string) => void)[] = []
  const query = () =>
    new Promise((resolve) => sent.push((version) => resolve({ rows: [{ version }] })))
  const readVersion = dataVersionReader({ query } as never, settableClock(0))
  const first = readVersion()
  await expect.poll(() => sent.length).toBe(1)
  const later = [readVersion(), readVersion()]
  sent[0]?.('before')
  await expect.poll(() => sent.length).toBe(2)
  sent[1]?.('after')
  expect(await Promise.all([first, ...later])).toEqual(['before 0', 'after 0', 'after 0'])
})

test('[SCALE-41] a read that failed does not fail the next', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve({ rows: [{ version: 'v' }] })]
  const readVersion = dataVersionReader({ query: () => answers.shift() } as never, settableClock(0))
  await expect(readVersion()).rejects.toThrow('away')
  expect(await readVersion()).toBe('v 0')
})

test('[SCALE-40] the version differs in the next minute', async () => {
  const clock = settableClock(0)
  const query = async () => ({ rows: [{ version: 'v' }] })
  const readVersion = dataVersionReader({ query } as never, clock)
  clock.set(MINUTE_MS - 1)
  expect(await readVersion()).toBe('v 0')
  clock.set(MINUTE_MS)
  expect(await readVersion()).toBe('v 1')
})
