import { beforeEach, expect, test } from 'vitest'
import * as desk from '#contract/desk-registration.ts'
import { anAccount } from '#demo/builders.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { runDueJobs } from '#platform/jobs.ts'
import { anApi } from '../testing/api.ts'
import { checkVat, readVatCheck } from './check-vat.ts'
import { aStoredRegistration } from './testing/a-stored-registration.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const { call, clock, database } = await anApi({ deps: { asksVatService: true } })
const { pool } = database
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })
// After the time of the database, by which the queue runs what is due.
const NOW = Date.parse('2100-01-04T10:00:00Z')
const VAT_ID = 'NL004495445B01'

let answers: ('valid' | 'invalid' | null)[] = []
let asked: string[] = []
const vatCheck = {
  check: async (vatId: string) => {
    asked.push(vatId)
    return answers.shift() ?? null
  },
}
const runJobs = async () => {
  await pool.query('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [
    new Date(clock.now()),
  ])
  await runDueJobs(pool, { 'check-vat': (job) => checkVat({ database, clock, vatCheck }, job) })
}

beforeEach(async () => {
  clock.set(NOW)
  answers = []
  asked = []
  await pool.query('delete from graphile_worker._private_jobs')
})

async function aRegistration(status: 'open' | 'refused' = 'open') {
  const { id } = await aStoredRegistration(database, { status })
  await pool.query('update registrations set vat_id = $2 where id = $1', [id, VAT_ID])
  const params = { registrationId: id }
  const read = async () => (await call(desk.getRegistration, { params }, MEI)).data.registration
  return { id, params, read }
}

test('[DESK-249] the VAT service is asked in the background, once, and its answer is on the page', async () => {
  const { id, read } = await aRegistration()
  answers = ['valid', 'invalid']
  expect((await read()).checks.vatService).toMatchObject({ result: 'asking' })
  await read()
  await runJobs()
  expect((await read()).checks.vatService).toEqual({
    result: 'valid',
    checkedAt: new Date(NOW).toISOString(),
    retryAt: null,
  })
  // A second job, of a page that was read while the service was being asked.
  await checkVat({ database, clock, vatCheck }, { id })
  expect(asked).toEqual([VAT_ID])
})

test('[DESK-249] a service without an answer is asked again a quarter of an hour later', async () => {
  const { read } = await aRegistration()
  answers = [null, 'invalid']
  await read()
  await runJobs()
  const retryAt = new Date(NOW + 15 * MINUTE_MS).toISOString()
  expect((await read()).checks.vatService).toMatchObject({ result: 'failed', retryAt })
  clock.advance(15 * MINUTE_MS)
  await runJobs()
  expect((await read()).checks.vatService).toMatchObject({ result: 'invalid', retryAt: null })
})

test('[DESK-270] the page of a registration that was decided without an answer waits for none', async () => {
  const { read } = await aRegistration('refused')
  expect((await read()).checks.vatService).toBeNull()
  const { rows } = await pool.query('select 1 from graphile_worker._private_jobs')
  expect(rows).toEqual([])
})

test('[DESK-249] of a decided registration, a wrong VAT id, or without the setting nobody is asked', async () => {
  const decided = await aRegistration('refused')
  expect((await decided.read()).checks).toMatchObject({ vat: 'right', vatService: null })
  await runJobs()
  const wrong = await aRegistration()
  await pool.query("update registrations set vat_id = 'NL123456789B01' where id = $1", [wrong.id])
  expect((await wrong.read()).checks).toMatchObject({ vat: 'wrong', vatService: null })
  const { id } = await aRegistration()
  const registration = { id, vatId: VAT_ID, status: 'open' } as const
  expect(await readVatCheck({ database, asksVatService: false }, registration)).toBeNull()
  await runJobs()
  expect(asked).toEqual([])
})
