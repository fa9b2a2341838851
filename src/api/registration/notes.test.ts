import { expect, test } from 'vitest'
import * as desk from '#contract/desk-registration.ts'
import { listOperatorLog } from '#contract/operator-log.ts'
import { anAccount } from '#demo/builders.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { anApi } from '../testing/api.ts'
import { aStoredRegistration } from './testing/a-stored-registration.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const { call, clock, database, refusal } = await anApi()
const { pool } = database
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })

test('[DESK-248] notes are added, never changed, say who and when, and no mail leaves', async () => {
  const { id } = await aStoredRegistration(database)
  const params = { registrationId: id }
  const read = async () => (await call(desk.getRegistration, { params }, MEI)).data.registration
  const now = clock.now()
  const add = (text: string) => call(desk.addRegistrationNote, { params, body: { text } }, MEI)
  await add('Belde terug')
  clock.advance(MINUTE_MS)
  const { notes, version } = (await add('Is open tot zes')).data.registration
  expect(notes.map(({ text, writtenBy }) => [text, writtenBy])).toEqual([
    ['Is open tot zes', 'Mei Lin'],
    ['Belde terug', 'Mei Lin'],
  ])
  expect(notes[1]?.writtenAt).toBe(new Date(now).toISOString())
  expect((await read()).version).toBe(version)
  const { acts } = (await call(listOperatorLog, { query: {} }, MEI)).data
  expect(acts[0]).toMatchObject({ act: 'note-registration', targetId: id, reason: null })
  const { rows } = await pool.query(
    "select 1 from graphile_worker.jobs where task_identifier like '%mail%'",
  )
  expect(rows).toEqual([])
  await expect(pool.query("update registration_notes set text = 'x'")).rejects.toThrow(
    'never changed',
  )
  const empty = await refusal(desk.addRegistrationNote, { params, body: { text: ' ' } }, MEI)
  expect(empty.code).toBe('invalid-request')
  await pool.query('delete from registrations where id = $1', [id])
})
