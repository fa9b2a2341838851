import { beforeEach, expect, test } from 'vitest'
import { restrictProvider } from '#contract/desk-provider.ts'
import { getHours, removeClosure } from '#contract/hours.ts'
import { listOwnProviders } from '#contract/membership.ts'
import { getOrder } from '#contract/order.ts'
import { listSlots } from '#contract/schedule.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { UNDO_MS } from '#domain/order/undo.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { findMemberStatus } from '../account/store.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { reopenHours } from '../schedule/close-hours.ts'
import { endProviders } from './end-providers.ts'

import {
  aRestrictionMarket,
  silentLog as log,
  MEI,
  RUBEN,
  restrictionIdInForce,
} from './testing/a-restriction-market.ts'

const market = await aRestrictionMarket()
const {
  aSalon,
  begin,
  call,
  clock,
  database,
  deliver,
  mails,
  outcome,
  read,
  refusal,
  runTimetable,
} = market
beforeEach(begin)

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
  mails.length = 0
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
    withdrawn ??= lift(restrictionIdInForce(ended, 'end'))
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
    customerUserName: 'anouk',
    items: [cut],
    startsAt: tuesday('10:00'),
  })
  const ended = await restrict({ kind: 'end', ground: 'own-request', atOnce: true })
  await Promise.all([deliver(), runTimetable()])
  expect((await read(visit.id)).status).toBe('CONFIRMED')
  expect(await lift(restrictionIdInForce(ended, 'end'))).toMatchObject({ state: 'live' })
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
  await lift(restrictionIdInForce(ended, 'end'))
  await call(getHours, page, RUBEN)
})
