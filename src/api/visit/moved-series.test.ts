import { beforeEach, expect, test } from 'vitest'
import { moveSeries } from '#contract/visit-series.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time-units.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { calendarOf, deliverMails, makeMailsDue, words } from '../order/testing/deliver-mails.ts'
import { aSalonWithSeries, FIRST, WEEK_MS, WEEKS } from './testing/a-salon-with-series.ts'
import { aWorkspace, BO, FLEUR } from './testing/a-workspace.ts'

const market = await aWorkspace()
const { clock, database, place, timesOf } = market

beforeEach(() => clock.set(TEST_NOW))

const version1 = (visits: readonly { orderId: string }[]) =>
  visits.map(({ orderId }) => ({ orderId, version: 1 }))
const WEDNESDAY_NOON = FIRST + DAY_MS + 2 * HOUR_MS

async function mailsNow() {
  await makeMailsDue(database)
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  return mailbox
}

test('[WORK-153] a visit and those after it move to another weekday and time, with one mail to each', async () => {
  const salon = await aSalonWithSeries(market)
  const { provider, cut, bookAll, moveAll, movedDates, read } = salon
  const first = await place(aDraft(provider, [cut], { startsAt: tuesday('16:00') }))
  const { rows } = await database.pool.query('select client_id from orders where id = $1', [first])
  const [one, two, three] = await bookAll(WEEKS, { clientId: rows[0].client_id })
  if (!one || !two || !three) throw new Error('not booked')
  await deliverMails(market, collectMails().sendMail)
  const to = WEDNESDAY_NOON + WEEK_MS
  const shown = await movedDates(two.orderId, to)
  expect(shown.visits).toEqual(version1([two, three]))
  expect(shown.dates.map(({ startTime, conflicts }) => [Date.parse(startTime), conflicts])).toEqual(
    [
      [to, []],
      [to + WEEK_MS, []],
    ],
  )
  const changed = await moveAll(shown.visits, to, 'Wij zijn dinsdags dicht')
  expect(changed.map(({ version }) => version)).toEqual([2, 2])
  const { series, events } = await read(two.orderId)
  expect(series.map(({ startTime }) => Date.parse(startTime))).toEqual([FIRST, to, to + WEEK_MS])
  expect(events.at(-1)).toMatchObject({ memberName: 'fleur' })
  expect(await timesOf(three.orderId)).toEqual(['12:00–12:45'])
  const mailbox = await mailsNow()
  expect(mailbox.mails).toHaveLength(2) // the other is the salon's
  const mail = mailbox.of('anouk@voorbeeld.nl')
  expect(mail.subject).toContain('2 appointments')
  for (const text of ['Wij zijn dinsdags dicht', '1 December', '2 December', '9 December']) {
    expect(words(mail.text)).toContain(text)
  }
  expect(words(mail.text)).not.toContain('24 November')
  expect(calendarOf(mail).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
})

test('[WORK-153] where a date is taken nothing moves, and the dates say by what', async () => {
  const { book, bookAll, movedDates, refuseMoveAll, read } = await aSalonWithSeries(market)
  const visits = await bookAll(WEEKS)
  const taken = await book(WEDNESDAY_NOON + WEEK_MS + 30 * MINUTE_MS, {
    newClient: { name: 'Els' },
  })
  const { dates } = await movedDates(visits[0]?.orderId ?? '', WEDNESDAY_NOON)
  expect(dates.map(({ conflicts }) => conflicts.map(({ orderId }) => orderId))).toEqual([
    [],
    [taken.orderId],
    [],
  ])
  expect(await refuseMoveAll(version1(visits), WEDNESDAY_NOON)).toBe('slot-taken')
  const { series, version } = await read(visits[0]?.orderId ?? '')
  expect(version).toBe(1)
  expect(series.map(({ startTime }) => Date.parse(startTime))).toEqual(WEEKS)
  for (const { orderId } of visits) expect(await timesOf(orderId)).toEqual(['10:00–10:45'])
})

test('[WORK-153] a series moves over its own former times, and undoing brings all back without a mail', async () => {
  const { bookAll, movedDates, moveAll, undoAll, refuseUndoAll, read } = await aSalonWithSeries(
    market,
    { bufferMinutes: 15 },
  )
  const visits = await bookAll(WEEKS)
  await mailsNow()
  const [first] = visits
  if (!first) throw new Error('not booked')
  for (const to of [FIRST + WEEK_MS, FIRST + 30 * MINUTE_MS]) {
    const { dates, visits: present } = await movedDates(first.orderId, to)
    expect(dates.flatMap(({ conflicts }) => conflicts)).toEqual([])
    const changed = await moveAll(present, to)
    const moved = (await read(first.orderId)).series.map(({ startTime }) => Date.parse(startTime))
    expect(moved).toEqual(WEEKS.map((start) => start + (to - FIRST)))
    expect(await refuseUndoAll(changed, BO)).toBe('order-not-changeable')
    await undoAll(changed)
    const { series } = await read(first.orderId)
    expect(series.map(({ startTime }) => Date.parse(startTime))).toEqual(WEEKS)
  }
  expect(await timesOf(first.orderId)).toEqual(['10:00–11:00'])
  expect((await mailsNow()).mails).toEqual([])
})

test('[WORK-153] of visits moved at once somebody without an account gets one mail with a link', async () => {
  const { bookAll, moveAll } = await aSalonWithSeries(market)
  const visits = await bookAll(WEEKS, { newClient: { name: 'Els', email: 'els@voorbeeld.nl' } })
  await deliverMails(market, collectMails().sendMail)
  await moveAll(version1(visits), WEDNESDAY_NOON, 'Een woord')
  const mailbox = await mailsNow()
  const mail = mailbox.of('els@voorbeeld.nl')
  expect(mail.subject).toContain('Moved: 3 appointments')
  expect(words(mail.text)).toContain('Wednesday 9 December 2026, 12:00 – 12:45')
  expect(words(mail.text)).not.toContain('Een woord') // a stranger reads it
  expect(calendarOf(mail).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3)
})

test('[WORK-209] two visits of one day that would move onto each other are in the way of each other', async () => {
  const { bookAll, movedDates, refuseMoveAll, moveAll } = await aSalonWithSeries(market)
  const [first, second, later] = await bookAll([FIRST, FIRST + 4 * HOUR_MS, FIRST + WEEK_MS], {
    newClient: { name: 'Els' },
  })
  if (!first || !second || !later) throw new Error('not booked')
  const all = version1([first, second, later])
  const { dates } = await movedDates(first.orderId, WEDNESDAY_NOON)
  const conflicts = dates.map((date) => date.conflicts.map(({ orderId }) => orderId))
  expect(conflicts).toEqual([[second.orderId], [first.orderId], []])
  expect(dates[0]?.conflicts[0]).toMatchObject({
    customerName: 'Els',
    startTime: dates[0]?.startTime,
    endTime: dates[0]?.endTime,
  })
  expect(await refuseMoveAll(all, WEDNESDAY_NOON)).toBe('slot-taken')
  expect(await moveAll(version1([second, later]), WEDNESDAY_NOON)).toHaveLength(2)
})

test('[WORK-209] who moves a series reads that the client gets no mail of it, because of the limits of a day', async () => {
  const { bookAll, params, read } = await aSalonWithSeries(market)
  const visits = await bookAll(WEEKS, { newClient: { name: 'Els', email: 'els@voorbeeld.nl' } })
  const moveTo = async (startsAt: number, version: number) => {
    const versions = visits.map(({ orderId }) => ({ orderId, version }))
    const body = { visits: versions, startTime: new Date(startsAt).toISOString() }
    return (await market.call(moveSeries, { params, body }, FLEUR)).data.isMailLimited
  }
  const isLimited = async () => (await read(visits[0]?.orderId ?? '')).isMailLimited
  expect(await moveTo(WEDNESDAY_NOON, 1)).toBe(false)
  expect(await isLimited()).toBe(false)
  await database.pool.query('update mail_counts set mails = 1000')
  expect(await isLimited()).toBe(true) // before the move, for its preview
  expect(await moveTo(WEDNESDAY_NOON + HOUR_MS, 2)).toBe(true)
})

test('[WORK-153] a series that changed meanwhile, has begun, or would begin in the past does not move', async () => {
  const { bookAll, book, move, refuseMoveAll } = await aSalonWithSeries(market)
  const visits = await bookAll(WEEKS)
  const [one, two, three] = visits
  if (!one || !two || !three) throw new Error('not booked')
  expect(await refuseMoveAll(version1(visits), TEST_NOW - DAY_MS)).toBe('invalid-request')
  expect(await refuseMoveAll(version1(visits), TEST_NOW + 740 * DAY_MS)).toBe('invalid-request')
  await move(two.orderId, FIRST + WEEK_MS + 3 * HOUR_MS)
  expect(await refuseMoveAll(version1(visits), WEDNESDAY_NOON)).toBe('order-changed')
  const alone = await book(FIRST + 2 * HOUR_MS)
  expect(await refuseMoveAll(version1([one, alone]), WEDNESDAY_NOON)).toBe('not-found')
  clock.set(FIRST + SECOND_MS)
  expect(await refuseMoveAll(version1([one, three]), WEDNESDAY_NOON)).toBe('order-not-changeable')
})
