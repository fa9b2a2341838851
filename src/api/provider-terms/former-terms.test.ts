import { beforeEach, expect, test } from 'vitest'
import {
  announceTerms,
  getFormerTerms,
  listFormerTerms,
  listTermsVersions,
} from '#contract/provider-terms.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { MAIL_DELAY_MS } from '#domain/order/undo.ts'
import { runDueJobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail/message.ts'
import { writeMembership } from '../membership/store.ts'
import { aStoredRegistration } from '../registration/testing/a-stored-registration.ts'
import { anApi } from '../testing/api.ts'
import { providerTermsJobs } from './jobs.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const BO = { as: { userName: 'bo' } }
const { call, clock, database, refusal } = await anApi()
for (const { as } of [MEI, BO]) await anAccount(database, as)

let mails: Mail[] = []
const jobs = providerTermsJobs({
  database,
  clock,
  publicUrl: new URL('https://bloesem.example'),
  sendMail: async (mail: Mail) => void mails.push(mail),
})

beforeEach(async () => {
  clock.set(TEST_NOW)
  mails = []
  for (const table of [
    'provider_terms',
    'registrations',
    'providers',
    'graphile_worker._private_jobs',
  ])
    await database.pool.query(`delete from ${table}`)
})

async function announce() {
  const { versions, firstDay } = (await call(listTermsVersions, {}, MEI)).data
  const body = {
    change: { en: 'Rates.', nl: 'Tarieven.' },
    text: { en: 'We.', nl: 'Wij.' },
    holdsFrom: firstDay,
    latest: versions[0]?.number ?? 0,
  }
  await call(announceTerms, { body }, MEI)
  clock.advance(MAIL_DELAY_MS)
  await deliver()
}

async function deliver() {
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runDueJobs(database.pool, jobs)
}

async function aSalonOfBo() {
  const { id: providerId, userName } = await aProvider(database)
  const membership = { providerId, userName: 'bo', role: 'reception' } as const
  await database.transaction((trx) => writeMembership(trx, membership))
  return { userName }
}

test('[DESK-191] a member reads the versions that held earlier, from when to when, with their texts', async () => {
  const params = await aSalonOfBo()
  const former = async () => (await call(listFormerTerms, { params }, BO)).data.versions
  expect(await former()).toEqual([])
  await announce()
  expect(await former()).toEqual([])
  clock.set(Date.parse('2026-12-06T00:00:00+01:00'))
  expect(await former()).toEqual([
    {
      number: 1,
      change: { en: '', nl: '' },
      holdsFrom: '2026-11-22',
      heldUntil: '2026-12-06',
    },
  ])
  const one = { params: { ...params, number: '1' } }
  const { version } = (await call(getFormerTerms, one, BO)).data
  expect(version.text.nl).toContain('1. Wie en wat')
  const current = { params: { ...params, number: '2' } }
  expect((await refusal(getFormerTerms, current, BO)).code).toBe('not-found')
})

test('[DESK-192] a salon that was approved and has no member is mailed at the address of its registration', async () => {
  await aSalonOfBo()
  const [waiting, ended] = [await aProvider(database), await aProvider(database)]
  await database.pool.query(
    "update providers set restriction = 'ended', active = false where id = $1",
    [ended.id],
  )
  const approved = { status: 'approved' as const, email: 'nieuw@voorbeeld.nl' }
  const { id } = await aStoredRegistration(database, { ...approved, providerId: waiting.id })
  await aStoredRegistration(database, {
    ...approved,
    email: 'weg@voorbeeld.nl',
    providerId: ended.id,
  })
  await aStoredRegistration(database, { email: 'open@voorbeeld.nl' })
  expect((await call(listTermsVersions, {}, MEI)).data).toMatchObject({
    members: 1,
    registrations: 1,
  })
  await announce()
  const { rows } = await database.pool.query('select id from provider_terms where number = 2')
  // The same once more, as after a crash.
  const again = { id: '1', attempt: 2, signal: undefined }
  await jobs['announce-provider-terms']({ termsId: rows[0].id }, again)
  await deliver()
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['bo@voorbeeld.nl', 'nieuw@voorbeeld.nl'])
  const mail = mails.find(({ to }) => to.startsWith('nieuw'))
  expect(mail?.id).toContain(`registration-${id}`)
  expect(mail?.text).toContain('Je salon is toegelaten tot Bloesem')
})
