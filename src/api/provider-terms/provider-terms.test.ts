import { beforeEach, expect, test } from 'vitest'
import { listOperatorLog } from '#contract/operator-log.ts'
import {
  announceTerms,
  getProviderTerms,
  getTermsVersion,
  listTermsVersions,
  withdrawTerms,
} from '#contract/provider-terms.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { MAIL_DELAY_MS, UNDO_MS } from '#domain/order/undo.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { MAX_ATTEMPTS, runDueJobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail/message.ts'
import { writeMembership } from '../membership/store.ts'
import { anApi } from '../testing/api.ts'
import { inLargeMarket } from '../testing/large-market.ts'
import { shortestTime } from '../testing/shortest-time.ts'
import { providerTermsJobs } from './jobs.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const BRAM = { as: { userName: 'bram', role: 'operator' as const } }
const { call, clock, database, refusal } = await anApi()
const publicUrl = new URL('https://bloesem.example')
for (const { as } of [MEI, BRAM]) await anAccount(database, as)

const NEXT = {
  change: { en: 'Rates go up.', nl: 'De tarieven gaan omhoog.' },
  text: { en: '1. Who\n\nWe.', nl: '1. Wie\n\nWij.' },
}
let mails: Mail[] = []
let isMailDown = false

async function sendMail(mail: Mail) {
  if (isMailDown) throw new Error('the mail server is away')
  mails.push(mail)
}

beforeEach(async () => {
  clock.set(TEST_NOW)
  mails = []
  isMailDown = false
  await database.pool.query('delete from provider_terms')
  await database.pool.query('delete from providers')
  await database.pool.query('delete from graphile_worker._private_jobs')
})

async function aMember(userName: string, ...salons: { id: string }[]) {
  await anAccount(database, { userName })
  await database.pool.query(
    "update accounts set email_verified = true, email = user_name || '@voorbeeld.nl' where user_name = $1",
    [userName],
  )
  for (const [index, { id: providerId }] of salons.entries())
    await database.transaction((trx) =>
      writeMembership(trx, { providerId, userName, role: index === 0 ? 'owner' : 'staff' }),
    )
}

const list = async () => (await call(listTermsVersions, {}, MEI)).data
const read = async () => (await call(getProviderTerms, {})).data
const bodyOf = async (parts: object = {}) => {
  const { versions, firstDay } = await list()
  return { ...NEXT, holdsFrom: firstDay, latest: versions[0]?.number ?? 0, ...parts }
}
const announce = async (parts: object = {}) =>
  (await call(announceTerms, { body: await bodyOf(parts) }, MEI)).data.versions[0]

const jobs = providerTermsJobs({ database, clock, publicUrl, sendMail })

/** Runs the jobs of the terms that are due once the mails may leave. */
async function deliver() {
  clock.advance(MAIL_DELAY_MS)
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runDueJobs(database.pool, jobs)
}

test('[DESK-160] without terms of an operator those of the release hold, as version 1, for everybody to read', async () => {
  const { current, isOfRelease, coming } = await read()
  expect(current).toMatchObject({ number: 1, holdsFrom: '2026-11-22', change: { nl: '' } })
  expect(current.text.nl).toContain('\n\n1. Wie en wat\n\n1.1 ')
  expect(current.text.en).not.toContain('](/')
  expect([isOfRelease, coming]).toEqual([true, []])
})

test('[DESK-160] the terms of the release are kept as version 1 when another one is announced, and are shown until it holds', async () => {
  const before = (await read()).current
  await announce()
  await deliver()
  expect(await read()).toMatchObject({
    current: before,
    isOfRelease: true,
    coming: [{ number: 2, holdsFrom: '2026-12-06', ...NEXT }],
  })
  clock.set(Date.parse('2026-12-05T23:30:00+01:00'))
  expect((await read()).current.number).toBe(1)
  clock.set(Date.parse('2026-12-06T00:00:00+01:00'))
  expect(await read()).toMatchObject({ current: { number: 2, ...NEXT }, isOfRelease: false })
  const { versions } = await list()
  expect(versions.map(({ number, state }) => [number, state])).toEqual([
    [2, 'current'],
    [1, 'former'],
  ])
  const params = { termsId: versions[1]?.termsId ?? '' }
  const { version } = (await call(getTermsVersion, { params }, MEI)).data
  expect(version).toEqual(before)
})

test('[DESK-161] a version holds not before fifteen whole days or after a year, nor before one that was announced earlier', async () => {
  expect((await list()).firstDay).toBe('2026-12-06')
  const tooSoon = await refusal(
    announceTerms,
    { body: await bodyOf({ holdsFrom: '2026-12-05' }) },
    MEI,
  )
  expect(tooSoon.code).toBe('invalid-request')
  expect((await list()).versions).toHaveLength(1)
  const tooFar = await refusal(
    announceTerms,
    { body: await bodyOf({ holdsFrom: '2072-01-01' }) },
    MEI,
  )
  expect(tooFar.details).toEqual([{ path: 'body.holdsFrom', message: 'is not after 2027-11-21' }])
  await announce({ holdsFrom: '2027-01-01' })
  expect((await list()).firstDay).toBe('2027-01-01')
})

test('[DESK-161] of two operators the second is told that there is another version, and the log has the act', async () => {
  const body = await bodyOf()
  const announcing = [MEI, BRAM].map((as) =>
    call(announceTerms, { body }, as).then(
      () => 'announced',
      () => 'refused',
    ),
  )
  expect((await Promise.all(announcing)).toSorted()).toEqual(['announced', 'refused'])
  expect((await refusal(announceTerms, { body }, BRAM)).code).toBe('item-changed')
  expect((await list()).versions.map(({ number }) => number)).toEqual([2, 1])
  const { acts } = (await call(listOperatorLog, { query: { limit: 1 } }, MEI)).data
  expect(acts[0]).toMatchObject({ act: 'announce-terms', details: { number: 2 } })
})

test('[DESK-162] every member gets one mail with what changes, from when, and the whole text', async () => {
  const [iris, pioen] = [await aProvider(database), await aProvider(database)]
  await aMember('ruben', iris, pioen)
  await aMember('fleur', iris)
  expect((await list()).members).toBe(2)
  const version = await announce()
  await deliver()
  // The same job once more, as after a crash.
  await jobs['announce-provider-terms'](
    { termsId: version?.termsId ?? '' },
    { id: '1', attempt: 2, signal: undefined },
  )
  await deliver()
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['fleur@voorbeeld.nl', 'ruben@voorbeeld.nl'])
  expect(new Set(mails.map(({ id }) => id)).size).toBe(2)
  const [{ subject, text, language }] = mails as [Mail]
  expect(language).toBe('nl')
  expect(subject).toBe('De voorwaarden voor salons veranderen op 6 december 2026')
  for (const part of ['De tarieven gaan omhoog.', '1. Wie', '/provider-terms'])
    expect(text).toContain(part)
  expect((await list()).versions[0]).toMatchObject({ mails: 2, mailsLeft: 2, mailsGivenUp: 0 })
})

test('[DESK-162] a version that is withdrawn within ten seconds is told to nobody, and its number is used again', async () => {
  await aMember('ruben', await aProvider(database))
  const version = await announce()
  const params = { termsId: version?.termsId ?? '' }
  expect(version?.withdrawUntil).toBe(new Date(TEST_NOW + UNDO_MS).toISOString())
  expect((await read()).coming).toEqual([])
  clock.advance(UNDO_MS - 1)
  const { versions } = (await call(withdrawTerms, { params, body: {} }, BRAM)).data
  expect(versions.map(({ number }) => number)).toEqual([1])
  await deliver()
  expect(mails).toEqual([])
  expect((await refusal(withdrawTerms, { params, body: {} }, BRAM)).code).toBe('mail-sent')
  expect((await announce())?.number).toBe(2)
})

test('[DESK-162] once its mails leave a version is not withdrawn any more', async () => {
  await aMember('ruben', await aProvider(database))
  const params = { termsId: (await announce())?.termsId ?? '' }
  await deliver()
  expect((await refusal(withdrawTerms, { params, body: {} }, MEI)).code).toBe('mail-sent')
  clock.set(TEST_NOW)
  expect((await refusal(withdrawTerms, { params, body: {} }, MEI)).code).toBe('mail-sent')
  expect((await list()).versions[0]).toMatchObject({ number: 2, withdrawUntil: null })
})

test('[DESK-163] a version whose mails leave later holds fifteen whole days after the last one, as its mail says', async () => {
  await aMember('ruben', await aProvider(database))
  await announce()
  isMailDown = true
  await deliver()
  clock.set(TEST_NOW + 3 * DAY_MS)
  expect((await read()).coming[0]?.holdsFrom).toBe('2026-12-09')
  isMailDown = false
  await deliver()
  expect(mails[0]?.subject).toContain('9 december 2026')
  clock.set(TEST_NOW + 10 * DAY_MS)
  expect((await read()).coming[0]?.holdsFrom).toBe('2026-12-09')
})

test('[DESK-163] a mail that is given up keeps the terms from nobody else; while none has left they do not hold', async () => {
  const salon = await aProvider(database)
  await aMember('ruben', salon)
  const version = await announce()
  const termsId = version?.termsId ?? ''
  isMailDown = true
  await deliver()
  const last = { id: '1', attempt: MAX_ATTEMPTS, signal: undefined }
  await expect(jobs['provider-terms-mail']({ termsId, userName: 'ruben' }, last)).rejects.toThrow()
  clock.set(TEST_NOW + 40 * DAY_MS)
  expect((await read()).current.number).toBe(1)
  // Another member was told on the first day.
  await aMember('fleur', salon)
  await database.pool.query(
    "insert into provider_terms_mails (terms_id, user_name, left_at) values ($1, 'fleur', $2)",
    [termsId, new Date(TEST_NOW)],
  )
  expect((await list()).versions[0]).toMatchObject({ mailsLeft: 1, mailsGivenUp: 1 })
  expect((await read()).current.number).toBe(2)
})

test('[DESK-163] who has no verified address or left meanwhile is waited for by nobody', async () => {
  const salon = await aProvider(database)
  await aMember('ruben', salon)
  await aMember('greet', salon)
  await aMember('harm', salon)
  await database.pool.query("update accounts set email_verified = false where user_name = 'greet'")
  const termsId = (await announce())?.termsId ?? ''
  clock.advance(MAIL_DELAY_MS)
  const run = { id: '1', attempt: 1, signal: undefined }
  await jobs['announce-provider-terms']({ termsId }, run)
  await database.pool.query("delete from memberships where user_name = 'harm'")
  await deliver()
  expect(mails.map(({ to }) => to)).toEqual(['ruben@voorbeeld.nl'])
  expect((await list()).versions[0]).toMatchObject({ mails: 2, mailsLeft: 1, mailsGivenUp: 1 })
})

test('[DESK-160] the terms and their list are read within 100 ms in a large market', async () => {
  const members = inLargeMarket(20_000)
  await database.pool.query(
    `insert into accounts (user_name, subject, name, email) select 'lid-' || n, 'lid-' || n, 'Lid', '' from generate_series(1, ${members}) n`,
  )
  await database.pool.query(
    `with terms as (
       insert into provider_terms (number, first_day, text_en, text_nl, change_en, change_nl, announced_at,
         mails_began_at, mails_enqueued_at)
       select n, date '2026-11-01' + n, repeat('Text ', 6000), repeat('Tekst ', 6000), 'Rates', 'Tarieven', '2026-10-01', '2026-10-01', '2026-10-01'
       from generate_series(1, 5) n returning id)
     insert into provider_terms_mails (terms_id, user_name, left_at)
     select id, 'lid-' || n, timestamptz '2026-10-01' + n * interval '1 s' from terms, generate_series(1, ${members}) n`,
  )
  await database.pool.query('analyze provider_terms, provider_terms_mails, memberships')
  expect((await read()).current.number).toBe(5)
  expect(await shortestTime(100, read)).toBeLessThan(100)
  expect((await list()).versions[0]).toMatchObject({ mails: members, mailsLeft: members })
  expect(await shortestTime(100, list)).toBeLessThan(100)
})
