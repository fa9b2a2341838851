import { expect, test } from 'vitest'
import { sendContactRequest } from '#contract/contact.ts'
import {
  addContactAnswer,
  assignContactRequest,
  getContactRequest,
  listContactRequests,
  replyToContactRequest,
  setContactRequestStatus,
} from '#contract/desk-contact.ts'
import { getDesk, listWork } from '#contract/desk-work.ts'
import type { Request } from '#contract/endpoint.ts'
import { anAccount } from '#demo/builders.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { runDueJobs } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import { collectMails, unreachableMailServer } from '../order/testing/collect-mails.ts'
import { type As, anApi } from '../testing/api.ts'
import { inLargeMarket } from '../testing/large-market.ts'
import { shortestTime } from '../testing/shortest-time.ts'
import { contactJobs } from './jobs.ts'
import { aMessage } from './testing/requests.ts'

const OPERATOR = 'beheer@bloesem.example'
const MEI: As = { as: { userName: 'mei', role: 'operator' } }
const JORIS: As = { as: { userName: 'joris', role: 'operator' } }

// Friday 20 November 2026.
const { call, refusal, clock, database } = await anApi({
  now: Date.parse('2026-11-20T10:00:00+01:00'),
})
for (const userName of ['mei', 'joris'])
  await anAccount(database, { userName, role: 'operator', name: `${userName} Bakker` })

type Said = Parameters<typeof aMessage>[0]

async function aStoredMessage(email: string, said: Said = {}) {
  await call(sendContactRequest, { body: aMessage({ email, ...said }) }, { language: 'nl' })
  return found(email)
}

async function found(search: string) {
  const { data } = await call(listContactRequests, { query: { search } }, MEI)
  const [first] = data.messages
  if (!first) throw new Error(`no message of ${search}`)
  return read(first.contactRequestId)
}

const read = async (contactRequestId: string) =>
  (await call(getContactRequest, { params: { contactRequestId } }, MEI)).data.message

type Message = Pick<Awaited<ReturnType<typeof read>>, 'contactRequestId' | 'version'>

const of = ({ contactRequestId, version }: Message) => ({
  params: { contactRequestId },
  version,
})

function replyTo(
  message: Message,
  said: Partial<Request<typeof replyToContactRequest>['body']> = {},
) {
  const { params, version } = of(message)
  const body = { version, text: 'Nog niet.\n\nIn maart wel.', status: 'waiting' as const, ...said }
  return { params, body }
}

function jobsTo(sendMail: SendMail) {
  const publicUrl = new URL('https://bloesem.example')
  return contactJobs({ database, clock, publicUrl, sendMail, operatorEmail: OPERATOR })
}

const dueAgain = () =>
  database.pool.query('update graphile_worker._private_jobs set run_at = now()')

async function acts(contactRequestId: string) {
  const { rows } = await database.pool.query(
    "select act, details from operator_log where target_kind = 'message' and target_id = $1 order by at, id",
    [contactRequestId],
  )
  return rows
}

test('[DESK-079, DESK-080] a message waits for two working days, is on Today and in the list of its status', async () => {
  const message = await aStoredMessage('lotte@voorbeeld.nl')
  expect(message).toMatchObject({ status: 'open', dueDay: '2026-11-24', mails: [], assignee: null })
  expect(message.message).toBe('Verkopen jullie cadeaubonnen?')
  const work = { kind: 'message', itemId: message.contactRequestId, subject: 'Anouk Vermeer' }
  const { items } = (await call(listWork, { query: {} }, MEI)).data
  expect(items).toContainEqual(expect.objectContaining({ ...work, dueDay: '2026-11-24' }))
  const desk = (await call(getDesk, {}, MEI)).data
  expect(desk.work).toContainEqual({ kind: 'message', open: 1, due: 0 })
  const sales = { query: { requestType: 'contact-sales' as const } }
  expect((await call(listContactRequests, sales, MEI)).data.messages).toEqual([])
})

test('[DESK-305] a market that answers messages within a day counts by that', async () => {
  const workItemTerms = { registration: 3, message: 1 }
  const hasty = await anApi({ now: clock.now(), deps: { workItemTerms } })
  await anAccount(hasty.database, { userName: 'mei', role: 'operator' })
  await hasty.call(sendContactRequest, { body: aMessage() }, { language: 'nl' })
  const { messages } = (await hasty.call(listContactRequests, { query: {} }, MEI)).data
  const { items } = (await hasty.call(listWork, { query: {} }, MEI)).data
  expect([messages[0]?.dueDay, items[0]?.dueDay]).toEqual(['2026-11-23', '2026-11-23'])
  hasty.clock.advance(3 * DAY_MS)
  const { work } = (await hasty.call(getDesk, {}, MEI)).data
  expect(work).toContainEqual({ kind: 'message', open: 1, due: 1 })
})

test('[DESK-081] a reply is mailed in the sender’s language, with the reference, and answers go to the market’s mailbox', async () => {
  const mailbox = collectMails()
  const message = await aStoredMessage('daan@voorbeeld.nl', { language: 'en', name: 'Daan Vos' })
  const { data } = await call(replyToContactRequest, replyTo(message), MEI)
  expect(data.message).toMatchObject({ status: 'waiting', dueDay: null })
  expect(data.message.mails).toMatchObject([
    { direction: 'sent', delivery: 'waiting', writtenBy: 'mei Bakker' },
  ])
  await runDueJobs(database.pool, jobsTo(mailbox.sendMail))
  const mails = mailbox.mails.filter(({ to }) => to?.[0]?.address === 'daan@voorbeeld.nl')
  const reply = mails.find(({ text }) => text?.includes('In maart wel.'))
  expect(reply?.subject).toBe(`Re: your message [${message.reference}]`)
  expect(reply?.replyTo?.[0]?.address).toBe(OPERATOR)
  expect(reply?.headers.map(({ key }) => key)).not.toContain('auto-submitted')
  expect((await found(reply?.subject ?? '')).mails).toMatchObject([{ delivery: 'left' }])
  expect(await acts(message.contactRequestId)).toEqual([
    { act: 'reply-message', details: { status: 'waiting' } },
  ])
})

test('[DESK-081] while the mail server is away a reply waits, is shown as retried, then as given up, and leaves once', async () => {
  const message = await aStoredMessage('wacht@voorbeeld.nl')
  await call(replyToContactRequest, replyTo(message), MEI)
  const delivery = async () => (await read(message.contactRequestId)).mails[0]?.delivery
  await runDueJobs(database.pool, jobsTo(unreachableMailServer))
  expect(await delivery()).toBe('retried')
  await database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts')
  expect(await delivery()).toBe('failed')
  await database.pool.query('update graphile_worker._private_jobs set attempts = 0')
  await dueAgain()
  const mailbox = collectMails()
  await runDueJobs(database.pool, jobsTo(mailbox.sendMail))
  expect(await delivery()).toBe('left')
  const [mail] = (await read(message.contactRequestId)).mails
  const job = { mailId: mail?.mailId ?? '' }
  const sent = mailbox.mails.length
  await jobsTo(mailbox.sendMail)['contact-reply-mail'](job, {
    id: '1',
    attempt: 2,
    signal: undefined,
  })
  expect(mailbox.mails).toHaveLength(sent)
})

test('[DESK-082] an answer that came by mail is written down, and the message is open again with a new term', async () => {
  const message = await aStoredMessage('sofie@voorbeeld.nl')
  const { data: replied } = await call(replyToContactRequest, replyTo(message), MEI)
  clock.advance(4 * DAY_MS)
  const { params, version } = of(replied.message)
  const body = { version, text: 'Past dinsdagmiddag ook?' }
  const { data } = await call(addContactAnswer, { params, body }, JORIS)
  expect(data.message).toMatchObject({ status: 'open', dueDay: '2026-11-26' })
  expect(data.message.excerpt).toBe('Past dinsdagmiddag ook?')
  expect(data.message.mails.map(({ direction }) => direction)).toEqual(['sent', 'received'])
  // One that was open keeps its term.
  clock.advance(DAY_MS)
  const again = { params, body: { version: data.message.version, text: 'O, en woensdag?' } }
  const later = await call(addContactAnswer, again, JORIS)
  expect(later.data.message.dueDay).toBe('2026-11-26')
  clock.advance(-5 * DAY_MS)
})

test('[DESK-083] an operator closes a message, opens it again and says who handles it, and that is logged', async () => {
  const message = await aStoredMessage('noor@voorbeeld.nl')
  const { params, version } = of(message)
  const body = { version, status: 'closed' as const }
  const { data: closed } = await call(setContactRequestStatus, { params, body }, MEI)
  expect(closed.message).toMatchObject({ status: 'closed', dueDay: null })
  const latest = await call(listContactRequests, { query: { status: 'closed' } }, MEI)
  expect(latest.data.messages.map(({ name }) => name)).toEqual(['Anouk Vermeer'])
  const reopen = { version: closed.message.version, status: 'open' as const }
  const { data: open } = await call(setContactRequestStatus, { params, body: reopen }, MEI)
  const take = { version: open.message.version, assignee: 'joris' }
  const { data: taken } = await call(assignContactRequest, { params, body: take }, JORIS)
  expect(taken.message).toMatchObject({ status: 'open', assignee: { userName: 'joris' } })
  const stranger = { version: taken.message.version, assignee: 'lotte' }
  const refused = await refusal(assignContactRequest, { params, body: stranger }, JORIS)
  expect(refused.details).toEqual([
    { path: 'body.assignee', message: 'is no operator, or is locked' },
  ])
  expect((await acts(message.contactRequestId)).map(({ act }) => act)).toEqual([
    ...['message-status', 'message-status', 'assign-message'],
  ])
})

test('[DESK-085] of two operators who reply at once one reply leaves, and the second is told', async () => {
  const message = await aStoredMessage('twee@voorbeeld.nl')
  const answers = await Promise.allSettled([
    call(replyToContactRequest, replyTo(message, { text: 'Van Mei' }), MEI),
    call(replyToContactRequest, replyTo(message, { text: 'Van Joris' }), JORIS),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = await refusal(replyToContactRequest, replyTo(message), JORIS)
  expect(refused.code).toBe('item-changed')
  expect((await read(message.contactRequestId)).mails).toHaveLength(1)
  expect(await acts(message.contactRequestId)).toHaveLength(1)
})

test.each(['', ' \u200b '])('a reply without words is refused: %j', async (text) => {
  const message = await aStoredMessage('leeg@voorbeeld.nl')
  const refused = await refusal(replyToContactRequest, replyTo(message, { text }), MEI)
  expect(refused.details).toEqual([{ path: 'body.text', message: 'is required' }])
})

test('a message is deleted after two years with its thread', async () => {
  const message = await aStoredMessage('lang@voorbeeld.nl')
  await call(replyToContactRequest, replyTo(message), MEI)
  clock.advance(2 * 366 * DAY_MS)
  const job = { id: '1', attempt: 1, signal: undefined }
  await jobsTo(unreachableMailServer)['delete-contacts']({}, job)
  const { rows } = await database.pool.query('select count(*)::int as left from contact_mails')
  expect(rows).toEqual([{ left: 0 }])
  clock.advance(-2 * 366 * DAY_MS)
})

test('[DESK-079, DESK-084] a page or search of the list answers within 100 ms in a large market, and pages have each once', async () => {
  await database.pool.query(`
    insert into contact_requests (id, request_type, name, email, phone, message, business_name, plan, source, language,
      requested_at, status, status_since, demo_date, demo_time)
    select uuidv7(), (array['contact-us', 'contact-sales', 'demo-scheduling'])[1 + n % 3], 'Nr ' || n, 'n' || n || '@voorbeeld.nl',
      '', 'Hallo', '', '', '', 'nl', '2026-01-01', (array['open', 'open', 'waiting', 'closed'])[1 + n % 4],
      timestamptz '2026-01-01 00:00:00.000001' + n / 7 * interval '1 minute', '2026-12-01', '15:00'
    from generate_series(1, ${inLargeMarket(62_500)}) n`)
  await database.pool.query('analyze contact_requests')
  const list = async (query: Request<typeof listContactRequests>['query']) =>
    (await call(listContactRequests, { query }, MEI)).data
  const lists = (['open', 'waiting', 'closed'] as const).flatMap((status) => [
    { status },
    { status, requestType: 'demo-scheduling' as const },
  ])
  for (const each of lists) {
    const seen: string[] = []
    let after: string | null = ''
    for (let page = 0; page < 3 && after !== null; page++) {
      const query: Request<typeof listContactRequests>['query'] = { ...each, limit: 30, after }
      expect(await shortestTime(100, () => list(query))).toBeLessThan(100)
      const { messages, nextCursor }: Awaited<ReturnType<typeof list>> = await list(query)
      seen.push(...messages.map(({ contactRequestId }) => contactRequestId))
      after = nextCursor
    }
    expect(new Set(seen).size).toBe(90)
  }
  const { reference } = await found('n4711@voorbeeld.nl')
  for (const search of ['N4711@voorbeeld.nl', `Re: je bericht [${reference.toLowerCase()}]`]) {
    expect(await shortestTime(100, () => list({ search }))).toBeLessThan(100)
    expect((await list({ search })).messages).toMatchObject([{ name: 'Nr 4711' }])
  }
})
