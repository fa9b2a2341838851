import { beforeEach, expect, test } from 'vitest'
import { listOperatorLog } from '#contract/operator-log.ts'
import { getTaxReminder, sendTaxReminder } from '#contract/tax-reminder.ts'
import { listTaxProviders } from '#contract/tax-report.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { DAY_MS, SECOND_MS } from '#domain/time-units.ts'
import { MAX_ATTEMPTS, runDueJobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail/message.ts'
import { writeMembership } from '../membership/store.ts'
import { anApi } from '../testing/api.ts'
import { taxReportJobs } from './jobs.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const PARAMS = { year: '2026' }
const { call, clock, database, refusal } = await anApi()
await anAccount(database, MEI.as)
const publicUrl = new URL('https://bloesem.example')
let mails: Mail[] = []
let isMailDown = false

const jobs = taxReportJobs({
  database,
  clock,
  publicUrl,
  sendMail: async (mail: Mail) => {
    if (isMailDown) throw new Error('the mail server is away')
    mails.push(mail)
  },
})
const run = (text: string, values: unknown[] = []) => database.pool.query(text, values)

beforeEach(async () => {
  clock.set(TEST_NOW)
  mails = []
  isMailDown = false
  await run('truncate orders, tax_reminders cascade')
  await run('delete from providers')
  await run('delete from graphile_worker._private_jobs')
})

/** A salon with a completed visit, and owners whose addresses are verified; without `missing` it saved nothing. */
async function aSalon(fullName: string, owners: string[], missing?: string[]) {
  const salon = await aProvider(database, { fullName })
  const items = [await aCatalogItem(database, salon)]
  const startsAt = Date.parse('2026-10-06T10:00Z')
  await anOrder(database, salon, { items, status: 'COMPLETED', startsAt })
  for (const userName of owners) {
    await anAccount(database, { userName })
    await run(
      "update accounts set email_verified = true, email = user_name || '@voorbeeld.nl' where user_name = $1",
      [userName],
    )
    const membership = { providerId: salon.id, userName, role: 'owner' } as const
    await database.transaction((trx) => writeMembership(trx, membership))
  }
  const save = (fields: string[]) =>
    run(
      `insert into tax_details (provider_id, kind, encrypted_details, missing, changed_at) values ($1, 'person', '', $2, now())
       on conflict (provider_id) do update set missing = excluded.missing`,
      [salon.id, fields],
    )
  if (missing) await save(missing)
  return { ...salon, save }
}

const read = async () => (await call(getTaxReminder, { params: PARAMS }, MEI)).data
const send = async () => (await call(sendTaxReminder, { params: PARAMS, body: {} }, MEI)).data
const deliver = async () => {
  await run('update graphile_worker._private_jobs set run_at = now()')
  await runDueJobs(database.pool, jobs)
}

test('[DESK-187] a reminder reaches the owners of salons that miss something, each with what is missing', async () => {
  await aSalon('Salon Iris', ['fleur', 'noor'], ['birthDate', 'taxNumber'])
  const pioen = await aSalon('Salon Pioen', ['ruben'])
  await aSalon('Salon Roos', ['els'], [])
  await aSalon('Salon Linde', [])
  expect(await read()).toEqual({ reach: 2, mailedLately: 0, withoutAddress: 1, latest: null })
  const sent = await send()
  expect(sent.latest).toMatchObject({ areMailsEnqueued: false, providers: 0 })
  await deliver()
  expect(mails.map(({ to }) => to).toSorted()).toEqual([
    ...['fleur@voorbeeld.nl', 'noor@voorbeeld.nl', 'ruben@voorbeeld.nl'],
  ])
  const [iris, nothing] = ['fleur', 'ruben'].map((name) =>
    mails.find(({ to }) => to.startsWith(name)),
  )
  expect(iris?.subject).toBe('De Belastingdienst vraagt gegevens van Salon Iris')
  expect(iris?.text).toMatch(/31 januari 2027[\s\S]*Wat er mist:\n {2}Geboortedatum\n {2}BSN\n/)
  expect(nothing?.text).toContain('Alles: er is nog niets ingevuld')
  expect(nothing?.text).toContain(`https://bloesem.example/salon/${pioen.userName}/settings#tax`)
  expect(await read()).toMatchObject({
    reach: 0,
    mailedLately: 2,
    withoutAddress: 1,
    latest: { areMailsEnqueued: true, providers: 2, left: 2, givenUp: 0 },
  })
})

test('[DESK-187] no salon is mailed twice within fourteen days, and the list says when it was', async () => {
  await aSalon('Salon Iris', ['fleur'])
  await send()
  await deliver()
  clock.advance(13 * DAY_MS)
  await aSalon('Salon Pioen', ['ruben'])
  await send()
  await deliver()
  expect(mails.map(({ to }) => to)).toEqual(['fleur@voorbeeld.nl', 'ruben@voorbeeld.nl'])
  const again = { params: PARAMS, body: {} }
  expect((await refusal(sendTaxReminder, again, MEI)).code).toBe('nothing-to-send')
  clock.advance(DAY_MS)
  expect((await send()).reach).toBe(1)
  await deliver()
  expect(mails.map(({ to }) => to).slice(2)).toEqual(['fleur@voorbeeld.nl'])
  const { providers } = (await call(listTaxProviders, { params: PARAMS, query: {} }, MEI)).data
  const iris = providers.find(({ fullName }) => fullName === 'Salon Iris')
  expect(iris).toMatchObject({ reminders: 2, remindedAt: new Date(clock.now()).toISOString() })
})

test('[DESK-187] while its mails are enqueued a second reminder is refused, and the same job again mails nobody twice', async () => {
  await aSalon('Salon Iris', ['fleur'])
  await send()
  expect((await refusal(sendTaxReminder, { params: PARAMS, body: {} }, MEI)).code).toBe(
    'item-changed',
  )
  const { rows } = await run('select id from tax_reminders')
  const again = { id: '1', attempt: 2, signal: undefined }
  await jobs['send-tax-reminder']({ reminderId: rows[0].id }, again)
  await deliver()
  expect(mails).toHaveLength(1)
  const { acts } = (await call(listOperatorLog, { query: { act: 'send-tax-reminder' } }, MEI)).data
  expect(acts[0]).toMatchObject({
    operator: { userName: 'mei' },
    details: { year: 2026, providers: 1 },
  })
})

test('[DESK-187] mails wait while the mail server is away; who filled in everything meanwhile gets none', async () => {
  await aSalon('Salon Iris', ['fleur'])
  const pioen = await aSalon('Salon Pioen', ['ruben'])
  isMailDown = true
  await send()
  await deliver()
  expect((await read()).latest).toMatchObject({ providers: 2, left: 0, givenUp: 0 })
  await pioen.save([])
  isMailDown = false
  await deliver()
  expect(mails.map(({ to }) => to)).toEqual(['fleur@voorbeeld.nl'])
  expect((await read()).latest).toMatchObject({ providers: 1, left: 1 })
})

test('[DESK-187, DESK-272] an owner who leaves before the mail does not take the reminder of another with them', async () => {
  await aSalon('Salon Iris', ['fleur', 'noor'])
  isMailDown = true
  await send()
  await deliver()
  await run("delete from memberships where user_name = 'fleur'")
  await deliver()
  expect(await read()).toMatchObject({
    reach: 0,
    mailedLately: 1,
    latest: { providers: 1, left: 0 },
  })
  isMailDown = false
  await deliver()
  expect(mails.map(({ to }) => to)).toEqual(['noor@voorbeeld.nl'])
  expect((await read()).latest).toMatchObject({ providers: 1, left: 1 })
})

test('[DESK-187] a mail that is given up is counted', async () => {
  await aSalon('Salon Iris', ['fleur'])
  isMailDown = true
  await send()
  await deliver()
  await run('update graphile_worker._private_jobs set attempts = $1', [MAX_ATTEMPTS - 1])
  await deliver()
  expect((await read()).latest).toMatchObject({ providers: 1, left: 0, givenUp: 1 })
})

test('[DESK-283] a reminder whose job failed for good holds up no other', async () => {
  await aSalon('Salon Iris', ['fleur'])
  await send()
  await run('update graphile_worker._private_jobs set attempts = max_attempts')
  clock.advance(SECOND_MS)
  await send()
  await deliver()
  expect(mails.map(({ to }) => to)).toEqual(['fleur@voorbeeld.nl'])
  expect((await read()).latest).toMatchObject({ areMailsEnqueued: true, providers: 1, left: 1 })
})

test('[DESK-283] a reminder whose job makes its last attempt is being sent', async () => {
  await aSalon('Salon Iris', ['fleur'])
  await send()
  await run('update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now()')
  const again = { params: PARAMS, body: {} }
  expect((await refusal(sendTaxReminder, again, MEI)).code).toBe('item-changed')
})

test('[DESK-284] who becomes an owner while a reminder is on its way does not keep it waiting', async () => {
  const { id } = await aSalon('Salon Iris', ['fleur'])
  await aSalon('Salon Pioen', ['noor'])
  isMailDown = true
  await send()
  await deliver()
  const membership = { providerId: id, userName: 'noor', role: 'owner' } as const
  await database.transaction((trx) => writeMembership(trx, membership))
  await run("delete from memberships where user_name = 'fleur'")
  isMailDown = false
  await deliver()
  expect((await read()).latest).toMatchObject({ providers: 1, left: 1 })
})
