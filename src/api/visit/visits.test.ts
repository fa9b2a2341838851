import { beforeEach, expect, test } from 'vitest'
import { eraseClient, getClient } from '#contract/client.ts'
import { cancelOrder, getOrder } from '#contract/order.ts'
import {
  getVisit,
  moveVisit,
  setVisitNote,
  setVisitStatus,
  undoVisitChange,
} from '#contract/visit.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time-units.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { writeMembership } from '../membership/store.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { deliverMails, makeMailsDue, words } from '../order/testing/deliver-mails.ts'
import type { As } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const BO: As = { as: { userName: 'bo' } }
const market = await anOrderApi({ connections: MANY_CONNECTIONS })
const { aBookableProvider, call, clock, database, place, refusal } = market
for (const userName of ['fleur', 'bo']) await anAccount(database, { userName, name: userName })

beforeEach(() => clock.set(TEST_NOW))

async function aVisit(status: OrderStatus = 'CONFIRMED', startsAt = tuesday('10:00')) {
  const salon = await aBookableProvider({ ownerUserName: 'fleur', autoConfirm: false })
  const { provider, cut } = salon
  const membership = { providerId: provider.id, userName: 'bo', role: 'reception' } as const
  await database.transaction((trx) => writeMembership(trx, membership))
  const order = { customerUserName: 'anouk', items: [cut], startsAt, status }
  const { id: orderId } = await anOrder(database, provider, order)
  const params = { userName: provider.userName, orderId }
  const body = (to: OrderStatus, version = 1) => ({ status: to, version }) as never
  return {
    ...salon,
    orderId,
    params,
    read: async () => (await call(getVisit, { params }, FLEUR)).data.visit,
    set: async (to: OrderStatus, version = 1, from = FLEUR) =>
      (await call(setVisitStatus, { params, body: body(to, version) }, from)).data,
    refuseSet: async (to: OrderStatus, version = 1, from = FLEUR) =>
      (await refusal(setVisitStatus, { params, body: body(to, version) }, from)).code,
    move: async (to: number, version = 1, message = '') =>
      call(moveVisit, { params, body: { version, startTime: iso(to), message } }, FLEUR),
    refuseMove: async (to: number, version = 1) =>
      refusal(moveVisit, { params, body: { version, startTime: iso(to) } }, FLEUR),
    undo: async (version: number, from = FLEUR) =>
      (await call(undoVisitChange, { params, body: { version } }, from)).data,
    refuseUndo: async (version: number, from = FLEUR) =>
      (await refusal(undoVisitChange, { params, body: { version } }, from)).code,
  }
}

const iso = (instant: number) => new Date(instant).toISOString()

async function mailsToCustomer() {
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  return mailbox.mails
    .filter(({ to }) => to?.[0]?.address === 'anouk@voorbeeld.nl')
    .map(({ subject, text }) => `${subject} ${words(text)}`)
}

test('[WORK-165] a visit names the card of its client until that is erased', async () => {
  const { orderId, params, read, set } = await aVisit()
  const ofClient = { userName: params.userName, clientId: (await read()).clientId ?? '' }
  const { client } = (await call(getClient, { params: ofClient }, FLEUR)).data
  expect(client.history.map((visit) => visit.orderId)).toEqual([orderId])
  await set('CANCELLED')
  await call(eraseClient, { params: ofClient, body: { version: client.version } }, FLEUR)
  expect((await read()).clientId).toBeNull()
})

test('[WORK-09] a visit is read with customer, amounts with VAT, earlier visits and history', async () => {
  const { provider, cut, read, orderId } = await aVisit('PENDING')
  const past = { customerUserName: 'anouk', items: [cut] }
  for (const [weeks, status] of [
    [3, 'COMPLETED'],
    [2, 'COMPLETED'],
    [1, 'NO_SHOW'],
  ] as const) {
    const startsAt = tuesday('10:00') - weeks * 7 * DAY_MS
    await anOrder(database, provider, { ...past, status, startsAt })
  }
  expect(await read()).toMatchObject({
    orderId,
    version: 1,
    status: 'PENDING',
    customerName: 'Anouk Vermeer',
    totalAmount: 42.5,
    vat: [{ rate: 9, amount: 3.51 }],
    earlierVisits: 2,
    missedVisits: 1,
    lastVisit: '2026-11-10T10:00:00+01:00',
    outcomeUntil: '2026-11-25T12:00:00+01:00',
    events: [{ actor: 'customer', fromStatus: null, toStatus: 'PENDING', isUndone: false }],
  })
})

test('[WORK-09] the note of the provider is kept and never shown to the customer', async () => {
  const { params, read, orderId } = await aVisit()
  await call(setVisitNote, { params, body: { note: ' Houdt van rust ' } }, BO)
  expect((await read()).providerNote).toBe('Houdt van rust')
  const own = await call(getOrder, { params: { orderId } }, ANOUK)
  expect(JSON.stringify(own)).not.toContain('Houdt van rust')
})

test('[WORK-09] a note that a colleague changed meanwhile is not overwritten, and shown', async () => {
  const { params, read } = await aVisit()
  await call(setVisitNote, { params, body: { note: 'Van Bo', noteBefore: '' } }, BO)
  const late = { params, body: { note: 'Van Fleur', noteBefore: '' } }
  const refused = await refusal(setVisitNote, late, FLEUR)
  expect(refused).toMatchObject({ code: 'note-changed', data: { note: 'Van Bo' } })
  expect((await read()).providerNote).toBe('Van Bo')
  // Sent again after a lost answer it changes nothing.
  await call(setVisitNote, { params, body: { note: 'Van Bo', noteBefore: '' } }, BO)
  await call(setVisitNote, { params, body: { note: 'Van Fleur', noteBefore: 'Van Bo' } }, FLEUR)
  expect((await read()).providerNote).toBe('Van Fleur')
  // A tab of an earlier release names nothing.
  await call(setVisitNote, { params, body: { note: '' } }, BO)
  expect((await read()).providerNote).toBe('')
})

test('[WORK-09] of 20 notes at once that name the same note one is written, and each other is refused', async () => {
  const { params, read } = await aVisit()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      market.app.inject({
        method: 'PUT',
        url: `/salonApi/${params.userName}/visits/${params.orderId}/note`,
        headers: { authorization: `Bearer test:${nth % 2 ? 'fleur' : 'bo'}:customer` },
        payload: { note: `Notitie ${nth}`, noteBefore: '' },
      }),
    ),
  )
  const { providerNote } = await read()
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.map((each) => [each.json().code, each.json().data.note])).toEqual(
    Array(19).fill(['note-changed', providerNote]),
  )
})

test('[WORK-11] reception confirms, and neither cancels nor marks a no-show', async () => {
  const { set, refuseSet } = await aVisit('PENDING')
  expect(await set('CONFIRMED', 1, BO)).toMatchObject({ status: 'CONFIRMED', version: 2 })
  expect(await refuseSet('CANCELLED', 2, BO)).toBe('forbidden')
  clock.set(tuesday('10:00'))
  expect(await refuseSet('NO_SHOW', 2, BO)).toBe('forbidden')
  expect(await set('COMPLETED', 2, BO)).toMatchObject({ status: 'COMPLETED' })
})

test('[WORK-11] an outcome is corrected until noon of the next day, and an old version is refused', async () => {
  const { set, refuseSet } = await aVisit()
  clock.set(tuesday('10:05'))
  await set('NO_SHOW')
  expect(await refuseSet('COMPLETED', 1)).toBe('order-changed')
  await set('COMPLETED', 2)
  clock.set(wednesday('12:00') + 1)
  expect(await refuseSet('NO_SHOW', 3)).toBe('order-not-changeable')
})

test('[WORK-12] an act is undone within ten seconds by its author alone, and its mail never leaves', async () => {
  const { orderId, read, refuseUndo, set, undo } = await aVisit()
  const { version } = await set('CANCELLED')
  expect(await refuseUndo(version, BO)).toBe('order-not-changeable')
  clock.advance(9 * SECOND_MS)
  expect(await undo(version)).toMatchObject({ status: 'CONFIRMED', version: 3 })
  const { rows } = await database.pool.query('select live from appointments where order_id = $1', [
    orderId,
  ])
  expect(rows).toEqual([{ live: true }])
  expect((await read()).events.map(({ isUndone }) => isUndone)).toEqual([false, true])
  expect((await call(getOrder, { params: { orderId } }, ANOUK)).data.order.cancelledAt).toBeNull()
  await makeMailsDue(database)
  expect(await mailsToCustomer()).toEqual([])
})

test('[WORK-12] after ten seconds nothing is undone; the mail leaves then', async () => {
  const { refuseUndo, set } = await aVisit()
  const { version } = await set('CANCELLED')
  expect(await mailsToCustomer()).toEqual([]) // not due yet
  clock.advance(12 * SECOND_MS)
  expect(await refuseUndo(version)).toBe('order-not-changeable')
  await makeMailsDue(database)
  expect(await mailsToCustomer()).toEqual([expect.stringContaining('Geannuleerd: ')])
})

test('[WORK-12] a time that was booked meanwhile is not taken back', async () => {
  const { provider, cut, refuseUndo, set } = await aVisit()
  const { version } = await set('CANCELLED')
  await place(aDraft(provider, [cut], { customerUserName: 'daan' }), {
    as: { userName: 'daan' },
  })
  expect(await refuseUndo(version)).toBe('slot-taken')
})

test('[WORK-12] the placing of an order and an act before the last are not undone', async () => {
  const { refuseUndo, set } = await aVisit('PENDING')
  expect(await refuseUndo(1)).toBe('order-not-changeable')
  await set('CONFIRMED')
  await set('CANCELLED', 2)
  expect(await refuseUndo(2)).toBe('order-changed')
})

test('[WORK-13] a confirmed visit moves at once; its customer hears both times and may cancel free of charge for two days', async () => {
  const { move, orderId, read } = await aVisit('CONFIRMED', wednesday('10:00'))
  clock.set(wednesday('08:30'))
  const { data } = await move(wednesday('15:00'), 1, 'De verwarming is stuk.')
  expect(data).toMatchObject({ status: 'CONFIRMED', version: 2, startTime: at(wednesday('15:00')) })
  expect((await read()).events.at(-1)).toMatchObject({
    actor: 'member',
    memberName: 'fleur',
    fromStartTime: at(wednesday('10:00')),
    note: 'De verwarming is stuk.',
  })
  await makeMailsDue(database)
  const mails = await mailsToCustomer()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('Was: woensdag 25 november 2026, 10:00')
  expect(mails[0]).toContain('Van de salon: De verwarming is stuk.')
  expect(mails[0]).toContain('Kies dan een andere tijd of annuleer gratis.')
  clock.set(wednesday('14:59')) // within the cancellation window of two hours
  const { order } = (await call(getOrder, { params: { orderId } }, ANOUK)).data
  expect(order).toMatchObject({ changeable: true, freeUntil: at(wednesday('15:00')) })
  await call(cancelOrder, { params: { orderId }, body: { orderId } }, ANOUK)
})

test('[WORK-13] a moved request waits for its answer at the new time; the old one is free', async () => {
  const { provider, cut, move, read } = await aVisit('PENDING')
  await move(wednesday('11:00'))
  expect(await read()).toMatchObject({ status: 'PENDING', startTime: at(wednesday('11:00')) })
  const draft = aDraft(provider, [cut], { customerUserName: 'daan' })
  await place(draft, { as: { userName: 'daan' } })
})

test('[WORK-13] a move that is undone restores time and rights, and is not mailed', async () => {
  const { move, orderId, read, undo } = await aVisit()
  const { data } = await move(wednesday('15:00'))
  await undo(data.version)
  expect((await read()).startTime).toBe(at(tuesday('10:00')))
  const { rows } = await database.pool.query(
    `select o.free_until, lower(a.during) as starts_at
     from orders o join appointments a on a.order_id = o.id where o.id = $1`,
    [orderId],
  )
  expect(rows).toEqual([{ free_until: null, starts_at: tuesday('10:00') }])
  await makeMailsDue(database)
  expect(await mailsToCustomer()).toEqual([])
})

test('[WORK-13] a move to a taken time is refused with what takes it; into itself it may overlap', async () => {
  const { provider, cut, move, refuseMove } = await aVisit()
  const other = { customerUserName: 'daan', items: [cut], startsAt: tuesday('12:00') }
  const { id } = await anOrder(database, provider, other)
  expect(await refuseMove(tuesday('11:30'))).toMatchObject({
    code: 'slot-taken',
    data: { conflicts: [{ orderId: id, startTime: at(tuesday('12:00')) }] },
  })
  expect((await move(tuesday('10:15'))).data.startTime).toBe(at(tuesday('10:15')))
})

test('[WORK-13] a visit moves neither into the past, nor by an old version, nor once it began', async () => {
  const { refuseMove } = await aVisit()
  expect((await refuseMove(TEST_NOW - HOUR_MS)).details).toMatchObject([{ path: 'body.startTime' }])
  expect((await refuseMove(wednesday('10:00'), 2)).code).toBe('order-changed')
  clock.set(tuesday('10:00') + MINUTE_MS)
  expect((await refuseMove(wednesday('10:00'))).code).toBe('order-not-changeable')
})

test('[WORK-12, WORK-13] of 50 simultaneous changes by two members each wins or is told, and none is lost', async () => {
  const { params, read } = await aVisit()
  let version = 1
  let accepted = 0
  while (accepted < 20) {
    const attempts = Array.from({ length: 50 }, (_, nth) =>
      market.app.inject({
        method: 'PUT',
        url: `/salonApi/${params.userName}/visits/${params.orderId}/time`,
        headers: { authorization: `Bearer test:${nth % 2 ? 'fleur' : 'bo'}:customer` },
        payload: {
          version,
          startTime: iso(wednesday('10:00') + ((nth + accepted) % 20) * 15 * MINUTE_MS),
        },
      }),
    )
    const answers = await Promise.all(attempts)
    const outcomes = answers.map((each) => (each.statusCode === 200 ? 'yes' : each.json().code))
    const moved = (await read()).version - version
    expect(new Set(outcomes)).toEqual(new Set(['yes', 'order-changed']))
    expect(moved).toBe(1)
    version += moved
    accepted += 4
  }
})

function at(instant: number): string {
  return `${new Date(instant + HOUR_MS).toISOString().slice(0, 19)}+01:00`
}
