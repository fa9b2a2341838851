import { expect, test } from 'vitest'
import * as desk from '#contract/desk-registration.ts'
import { getDesk, listWork } from '#contract/desk-work.ts'
import { answerRegistrationQuestion } from '#contract/registration.ts'
import { anAccount } from '#demo/builders.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { anApi } from '../testing/api.ts'
import { aStoredRegistration } from './testing/a-stored-registration.ts'

const { call, clock, database } = await anApi({
  deps: { workItemTerms: { registration: 5, message: 2 } },
})
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
await anAccount(database, MEI.as)

const list = async () => (await call(desk.listRegistrations, { query: {} }, MEI)).data.registrations
const dueInDesk = async () =>
  (await call(getDesk, {}, MEI)).data.work.find(({ kind }) => kind === 'registration')?.due

test('[DESK-305] a market that decides registrations within five working days counts by that', async () => {
  const { id } = await aStoredRegistration(database)
  const params = { registrationId: id }
  const term = { dueOn: '2026-11-27', daysLeft: 5 }
  expect(await list()).toMatchObject([term])
  const { registration } = (await call(desk.getRegistration, { params }, MEI)).data
  expect(registration).toMatchObject(term)
  const { items } = (await call(listWork, { query: {} }, MEI)).data
  expect(items).toMatchObject([{ itemId: id, dueDay: '2026-11-27' }])
  clock.advance(6 * DAY_MS)
  expect([(await list())[0]?.daysLeft, await dueInDesk()]).toEqual([1, 0])
  clock.advance(DAY_MS)
  expect([(await list())[0]?.daysLeft, await dueInDesk()]).toEqual([0, 1])
  clock.advance(-7 * DAY_MS)
  const body = { version: registration.version, question: 'Is dit dezelfde salon?' }
  await call(desk.askRegistration, { params, body }, MEI)
  clock.advance(3 * DAY_MS)
  const asked = (await call(desk.getRegistration, { params }, MEI)).data.registration
  const answer = { version: asked.version, answer: 'Ja, verhuisd.' }
  await call(desk.answerForRegistration, { params, body: answer }, MEI)
  expect(await list()).toMatchObject([{ dueOn: '2026-11-30', daysLeft: 5 }])
})

test('[DESK-305] the days that were left go on when the salon answers by its link', async () => {
  await database.pool.query('delete from registrations')
  const { token } = await aStoredRegistration(database, { status: 'asked' })
  const input = { params: { token }, body: { answer: 'Ja, verhuisd.' } }
  await call(answerRegistrationQuestion, input)
  expect(await list()).toMatchObject([{ daysLeft: 2 }])
})
