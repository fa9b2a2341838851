import { beforeEach, expect, test } from 'vitest'
import { getDeskProvider, liftRestriction, restrictProvider } from '#contract/desk-providers.ts'
import { getHours, removeClosure } from '#contract/hours.ts'
import { listOwnProviders } from '#contract/membership.ts'
import { getOrder } from '#contract/order.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { listSlots } from '#contract/schedule.ts'
import { pauseProvider } from '#contract/settings.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { UNDO_MS } from '#domain/order/undo.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { runDueJobs } from '#platform/jobs.ts'
import { openLog } from '#platform/log.ts'
import type { Mail } from '#platform/mail/message.ts'
import { findMemberStatus } from '../account/store.ts'
import { orderJobs } from '../order/jobs.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'
import { reopenHours } from '../schedule/close-hours.ts'
import { TEST_SECRET } from '../testing/api.ts'
import { endProviders } from './end-providers.ts'
import { restrictionJobs } from './jobs.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const BRAM = { as: { userName: 'bram', role: 'operator' as const } }
const RUBEN = { as: { userName: 'ruben' } }
const market = await anOrderApi()
const { aBookableProvider, call, clock, database, refusal, outcome, publicUrl, read } = market
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })
await anAccount(database, { ...BRAM.as, name: 'Bram' })
await anAccount(database, { userName: 'ruben', name: 'Ruben Mulder' })
await database.pool.query(
  "update accounts set email_verified = true, email = 'ruben@lotus.voorbeeld' where user_name = 'ruben'",
)
const log = openLog({ format: 'lines', level: 'silent' })
let mails: Mail[] = []

beforeEach(async () => {
  clock.set(TEST_NOW)
  await deliver()
  mails = []
})

async function deliver() {
  const sendMail = async (mail: Mail) => {
    mails.push(mail)
  }
  const deps = { database, clock, publicUrl, sendMail, log }
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runDueJobs(database.pool, {
    ...restrictionJobs(deps),
    ...orderJobs({ ...deps, secretKey: TEST_SECRET, mailFrom: 'Bloesem <hallo@bloesem.example>' }),
  })
}

/** What the timetable does every ten minutes. */
const runTimetable = () =>
  restrictionJobs({ database, clock, publicUrl, sendMail: async () => {}, log })['end-providers'](
    {},
    { id: '1', attempt: 1, signal: undefined },
  )

/** The decision of a kind that stands. */
function standingIn(
  salon: {
    restrictions: readonly { restrictionId: string; kind: string; liftedAt: string | null }[]
  },
  kind: 'pause' | 'hide' | 'end',
) {
  return salon.restrictions.find((each) => each.kind === kind && each.liftedAt === null)
    ?.restrictionId
}

async function aSalon(fullName: string) {
  const salon = await aBookableProvider({ fullName, ownerUserName: 'ruben' })
  const params = { providerId: salon.provider.id }
  const page = { params: { userName: salon.provider.userName } }
  const story = async () => (await call(getDeskProvider, { params }, MEI)).data.salon
  const grounds = { ground: 'misleading-data', facts: 'Drie behandelingen bestaan niet.' } as const
  return {
    ...salon,
    params,
    story,
    grounds,
    restrict: async (
      body: Partial<Parameters<typeof call<typeof restrictProvider>>[1]['body']> = {},
      from = MEI,
    ) => {
      const { decisions } = await story()
      const decision = { kind: 'hide', ...grounds, decisions, ...body } as const
      return (await call(restrictProvider, { params, body: decision }, from)).data.salon
    },
    lift: async (restrictionId = '', reason = 'Het is aangepast') => {
      const wish = { params: { ...params, restrictionId }, body: { reason } }
      return (await call(liftRestriction, wish, MEI)).data.salon
    },
    isFound: async () => {
      const { statusCode } = await market.app.inject({
        url: getProviderInfo.path.replace(':userName', page.params.userName),
      })
      return statusCode === 200
    },
    resume: () => market.refusal(pauseProvider, { ...page, body: { isPaused: false } }, RUBEN),
    pauseBySalon: (isPaused: boolean) =>
      call(pauseProvider, { ...page, body: { isPaused } }, RUBEN),
    page,
  }
}

test('[DESK-113] a salon that is hidden is off the pages, and its owner is mailed ground, facts, effect, term and how to object', async () => {
  const { restrict, isFound, provider, cut, story } = await aSalon('Lotus & Linnen')
  const standing = await anOrder(database, provider, {
    customerUserName: 'anouk',
    items: [cut],
    startsAt: tuesday('10:00'),
  })
  const hidden = await restrict()
  expect(hidden).toMatchObject({ state: 'hidden', decisions: 1 })
  expect(hidden.restrictions[0]).toMatchObject({ kind: 'hide', mailedAt: null, liftedAt: null })
  expect(await isFound()).toBe(false)
  expect((await read(standing.id)).status).toBe('CONFIRMED')
  await deliver()
  expect(mails).toMatchObject([
    { to: 'ruben@lotus.voorbeeld', subject: 'Lotus & Linnen is verborgen, en waarom' },
  ])
  const text = mails[0]?.text ?? ''
  for (const part of [
    'artikel 2.1',
    'Drie behandelingen bestaan niet.',
    'Staande afspraken',
    'Tot het is aangepast',
    'zes maanden',
    'geen programma',
  ])
    expect(text).toContain(part)
  const { restrictions, acts } = await story()
  expect(restrictions[0]?.mailedAt).not.toBeNull()
  expect(acts[0]).toMatchObject({
    ...{ act: 'hide-provider', operatorName: 'Mei Lin' },
    reason: 'Drie behandelingen bestaan niet.',
  })
})

test('[DESK-114] the owner of a hidden salon cannot show it, and of a paused one can', async () => {
  const { restrict, resume, pauseBySalon, isFound, lift } = await aSalon('Salon Vlier')
  expect(await restrict({ kind: 'pause' })).toMatchObject({ state: 'paused' })
  await pauseBySalon(false)
  expect(await isFound()).toBe(true)
  const hidden = await restrict()
  expect((await resume()).code).toBe('provider-hidden')
  await pauseBySalon(true)
  expect(await isFound()).toBe(false)
  expect(await lift(standingIn(hidden, 'hide'))).toMatchObject({ state: 'live' })
  expect(await isFound()).toBe(true)
})

test('[DESK-117] a decision taken back before its mail left is mailed neither way; later its owner is told', async () => {
  const { restrict, lift, story } = await aSalon('Salon Roos')
  await lift(standingIn(await restrict(), 'hide'))
  await deliver()
  expect(mails).toEqual([])
  const again = await restrict()
  await deliver()
  await lift(standingIn(again, 'hide'), 'De prijzen kloppen')
  await deliver()
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Salon Roos is verborgen, en waarom',
    'Salon Roos is weer te vinden',
  ])
  expect(mails[1]?.text).toContain('De prijzen kloppen')
  expect((await story()).acts.map(({ act }) => act).toSorted()).toEqual([
    ...['hide-provider', 'hide-provider', 'show-provider', 'show-provider'],
  ])
})

test('[DESK-117] a salon that was off the pages before it was hidden or ended is so again when that is taken back', async () => {
  const { restrict, lift, pauseBySalon, isFound, story } = await aSalon('Salon Hazelaar')
  await pauseBySalon(true)
  expect(await lift(standingIn(await restrict(), 'hide'))).toMatchObject({ state: 'paused' })
  const hide = standingIn(await restrict(), 'hide')
  const both = await restrict({ kind: 'end', ground: 'own-request', atOnce: true })
  expect(await lift(hide)).toMatchObject({ state: 'ended' })
  await deliver()
  mails = []
  expect(await lift(standingIn(both, 'end'))).toMatchObject({ state: 'paused' })
  expect(await isFound()).toBe(false)
  const hidden = await restrict()
  await deliver()
  await lift(standingIn(hidden, 'hide'))
  await deliver()
  expect(mails.at(-1)?.subject).toBe('Salon Hazelaar is niet meer verborgen')
  expect(mails.at(-1)?.text).toContain('staat nog op pauze')
  await pauseBySalon(false)
  expect(await lift(standingIn(await restrict(), 'hide'))).toMatchObject({ state: 'live' })
  expect((await story()).state).toBe('live')
})

test('[DESK-117] a pause is undone until its mail leaves; then the salon ends it itself', async () => {
  const { restrict, lift, isFound, pauseBySalon, params } = await aSalon('Salon Olm')
  const paused = standingIn(await restrict({ kind: 'pause' }), 'pause')
  expect(await lift(paused)).toMatchObject({ state: 'live' })
  expect(await isFound()).toBe(true)
  await deliver()
  expect(mails).toEqual([])
  const again = standingIn(await restrict({ kind: 'pause' }), 'pause') ?? ''
  const wish = { params: { ...params, restrictionId: again }, body: { reason: 'Vergissing' } }
  await deliver()
  expect((await refusal(liftRestriction, wish, MEI)).code).toBe('provider-changed')
  expect(await isFound()).toBe(false)
  await pauseBySalon(false)
  const third = standingIn(await restrict({ kind: 'pause' }), 'pause') ?? ''
  await pauseBySalon(false)
  const late = { ...wish, params: { ...params, restrictionId: third } }
  expect((await refusal(liftRestriction, late, MEI)).code).toBe('provider-changed')
})

test('[DESK-115] an ended salon stays open for thirty days; nothing is booked after its last day', async () => {
  const { restrict, isFound, provider, cut, page } = await aSalon('Salon Iep')
  const ended = await restrict({ kind: 'end' })
  expect(ended).toMatchObject({ state: 'live', endsAt: '2026-12-20T23:00:00.000Z' })
  expect(await isFound()).toBe(true)
  const draftAt = (startsAt: number) => aDraft(provider, [cut], { startsAt })
  expect(await outcome(draftAt(tuesday('10:00')))).toBe('placed')
  expect(await outcome(draftAt(tuesday('10:00') + 28 * DAY_MS))).not.toBe('placed')
  const query = { startDate: '2026-12-22', endDate: '2026-12-23', window: 45 }
  const { availableSlots } = (await call(listSlots, { ...page, query })).data
  expect(availableSlots.filter(({ busy }) => !busy)).toEqual([])
  await deliver()
  expect(mails.map(({ subject }) => subject)).toContain(
    'Salon Iep stopt bij Bloesem op 20 december 2026, en waarom',
  )
})

test('[DESK-116] customers with a visit after the last day hear it fourteen days before, each by one mail, and the salon ends on its day', async () => {
  const { restrict, isFound, provider, cut, story } = await aSalon('Salon Linde')
  const visitAt = (startsAt: number) =>
    anOrder(database, provider, { customerUserName: 'anouk', items: [cut], startsAt })
  const before = await visitAt(Date.parse('2026-12-18T10:00:00+01:00'))
  const after = await visitAt(Date.parse('2026-12-22T10:00:00+01:00'))
  const [end] = (await restrict({ kind: 'end' })).restrictions
  await deliver()
  mails = []
  clock.set(Date.parse('2026-12-06T12:00:00+01:00'))
  await runTimetable()
  expect((await read(after.id)).status).toBe('CONFIRMED')
  clock.set(Date.parse('2026-12-07T00:10:00+01:00'))
  await Promise.all([runTimetable(), runTimetable()])
  await deliver()
  expect((await read(after.id)).status).toBe('CANCELLED')
  expect((await read(before.id)).status).toBe('CONFIRMED')
  const toCustomer = mails.filter(({ to }) => to.startsWith('anouk'))
  expect(toCustomer).toHaveLength(1)
  expect(toCustomer[0]?.text).toMatch(/laatste dag hier is|last day here is/)
  expect(await isFound()).toBe(true)
  expect((await story()).restrictions[0]).toMatchObject({
    restrictionId: end?.restrictionId,
    customersToldAt: expect.any(String),
  })
  clock.set(Date.parse('2026-12-21T00:00:00+01:00'))
  await runTimetable()
  expect(await isFound()).toBe(false)
  expect(await story()).toMatchObject({ state: 'ended' })
})

test('[DESK-117] an end that is withdrawn while its visits are cancelled cancels no more', async () => {
  const { restrict, lift, provider, cut } = await aSalon('Salon Spar')
  const visitAt = (startsAt: number) =>
    anOrder(database, provider, { customerUserName: 'anouk', items: [cut], startsAt })
  const first = await visitAt(tuesday('10:00') + 60 * DAY_MS)
  const second = await visitAt(tuesday('10:00') + 61 * DAY_MS)
  const ended = await restrict({ kind: 'end', ground: 'own-request', atOnce: true })
  clock.advance(UNDO_MS)
  let withdrawn: Promise<unknown> | undefined
  // The operator withdraws the end as soon as the first visit is cancelled.
  const transaction: typeof database.transaction = async (work) => {
    const done = await database.transaction(work)
    withdrawn ??= lift(standingIn(ended, 'end'))
    await withdrawn
    return done
  }
  const deps = { database: { ...database, transaction }, clock, log }
  await endProviders(deps)
  expect((await read(first.id)).status).toBe('CANCELLED')
  expect((await read(second.id)).status).toBe('CONFIRMED')
})

test('[DESK-117] an announced end is withdrawn: nothing ends, and days after it are open again', async () => {
  const { restrict, lift, isFound, provider, cut } = await aSalon('Salon Es')
  const [end] = (await restrict({ kind: 'end' })).restrictions
  expect(await lift(end?.restrictionId)).toMatchObject({ state: 'live', endsAt: null })
  clock.set(Date.parse('2026-12-21T00:10:00+01:00'))
  await runTimetable()
  expect(await isFound()).toBe(true)
  const startsAt = Date.parse('2026-12-22T10:00:00+01:00')
  expect(await outcome(aDraft(provider, [cut], { startsAt }))).toBe('placed')
})

test('[DESK-116] an end at once needs a ground that allows it, and cancels what is to come', async () => {
  const { params, restrict, provider, cut, grounds, story } = await aSalon('Salon Beuk')
  const visit = await anOrder(database, provider, {
    customerUserName: 'anouk',
    items: [cut],
    startsAt: tuesday('10:00'),
  })
  const body = { kind: 'end', ...grounds, atOnce: true, decisions: 0 } as const
  const refused = await refusal(restrictProvider, { params, body }, MEI)
  expect(refused.details?.map(({ path }) => path)).toEqual(['body.atOnce'])
  const lawless = { ...body, ground: 'law', atOnce: false } as const
  const unnamed = await refusal(restrictProvider, { params, body: lawless }, MEI)
  expect(unnamed.details?.map(({ path }) => path)).toEqual(['body.law'])
  expect((await story()).state).toBe('live')
  const ended = await restrict({
    kind: 'end',
    ground: 'law',
    law: 'Wet X, artikel 1',
    atOnce: true,
  })
  expect(ended.state).toBe('ended')
  clock.advance(UNDO_MS)
  await deliver()
  expect((await read(visit.id)).status).toBe('CANCELLED')
  expect(mails.find(({ to }) => to.startsWith('ruben'))?.text).toContain('De wet: Wet X, artikel 1')
})

test('[DESK-113] of two operators who decide at the same time one is told that the other was first', async () => {
  const { params, grounds, story } = await aSalon('Salon Wilg')
  const body = { kind: 'hide', ...grounds, decisions: 0 } as const
  const answers = await Promise.all(
    [MEI, BRAM].map((as) =>
      market.app.inject({
        method: 'POST',
        url: restrictProvider.path.replace(':providerId', params.providerId),
        headers: { authorization: `Bearer test:${as.as.userName}:operator` },
        payload: body,
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  const told = answers.find(({ statusCode }) => statusCode === 409)
  expect(told?.json().code).toBe('provider-changed')
  const { restrictions, acts } = await story()
  expect([restrictions.length, acts.length]).toEqual([1, 1])
})

test('[DESK-114] a hidden salon that ends stays off the pages until both decisions are taken back', async () => {
  const { restrict, lift, isFound } = await aSalon('Salon Els')
  const [hide] = (await restrict()).restrictions
  const both = await restrict({ kind: 'end', ground: 'own-request', atOnce: true })
  const end = both.restrictions.find(({ kind }) => kind === 'end')
  expect(await lift(end?.restrictionId)).toMatchObject({ state: 'hidden' })
  expect(await isFound()).toBe(false)
  expect(await lift(hide?.restrictionId)).toMatchObject({ state: 'live' })
})

test('[DESK-203] a salon does not open what is closed after its end', async () => {
  const { restrict, lift, provider, cut, page, params } = await aSalon('Salon Berk')
  const [end] = (await restrict({ kind: 'end' })).restrictions
  const { rows: closures } = await database.pool.query(
    'select id from closures where provider_id = $1',
    [params.providerId],
  )
  const closed = { params: { ...page.params, closureId: closures[0].id } }
  expect((await refusal(removeClosure, closed, RUBEN)).code).toBe('not-found')
  expect((await call(getHours, page, RUBEN)).data.closures).toEqual([])
  const time = { date: '2026-12-22', lastDate: '2026-12-23' } as const
  await reopenHours({ database }, { ...time, providerUserName: provider.userName })
  const startsAt = Date.parse('2026-12-22T10:00:00+01:00')
  expect(await outcome(aDraft(provider, [cut], { startsAt }))).not.toBe('placed')
  await lift(end?.restrictionId)
  const { rows } = await database.pool.query('select 1 from closures where provider_id = $1', [
    params.providerId,
  ])
  expect(rows).toEqual([])
  expect(await outcome(aDraft(provider, [cut], { startsAt }))).toBe('placed')
})

test('[DESK-204] an end at once that is taken back within ten seconds cancels nothing', async () => {
  const { restrict, lift, provider, cut } = await aSalon('Salon Olm')
  const visit = await anOrder(database, provider, {
    ...{ customerUserName: 'anouk', items: [cut], startsAt: tuesday('10:00') },
  })
  const ended = await restrict({ kind: 'end', ground: 'own-request', atOnce: true })
  await Promise.all([deliver(), runTimetable()])
  expect((await read(visit.id)).status).toBe('CONFIRMED')
  expect(await lift(standingIn(ended, 'end'))).toMatchObject({ state: 'live' })
  clock.advance(UNDO_MS)
  await runTimetable()
  expect((await read(visit.id)).status).toBe('CONFIRMED')
})

test('[DESK-220] the members of an ended salon reach it for sixty days, and again when its end is taken back', async () => {
  const { restrict, lift, provider, cut, page, params } = await aSalon('Salon Wilg')
  const visit = await anOrder(database, provider, { items: [cut], startsAt: tuesday('10:00') })
  await anAccount(database, { userName: 'wilg' })
  await database.pool.query(
    "insert into memberships (provider_id, user_name, role) values ($1, 'wilg', 'staff')",
    [params.providerId],
  )
  expect((await findMemberStatus(database.query, 'wilg')).isMember).toBe(true)
  const ended = await restrict({ kind: 'end', ground: 'own-request', atOnce: true })
  const endedDaysAgo = (days: number) =>
    database.pool.query(
      `update provider_restrictions set decided_at = now() - make_interval(days => $2),
         takes_effect_at = now() - make_interval(days => $2), applied_at = now() - make_interval(days => $2)
       where provider_id = $1`,
      [params.providerId, days],
    )
  const own = async () =>
    (await call(listOwnProviders, {}, RUBEN)).data.salons.map(({ userName }) => userName)
  await endedDaysAgo(60)
  await call(getHours, page, RUBEN)
  expect(await own()).toContain(provider.userName)
  expect((await read(visit.id, RUBEN)).status).toBe('CONFIRMED')
  await endedDaysAgo(62)
  expect((await refusal(getHours, page, RUBEN)).code).toBe('forbidden')
  expect(await own()).not.toContain(provider.userName)
  expect((await findMemberStatus(database.query, 'wilg')).isMember).toBe(false)
  const order = { params: { orderId: visit.id } }
  expect((await refusal(getOrder, order, RUBEN)).code).toBe('forbidden')
  await lift(standingIn(ended, 'end'))
  await call(getHours, page, RUBEN)
})
