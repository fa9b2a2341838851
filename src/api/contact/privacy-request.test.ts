import { expect, test } from 'vitest'
import { sendContactRequest } from '#contract/contact.ts'
import {
  listContactRequests,
  setContactRequestStatus,
  setPrivacyRequest,
} from '#contract/desk-contact.ts'
import { getPerson } from '#contract/desk-person.ts'
import { getDesk, listWork } from '#contract/desk-work.ts'
import { anAccount } from '#demo/builders.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { type As, anApi } from '../testing/api.ts'
import { aMessage } from './testing/requests.ts'

const MEI: As = { as: { userName: 'mei', role: 'operator' } }
const WORDS = 'Willen jullie mijn gegevens wissen?'

// Friday 30 January 2026: a month later there is no such day.
const { call, refusal, clock, database } = await anApi({
  now: Date.parse('2026-01-30T10:00:00+01:00'),
})
await anAccount(database, { userName: 'mei', role: 'operator', name: 'Mei Bakker' })

async function aStoredMessage(email: string) {
  await call(sendContactRequest, { body: aMessage({ email, message: WORDS }) }, { language: 'nl' })
  const { data } = await call(listContactRequests, { query: { search: email } }, MEI)
  return { params: { contactRequestId: data.messages[0]?.contactRequestId ?? '' } }
}

const mark = async (params: { contactRequestId: string }, version = 1, isPrivacyRequest = true) =>
  (await call(setPrivacyRequest, { params, body: { version, isPrivacyRequest } }, MEI)).data.message

const listed = async (query: { requestType?: 'privacy-request' | 'contact-us' }) =>
  (await call(listContactRequests, { query }, MEI)).data.messages.map(
    ({ contactRequestId: id }) => id,
  )

test('[DESK-300] a message that is marked is a privacy request, due a month after it came', async () => {
  const { params } = await aStoredMessage('noor@voorbeeld.nl')
  clock.advance(3 * DAY_MS)
  const marked = await mark(params)
  expect(marked).toMatchObject({ isPrivacyRequest: true, dueDay: '2026-02-28', status: 'open' })
  const { items } = (await call(listWork, { query: {} }, MEI)).data
  expect(items).toMatchObject([
    { kind: 'privacy-request', itemId: params.contactRequestId, dueDay: '2026-02-28' },
  ])
  const { work } = (await call(getDesk, {}, MEI)).data
  expect(work).toContainEqual({ kind: 'privacy-request', open: 1, due: 0 })
  expect(work).toContainEqual({ kind: 'message', open: 0, due: 0 })
  expect(await listed({ requestType: 'privacy-request' })).toEqual([params.contactRequestId])
  expect(await listed({ requestType: 'contact-us' })).toEqual([])
  const stale = { params, body: { version: 1, isPrivacyRequest: false } }
  expect((await refusal(setPrivacyRequest, stale, MEI)).code).toBe('item-changed')
  const unmarked = await mark(params, marked.version, false)
  expect(unmarked).toMatchObject({ isPrivacyRequest: false, dueDay: '2026-02-03' })
  expect(await listed({ requestType: 'contact-us' })).toEqual([params.contactRequestId])
  const { rows } = await database.pool.query(
    "select act, details from operator_log where target_kind = 'message' order by at, id",
  )
  expect(rows.map(({ act }) => act)).toEqual(['mark-privacy-request', 'unmark-privacy-request'])
  await call(
    setContactRequestStatus,
    { params, body: { version: unmarked.version, status: 'closed' } },
    MEI,
  )
})

test('[DESK-300] the month runs on while the sender has to answer, until the request is closed', async () => {
  const { params } = await aStoredMessage('lotte@voorbeeld.nl') // on 2 February
  const { version } = await mark(params)
  const wait = { params, body: { version, status: 'waiting' as const } }
  const { data } = await call(setContactRequestStatus, wait, MEI)
  expect(data.message.dueDay).toBe('2026-03-02')
  clock.advance(29 * DAY_MS)
  const { urgent } = (await call(listWork, { query: {} }, MEI)).data
  expect(urgent).toMatchObject({ kind: 'privacy-request', dueDay: '2026-03-02' })
  const desk = await call(getDesk, {}, MEI)
  expect(desk.data.work).toContainEqual({ kind: 'privacy-request', open: 1, due: 1 })
  const close = { params, body: { version: data.message.version, status: 'closed' as const } }
  const closed = await call(setContactRequestStatus, close, MEI)
  expect(closed.data.message.dueDay).toBeNull()
  expect((await call(listWork, { query: {} }, MEI)).data.items).toEqual([])
})

test('[DESK-306] the page of a person names the open privacy requests from their address', async () => {
  await anAccount(database, { userName: 'noor', email: 'Noor.Visser@voorbeeld.nl' })
  const { params } = await aStoredMessage('noor.visser@voorbeeld.nl')
  const open = async () =>
    (await call(getPerson, { params: { userName: 'noor' } }, MEI)).data.person.privacyRequests
  expect(await open()).toEqual([])
  const { version, dueDay, requestedAt } = await mark(params)
  expect(await open()).toEqual([{ ...params, requestedAt, dueDay }])
  await call(setContactRequestStatus, { params, body: { version, status: 'closed' } }, MEI)
  expect(await open()).toEqual([])
})
