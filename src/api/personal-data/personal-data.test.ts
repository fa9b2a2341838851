import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { placeOrder } from '#contract/order.ts'
import { deleteAccount, getPersonalData } from '#contract/personal-data.ts'
import { aCatalogItem } from '#demo/builders.ts'
import { anOrder, aReview } from '#demo/order-builders.ts'
import { DEMO_PASSWORD } from '#demo/sign-ins.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { identityTasks } from '#identity/users/tasks.ts'
import { systemClock } from '#platform/clock.ts'
import { enqueue, runDueJobs, type TaskHandlers } from '#platform/jobs.ts'
import { openLog } from '#platform/log.ts'
import type { Mail, SendMail } from '#platform/mail/message.ts'
import { storeMail } from '#platform/mail/send.ts'
import { noRateLimit } from '#platform/rate-limit.ts'
import { SECRET_KEY, startSignIn } from '../account/testing/sign-in-server.ts'
import { contactJobs } from '../contact/jobs.ts'
import { aMessage, aRegistration } from '../contact/testing/requests.ts'
import { orderJobs } from '../order/jobs.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { aProduct } from '../testing/a-product.ts'
import { injection } from '../testing/api.ts'
import { personalDataJobs } from './jobs.ts'
import { everyRowWith } from './testing/every-row.ts'

// Sanne is everywhere a person can be; what is hers has her name in it, whatever the column.
const SANNE = 'sanne'
const HER_PHONE = '0600000001'

const product = await aProduct()
const { database, clock, salon } = product
const publicUrl = new URL(product.publicUrl)
const mails: Mail[] = []
const silentLog = openLog({ format: 'lines', level: 'silent' })
let item: Awaited<ReturnType<typeof aCatalogItem>>
let past: Awaited<ReturnType<typeof anOrder>>
let upcoming = ''
let bearer = ''
let elsewhere: Awaited<ReturnType<typeof product.signIn>>

beforeAll(async () => {
  clock.set(Date.now())
  item = await aCatalogItem(database, salon)
  const browser = await product.signIn(SANNE)
  bearer = browser.bearer
  elsewhere = await product.signIn(SANNE)
  await leaveTracesEverywhere()
})

async function ask(endpoint: Endpoint, request: Parameters<typeof injection>[1] = {}, as = bearer) {
  const answer = await product.app.inject(
    injection(endpoint, request, { headers: { authorization: as } }),
  )
  return answer.json()
}

const deletion = { body: { userName: SANNE } }

test('one document has everything stored about a person, from every table', async () => {
  const { data } = getPersonalData.reply.parse(await ask(getPersonalData))
  const counts = Object.fromEntries(
    Object.entries(data).map(([key, part]) => [key, Array.isArray(part) ? part.length : 1]),
  )
  expect(counts).toEqual({
    madeAt: 1,
    account: 1,
    signIn: 1,
    orders: 2,
    reviews: 1,
    favourites: 1,
    holds: 1,
    blocks: 1,
    clients: 1,
    mailAddresses: 1,
    requestKeys: 1,
    messages: 1,
    registrations: 1,
    reports: 0,
    mails: 1,
    memberships: 0,
    invitations: 1,
    termsMails: 1,
    salons: 0,
  })
  expect(data.account).toMatchObject({ name: 'Sanne Visser', phoneNumber: HER_PHONE })
  expect(data.signIn).toMatchObject({
    hasPassword: true,
    otherServices: [{ issuer: 'https://elders.example', subject: 'sanne-elders' }],
    passwordRequests: [{ login: 'sanne@voorbeeld.nl' }],
    secondFactor: {
      authenticatorAddedAt: expect.any(String),
      passkeys: [{ name: 'De telefoon van Sanne' }],
      recoveryCodesLeft: 1,
    },
    setUpCodes: [{ expiresAt: expect.any(String) }],
    unconfirmedSignUps: [{ userName: 'sanne-twee' }],
  })
  expect(data.signIn?.sessions).toHaveLength(2)
  expect(data.orders[1]).toMatchObject({
    orderId: past.id,
    customerName: 'Sanne Visser',
    totalAmount: 42.5,
    items: [{ nameEn: item.nameEn, price: 42.5 }],
    events: [{ by: 'you', note: 'Sanne belde' }],
  })
})

test('the document has nothing about anybody else', async () => {
  const daan = await product.signIn('daan')
  const document = JSON.stringify(await ask(getPersonalData, {}, daan.bearer))
  expect(document).not.toMatch(/sanne|0600000001/i)
})

test('messages sent from an address are shown only to its verified owner', async () => {
  // As with an outside issuer: of the sign-in nothing is known here.
  await database.pool.query(
    "update identity.users set email = 'nieuw@voorbeeld.nl' where user_name = 'daan'",
  )
  await database.pool.query(
    "update accounts set email = 'sanne@voorbeeld.nl' where user_name = 'daan'",
  )
  const daan = await product.signIn('daan')
  await database.pool.query(
    "update accounts set email = 'sanne@voorbeeld.nl' where user_name = 'daan'",
  )
  const { data } = await ask(getPersonalData, {}, daan.bearer)
  expect(data).toMatchObject({ messages: [], registrations: [], mails: [] })
  await database.pool.query(
    "update accounts set email = 'daan@voorbeeld.nl' where user_name = 'daan'",
  )
})

test('an account is not deleted without a recent sign-in', async () => {
  clock.set(Date.now() + 11 * MINUTE_MS)
  expect((await ask(deleteAccount, deletion)).code).toBe('sign-in-again')
  clock.set(Date.now())
  expect((await ask(deleteAccount, { body: { userName: 'daan' } })).code).toBe('forbidden')
})

test('upcoming visits must be cancelled and a provider handed over before deletion', async () => {
  const refused = await ask(deleteAccount, deletion)
  expect(refused).toMatchObject({
    code: 'account-in-use',
    data: { visitsToCome: 1, salons: 0 },
  })
  const owner = await product.signIn('studio-bloesem')
  const kept = await ask(deleteAccount, { body: { userName: 'studio-bloesem' } }, owner.bearer)
  expect(kept).toMatchObject({ code: 'account-in-use', data: { visitsToCome: 0, salons: 1 } })
})

test('an account cannot be deleted during a visit', async () => {
  const daan = await product.signIn('daan')
  const visit = await anOrder(database, salon, {
    customerUserName: 'daan',
    items: [item],
    startsAt: clock.now() - 10 * MINUTE_MS,
  })
  const asked = { body: { userName: 'daan' } }
  expect(await ask(deleteAccount, asked, daan.bearer)).toMatchObject({
    code: 'account-in-use',
    data: { visitsToCome: 1, salons: 0 },
  })
  // Once it is over they may, as the next test does.
  await database.pool.query(
    `update orders set starts_at = starts_at - interval '1 hour', ends_at = ends_at - interval '1 hour' where id = $1`,
    [visit.id],
  )
})

test('a person with an unverified address deletes nothing that was sent from it', async () => {
  const daan = await product.signIn('daan')
  await database.pool.query(
    "update accounts set email = 'sanne@voorbeeld.nl' where user_name = 'daan'",
  )
  const deleted = await ask(deleteAccount, { body: { userName: 'daan' } }, daan.bearer)
  expect(deleted.statusCode).toBe(200)
  await deliver(async () => {})
  const { rows } = await database.pool.query(
    'select (select count(*) from contact_requests) as messages, (select count(*) from registrations) as salons',
  )
  expect(rows).toEqual([{ messages: 1, salons: 1 }])
})

test('after deletion no table has personal data of the account, and amounts stay', async () => {
  await ask(endpoints.cancelOrder, { params: { orderId: upcoming }, body: { orderId: upcoming } })
  const [before] = (await database.pool.query(BOOKS)).rows
  expect(await everyRowWith(database.pool, [SANNE, HER_PHONE])).toEqual(TRACES)
  expect((await ask(deleteAccount, deletion)).statusCode).toBe(200)
  await deliver()
  expect(await everyRowWith(database.pool, [SANNE, HER_PHONE])).toEqual([])
  expect((await database.pool.query(BOOKS)).rows).toEqual([before])
})

test('the last mail confirms the deletion, and the provider is told that the visit is cancelled', () => {
  const subjects = mails.map(({ to, subject }) => [to, subject])
  expect(subjects.toSorted()).toEqual([
    ['sanne@voorbeeld.nl', 'Your account is deleted'],
    ['studio-bloesem@voorbeeld.nl', expect.stringMatching(/^Geannuleerd: .*, een klant$/)],
  ])
  expect(mails.find(({ to }) => to.startsWith('studio'))?.text).not.toMatch(/sanne/i)
})

test('all sign-ins end, and no token restores the account', async () => {
  expect((await ask(getPersonalData)).code).toBe('invalid-token')
  // Never shown before: nobody here knows it yet.
  expect((await ask(getPersonalData, {}, elsewhere.bearer)).code).toBe('invalid-token')
  const headers = { 'x-xsrf-token': elsewhere.xsrf }
  const refreshed = await elsewhere.browser.call('POST', '/api/auth/refresh', {}, headers)
  expect(refreshed.json()).toMatchObject({ code: 'sign-in-required' })
  const { page } = await startSignIn(elsewhere.browser)
  const signedIn = await elsewhere.browser.submit(page, {
    username: SANNE,
    password: DEMO_PASSWORD,
  })
  expect(signedIn.location).toBeUndefined()
  const { rows } = await database.pool.query("select from accounts where user_name = 'sanne'")
  expect(rows).toEqual([])
})

test('a last mail that is never delivered does not keep its recipient in the queue', async () => {
  const queued = 'from graphile_worker._private_jobs where payload::text ~ $1'
  const left = async () =>
    (await database.pool.query(`select ${queued}`, ['joke@voorbeeld.nl'])).rowCount
  const joke = { email: 'joke@voorbeeld.nl', language: 'nl' } as const
  await enqueue(database.query, 'account-mail', joke)
  const away = () => Promise.reject(new Error('the mail is away'))
  await deliver(away)
  expect(await left()).toBe(1)
  await database.pool.query(
    'update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()',
  )
  const lines: string[] = []
  await deliver(away, openLog({ format: 'lines', write: (line) => lines.push(line) }))
  expect(await left()).toBe(0)
  expect(lines.join('')).toMatch(/a deleted account was given up[\s\S]*the mail is away/)
})

test('[REVIEW-05] reviews of a deleted account stay without a name, and the average is unchanged', async () => {
  const { rows } = await database.pool.query(STARS)
  expect(rows).toEqual([{ review_count: 1, five_star_count: 1, counted: 1, anonymous: true }])
})

test('an order in progress when its customer is deleted is refused', async () => {
  const noor = await product.signIn('noor')
  await ask(getPersonalData, {}, noor.bearer)
  await database.pool.query("delete from accounts where user_name = 'noor'")
  const startsAt = nextOpenHour(14)
  const body = aDraft(salon, [item], { customerUserName: 'noor', startsAt })
  expect((await ask(placeOrder, { body }, noor.bearer)).code).toBe('invalid-token')
})

async function leaveTracesEverywhere() {
  const startsAt = Date.now() - 20 * DAY_MS
  past = await anOrder(database, salon, {
    customerUserName: SANNE,
    items: [item],
    status: 'COMPLETED',
    startsAt,
  })
  const { pool } = database
  await pool.query('update order_events set note = $2 where order_id = $1', [
    past.id,
    'Sanne belde',
  ])
  await pool.query("update orders set customer_name = 'Sanne Visser'")
  await aReview(database, salon, { reviewerUserName: SANNE, orderId: past.id })
  await pool.query("update reviews set reviewer_name = 'Sanne Visser'")
  const draft = aDraft(salon, [item], {
    customerUserName: SANNE,
    startsAt: nextOpenHour(7),
    customerInstructions: 'Groet, Sanne',
    customerInfo: { customerName: 'Sanne Visser', customerEmail: 'sanne@voorbeeld.nl' },
  })
  const placed = await product.app.inject(
    injection(
      placeOrder,
      { body: draft },
      { headers: { authorization: bearer, 'idempotency-key': 'k1' } },
    ),
  )
  upcoming = placed.json().data.orderId
  await database.pool.query(`insert into mail_addresses (id, user_name, email, requested_at)
    values (gen_random_uuid(), 'sanne', 'sanne.twee@voorbeeld.nl', now())`)
  await pool.query(
    `insert into invitations (provider_id, email, role, language, sent_at, expires_at)
     values ($1, 'sanne@voorbeeld.nl', 'staff', 'nl', now(), now() + interval '7 days')`,
    [salon.id],
  )
  await pool.query(
    `with terms as (insert into provider_terms (number, first_day, text_en, text_nl)
       values (1, '2026-11-22', 'Text', 'Tekst') returning id)
     insert into provider_terms_mails (terms_id, user_name) select id, $1 from terms`,
    [SANNE],
  )
  await ask(endpoints.keepFavourite, { params: { userName: salon.userName } })
  const startTime = new Date(nextOpenHour(7) + 2 * HOUR_MS).toISOString()
  const hold = { userName: salon.userName, startTime, durationMinutes: 45 }
  const held = await ask(endpoints.holdSlot, { body: hold })
  expect(held.statusCode, JSON.stringify(held)).toBe(201)
  await pool.query(
    "update clients set note = 'Sanne houdt van rust', blocked_at = now() where user_name = $1",
    [SANNE],
  )
  const from = { email: 'Sanne@voorbeeld.nl' }
  await ask(endpoints.sendContactRequest, { body: { ...aMessage(), ...from, name: 'Sanne' } })
  await ask(endpoints.registerProvider, { body: { ...aRegistration(), ...from } })
  await leaveTracesAtTheSignIn()
  // What was sent so far is kept, as without a mail server; nothing of it is under way any more.
  await deliver(storeMail(database.query, 'Bloesem <hallo@bloesem.example>', systemClock))
  // Left are those that name her: her own and the salon's of the booking, the operator's of what she sent.
  await pool.query(
    "delete from kept_mails where message_id !~ 'order-.*confirmation|contact-.*operator'",
  )
  // The mail of the day of a member, and that of a series to the salon, name her too.
  const { rowCount } = await pool.query(
    `insert into kept_mails (message_id, to_address, subject, language, text_body, html_body, raw)
     select id, a.email, 'Jouw dag', 'nl', 'Sanne Visser', '', ''
     from memberships m join accounts a on a.user_name = m.user_name,
       unnest(array['<day-2026-11-24.1@x>', '<series-' || $2 || '.0.change.salon@x>']) id
     where m.provider_id = $1`,
    [salon.id, past.id],
  )
  expect(rowCount).toBe(2)
}

async function leaveTracesAtTheSignIn() {
  const { pool } = database
  await pool.query(`insert into identity.upstream_people (issuer, upstream_subject, subject)
    select 'https://elders.example', 'sanne-elders', subject from identity.users where user_name = 'sanne'`)
  await pool.query(`insert into identity.sign_ups (id, user_name, email, name, password_hash, expires_at)
    values ('s1', 'sanne-twee', 'sanne@voorbeeld.nl', 'Sanne', 'x', now())`)
  await pool.query(`insert into identity.password_resets (id, login, expires_at)
    values ('r1', 'sanne@voorbeeld.nl', now())`)
  await pool.query(`insert into identity.authenticators (subject, encrypted_secret, last_step)
    select subject, 'x', 1 from identity.users where user_name = 'sanne'`)
  await pool.query(`insert into identity.passkeys (id, subject, name, public_key, counter, transports, is_synced)
    select 'x', subject, 'De telefoon van Sanne', 'x', 0, '{}', false from identity.users where user_name = 'sanne'`)
  await pool.query(`insert into identity.recovery_codes (subject, code_hash)
    select subject, 'x' from identity.users where user_name = 'sanne'`)
  await pool.query(`insert into identity.set_up_codes (id, subject, expires_at)
    select 'x', subject, now() from identity.users where user_name = 'sanne'`)
}

async function deliver(sendMail: SendMail = toList, log = silentLog) {
  const about = { database, clock: systemClock, publicUrl, secretKey: SECRET_KEY, sendMail, log }
  const identity = { ...about, publicUrl: product.publicUrl }
  await runDueJobs(database.pool, {
    ...orderJobs({ ...about, mailFrom: 'Bloesem <hallo@bloesem.example>' }),
    ...personalDataJobs(about),
    ...identityTasks({ ...identity, limiter: noRateLimit }),
    ...contactJobs({ ...about, operatorEmail: 'beheer@bloesem.example' }),
  } satisfies Partial<TaskHandlers>)
}

async function toList(mail: Mail) {
  mails.push(mail)
}

// At ten by the salon's clock, on a day it is open.
function nextOpenHour(days: number): number {
  const at = new Date(Date.now() + days * DAY_MS)
  at.setUTCHours(12, 0, 0, 0)
  while ([0, 1].includes(at.getUTCDay())) at.setTime(at.getTime() + DAY_MS)
  return at.getTime()
}

const TRACES = [
  'identity.artifacts',
  'identity.authenticators',
  'identity.passkeys',
  'identity.password_resets',
  'identity.recovery_codes',
  'identity.set_up_codes',
  'identity.sign_ups',
  'identity.upstream_people',
  'identity.users',
  'public.accounts',
  'public.clients',
  'public.contact_requests',
  'public.favourites',
  'public.holds',
  'public.idempotency_keys',
  'public.invitations',
  'public.kept_mails',
  'public.mail_addresses',
  'public.order_events',
  'public.orders',
  'public.provider_terms_mails',
  'public.registrations',
  'public.reviews',
]

const BOOKS = `select count(*) as orders, sum(total_cents) as cents, min(starts_at) as first,
  (select count(*) from order_items) as items, (select count(*) from order_events) as events from orders`

const STARS = `select p.review_count, p.five_star_count, count(r.*) as counted, bool_and(r.anonymous) as anonymous
  from providers p join reviews r on r.provider_id = p.id group by p.id`
