import { beforeEach, expect, test } from 'vitest'
import { acceptVisitTerms, readVisitLink } from '#contract/visit-link.ts'
import { bookSeries } from '#contract/visit-series.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#domain/time-units.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { countDeadlocks } from '#platform/testing/deadlocks.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { calendarOf, deliverMails, makeMailsDue, words } from '../order/testing/deliver-mails.ts'
import { injection, TEST_SECRET } from '../testing/api.ts'
import { aSalonWithSeries, FIRST, WEEK_MS, WEEKS } from './testing/a-salon-with-series.ts'
import { aWorkspace, BO, FLEUR } from './testing/a-workspace.ts'
import { visitLinkToken } from './visit-link.ts'

const market = await aWorkspace({ connections: MANY_CONNECTIONS })
const { app, call, clock, database, outcome, place, refusal, timesOf } = market

beforeEach(() => clock.set(TEST_NOW))

const version1 = (visits: readonly { orderId: string }[]) =>
  visits.map(({ orderId }) => ({ orderId, version: 1 }))

async function count(table: 'orders' | 'appointments' | 'clients'): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::integer as rows from ${table}`)
  return rows[0].rows
}

test('[WORK-111] a series is an order for each date, with one client and one key', async () => {
  const { bookAll, read, seriesRequest } = await aSalonWithSeries(market)
  const clients = await count('clients')
  const visits = await bookAll(
    WEEKS,
    { newClient: { name: 'Els de Wit', phone: '0612345678' } },
    BO,
  )
  expect(visits.map(({ startTime }) => Date.parse(startTime))).toEqual(WEEKS)
  expect(await count('clients')).toBe(clients + 1)
  for (const { orderId } of visits) {
    expect(await read(orderId)).toMatchObject({
      status: 'CONFIRMED',
      customerName: 'Els de Wit',
      totalAmount: 42.5,
      events: [{ actor: 'member', memberName: 'bo', toStatus: 'CONFIRMED' }],
      series: visits.map((each) => ({ orderId: each.orderId, version: 1, status: 'CONFIRMED' })),
    })
    expect(await timesOf(orderId)).toEqual(['10:00–10:45'])
  }
  const keyed = { ...FLEUR, headers: { 'idempotency-key': 'series-1' } }
  const later = WEEKS.map((start) => start + 120 * MINUTE_MS)
  const once = await call(bookSeries, seriesRequest(later), keyed)
  expect((await call(bookSeries, seriesRequest(later), keyed)).data).toEqual(once.data)
  const other = await refusal(bookSeries, seriesRequest(WEEKS), keyed)
  expect(other.code).toBe('idempotency-mismatch')
})

test('[WORK-111] each visit of a series is moved and cancelled by itself', async () => {
  const { bookAll, cancel, move, read } = await aSalonWithSeries(market)
  const [one, two, three] = await bookAll(WEEKS)
  if (!one || !two || !three) throw new Error('not booked')
  await move(two.orderId, FIRST + WEEK_MS + 180 * MINUTE_MS)
  await cancel(three.orderId)
  const { series } = await read(one.orderId)
  expect(series.map(({ status, version }) => [status, version])).toEqual([
    ['CONFIRMED', 1],
    ['CONFIRMED', 2],
    ['CANCELLED', 2],
  ])
})

test('[WORK-111] when a date is taken nothing is written, and each taken one is named', async () => {
  const { book, refuseAll, seriesRequest } = await aSalonWithSeries(market)
  const second = await book(FIRST + WEEK_MS)
  const third = await book(FIRST + 2 * WEEK_MS)
  const before = [await count('orders'), await count('appointments'), await count('clients')]
  const refused = await refuseAll(WEEKS, { newClient: { name: 'Nieuw' } })
  expect(refused).toMatchObject({
    code: 'slot-taken',
    data: {
      dates: [
        { startTime: '2026-12-01T10:00:00+01:00', conflicts: [{ orderId: second.orderId }] },
        { startTime: '2026-12-08T10:00:00+01:00', conflicts: [{ orderId: third.orderId }] },
      ],
    },
  })
  const after = [await count('orders'), await count('appointments'), await count('clients')]
  expect(after).toEqual(before)
  const { body } = seriesRequest(WEEKS)
  const visits = body.visits.map((visit, nth) => ({ ...visit, squeezeIn: nth === 1 }))
  expect((await refuseAll(WEEKS, { visits })).data).toMatchObject({
    dates: [{ conflicts: [{ orderId: third.orderId }] }],
  })
})

test('[WORK-111] of a series that a customer was faster than, only the date that is taken is named', async () => {
  const { provider, refuseAll } = await aSalonWithSeries(market)
  const second = FIRST + WEEK_MS
  const other = await database.pool.connect()
  try {
    await other.query('begin')
    await other.query(
      'insert into appointments (calendar_id, during) values ($1, tstzrange($2, $3))',
      [provider.id, new Date(second), new Date(second + 30 * MINUTE_MS)],
    )
    const refused = refuseAll(WEEKS)
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    await other.query('commit')
    expect((await refused).data).toMatchObject({
      dates: [{ startTime: '2026-12-01T10:00:00+01:00', conflicts: [{ orderId: null }] }],
    })
  } finally {
    other.release()
  }
})

/** How many statements wait for another transaction. */
async function waiting(): Promise<number> {
  const { rows } = await database.pool.query(
    "select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows[0].waiting
}

test('[WORK-111] a visit of a series is squeezed in knowingly', async () => {
  const { book, bookAll, seriesRequest } = await aSalonWithSeries(market)
  await book(FIRST + WEEK_MS + 30 * MINUTE_MS)
  const visits = seriesRequest(WEEKS).body.visits.map((visit) => ({ ...visit, squeezeIn: true }))
  const booked = await bookAll(WEEKS, { visits })
  expect(await timesOf(booked[0]?.orderId ?? '')).toEqual(['10:00–10:45'])
  expect(await timesOf(booked[1]?.orderId ?? '')).toEqual(['10:00–10:30', '10:30–10:45 squeezed'])
})

test('[WORK-111] visits of a series neither overlap each other nor reach over a year', async () => {
  const { refuseAll } = await aSalonWithSeries(market, { bufferMinutes: 15 })
  for (const starts of [
    [FIRST, FIRST],
    [FIRST, FIRST + 45 * MINUTE_MS],
    [FIRST, FIRST + 380 * DAY_MS],
    [FIRST - 30 * DAY_MS, FIRST],
  ]) {
    expect(await refuseAll(starts)).toMatchObject({
      code: 'invalid-request',
      details: [{ path: 'body.visits' }],
    })
  }
})

test('[WORK-111] members who book series over each other at once never deadlock or tear one', async () => {
  const { provider, cut, seriesRequest } = await aSalonWithSeries(market)
  const starts = Array.from({ length: 12 }, (_, nth) => FIRST + nth * WEEK_MS)
  const before = await countDeadlocks(database.pool)
  for (let round = 0; round < 5; round++) {
    const shift = round * 60 * MINUTE_MS
    const orders = await count('orders')
    // The same dates, forward and backward, and a customer who takes one of them.
    const mine = starts.map((start) => start + shift)
    const online = aDraft(provider, [cut], { startsAt: mine[6] ?? FIRST })
    const answers = await Promise.all([
      ...[mine, mine.toReversed(), mine.slice(3), mine.slice(0, 9)].map((each, nth) =>
        app.inject(injection(bookSeries, seriesRequest(each), nth % 2 === 0 ? FLEUR : BO)),
      ),
      outcome(online),
    ])
    const booked = answers.slice(0, 4).map((answer) => {
      if (typeof answer === 'string') return 0
      expect([201, 409]).toContain(answer.statusCode)
      return answer.statusCode === 201 ? answer.json().data.visits.length : 0
    })
    const won = [...booked, answers[4] === 'placed' ? 1 : 0].filter((visits) => visits > 0)
    expect(won).toHaveLength(1) // each of them wants the seventh date
    expect(await count('orders')).toBe(orders + (won[0] ?? 0))
  }
  expect(await countDeadlocks(database.pool)).toBe(before)
})

test('[WORK-111] the client of a series with an account gets one mail, with a calendar of all', async () => {
  const { provider, cut, bookAll } = await aSalonWithSeries(market)
  const first = await place(aDraft(provider, [cut], { startsAt: tuesday('16:00') }))
  await makeMailsDue(database)
  await deliverMails(market, collectMails().sendMail)
  const { rows } = await database.pool.query('select client_id from orders where id = $1', [first])
  const visits = await bookAll(WEEKS, { clientId: rows[0].client_id })
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  expect(mailbox.mails).toHaveLength(1)
  const mail = mailbox.of('anouk@voorbeeld.nl')
  expect(mail.subject).toContain('3 appointments')
  for (const day of ['24 November', '1 December', '8 December']) {
    expect(words(mail.text)).toContain(`Tuesday ${day} 2026, 10:00 – 10:45`)
  }
  const lines = calendarOf(mail)
  expect(lines).toContain('METHOD:PUBLISH')
  for (const { orderId } of visits) {
    expect(lines.some((line) => line.startsWith(`UID:order-${orderId}@`))).toBe(true)
  }
})

test('[WORK-111] somebody without an account gets one mail, and accepts the terms for all at once', async () => {
  const { bookAll, read } = await aSalonWithSeries(market)
  const visits = await bookAll(WEEKS, { newClient: { name: 'Els', email: 'els@voorbeeld.nl' } })
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  expect(mailbox.mails).toHaveLength(1)
  const mail = mailbox.of('els@voorbeeld.nl')
  expect(mail.subject).toContain('3 ')
  expect(words(mail.text)).not.toContain('Els')
  expect(calendarOf(mail).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3)
  const orderId = visits[0]?.orderId ?? ''
  const params = { token: visitLinkToken(TEST_SECRET, orderId, 'els@voorbeeld.nl') }
  const linked = (await call(readVisitLink, { params }, {})).data
  expect(linked.laterStartTimes.map((start) => Date.parse(start))).toEqual(WEEKS.slice(1))
  await call(acceptVisitTerms, { params }, {})
  for (const each of visits) {
    expect((await read(each.orderId)).acceptedTermsAt).not.toBeNull()
    expect((await read(each.orderId)).linkMail).toBe('sent')
  }
})

test('[WORK-111] by the link of a later visit nothing is accepted for an earlier one, which it does not show', async () => {
  const { bookAll, read } = await aSalonWithSeries(market)
  const visits = await bookAll(WEEKS, { newClient: { name: 'Els', email: 'els@voorbeeld.nl' } })
  const token = visitLinkToken(TEST_SECRET, visits[1]?.orderId ?? '', 'els@voorbeeld.nl')
  const { data } = await call(acceptVisitTerms, { params: { token } }, {})
  expect(data.laterStartTimes.map((start) => Date.parse(start))).toEqual(WEEKS.slice(2))
  const accepted = []
  for (const each of visits) accepted.push((await read(each.orderId)).acceptedTermsAt !== null)
  expect(accepted).toEqual([false, true, true])
})

test('[WORK-111] a visit and all later ones are cancelled at once, with one mail to each', async () => {
  const { provider, cut, bookAll, cancelAll, read } = await aSalonWithSeries(market)
  const first = await place(aDraft(provider, [cut], { startsAt: tuesday('16:00') }))
  const { rows } = await database.pool.query('select client_id from orders where id = $1', [first])
  const visits = await bookAll(WEEKS, { clientId: rows[0].client_id })
  await deliverMails(market, collectMails().sendMail)
  const changed = await cancelAll(version1(visits.slice(1)), 'Wij verhuizen')
  expect(changed.map(({ version }) => version)).toEqual([2, 2])
  const { series } = await read(visits[0]?.orderId ?? '')
  expect(series.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED', 'CANCELLED'])
  expect(await timesOf(visits[1]?.orderId ?? '')).toEqual(['10:00–10:45 free'])
  await makeMailsDue(database)
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  expect(mailbox.mails).toHaveLength(2) // the other is the salon's
  const mail = mailbox.of('anouk@voorbeeld.nl')
  expect(words(mail.text)).toContain('Wij verhuizen')
  expect(words(mail.text)).not.toContain('24 November')
  expect(calendarOf(mail).filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(2)
})

test('[WORK-111] cancelling a series is undone at once, and then nothing is mailed', async () => {
  const { bookAll, book, cancelAll, undoAll, refuseUndoAll } = await aSalonWithSeries(market)
  const visits = await bookAll(WEEKS)
  await deliverMails(market, collectMails().sendMail)
  const changed = await cancelAll(version1(visits))
  expect(await refuseUndoAll(changed, BO)).toBe('order-not-changeable')
  await undoAll(changed)
  for (const { orderId } of visits) expect(await timesOf(orderId)).toEqual(['10:00–10:45'])
  await makeMailsDue(database)
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  expect(mailbox.mails).toEqual([])
  // When a time is taken meanwhile none comes back.
  const again = await cancelAll(visits.map(({ orderId }) => ({ orderId, version: 3 })))
  await book(FIRST + WEEK_MS)
  expect(await refuseUndoAll(again)).toBe('slot-taken')
  expect(await timesOf(visits[0]?.orderId ?? '')).toEqual(['10:00–10:45 free'])
  clock.advance(60 * SECOND_MS)
  expect(await refuseUndoAll(again)).toBe('order-not-changeable')
})

test('[WORK-111] a series that changed meanwhile, or has begun, is not cancelled in part', async () => {
  const { bookAll, book, move, refuseCancel, read } = await aSalonWithSeries(market)
  const visits = await bookAll(WEEKS)
  const [one, two] = visits
  if (!one || !two) throw new Error('not booked')
  expect(await refuseCancel(version1(visits), BO)).toBe('forbidden')
  await move(two.orderId, FIRST + WEEK_MS + 180 * MINUTE_MS)
  expect(await refuseCancel(version1(visits))).toBe('order-changed')
  const alone = await book(FIRST + 120 * MINUTE_MS)
  expect(await refuseCancel(version1([one, alone]))).toBe('not-found')
  expect(await refuseCancel(version1([one, one]))).toBe('invalid-request')
  clock.set(FIRST + MINUTE_MS)
  expect(await refuseCancel(version1([one]))).toBe('order-not-changeable')
  expect((await read(one.orderId)).status).toBe('CONFIRMED')
})
