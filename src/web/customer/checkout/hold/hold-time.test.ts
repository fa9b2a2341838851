import { beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#domain/time-units.ts'
import { checkHold, holdTime, type RequestedTime } from './hold-time.ts'

const { sent, answers, states, signedIn } = vi.hoisted(() => ({
  signedIn: { userName: 'sanne' as string | null },
  sent: [] as { name: string; params?: { holdId: string }; body: object; keepalive?: boolean }[],
  answers: [] as (object | (() => object))[],
  states: [] as { until: number | null; lost: unknown }[],
}))
vi.mock('../../../api-client.ts', () => ({
  api: async (name: string, call: object) => {
    sent.push({ name, ...call } as (typeof sent)[number])
    const answer = answers.shift() ?? refused('unavailable', 503)
    return typeof answer === 'function' ? answer() : answer
  },
}))
vi.mock('../../../client-state.ts', () => ({
  clientState: { get: () => ({ loggedInUserInfo: signedIn }) },
}))
vi.mock('../../../store.ts', () => ({
  useStore: () => undefined,
  createStore: (initial: { until: number | null; lost: unknown }) => {
    let state = initial
    return {
      set(change: object) {
        state = { ...state, ...change }
        states.push(state)
      },
    }
  },
}))

const NOON = Date.UTC(2026, 10, 20, 12)
const TEN: RequestedTime = {
  userName: 'salon-kersenbloesem',
  startTime: '2026-11-24T10:00:00+01:00',
  endTime: '2026-11-24T10:45:00+01:00',
  bookableUntil: Date.UTC(2026, 10, 24, 8),
  mayBeBooked: () => false,
}
/** @param aheadMs how far the browser's clock is ahead of the server's */
const holdReply =
  (holdId: string, expiresInSeconds = 300, aheadMs = 0) =>
  () => {
    const expiresAt = new Date(Date.now() + expiresInSeconds * 1000 - aheadMs).toISOString()
    return { ok: true, reply: { data: { holdId, expiresAt, expiresInSeconds } } }
  }
const refused = (refusal: string, status: number, data?: unknown) => ({
  ok: false,
  refusal,
  status,
  data,
})
const page = Object.assign(new EventTarget(), { hidden: false })
const pageShow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })
const namesSent = () => sent.map(({ name }) => name)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const show = (isShown: boolean) => {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  sent.length = 0
  answers.length = 0
  states.length = 0
  signedIn.userName = 'sanne'
  page.hidden = false
  vi.useFakeTimers({ now: NOON })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout }))
  return () => void vi.useRealTimers()
})

test('a time is held at once, renewed while the page is visible, and released', async () => {
  answers.push(holdReply('one'), holdReply('one'), { ok: true, reply: {} })
  const stop = holdTime(TEN)
  await pass(0)
  expect(sent[0]).toMatchObject({ name: 'holdSlot', body: { durationMinutes: 45 } })
  expect(states.at(-1)?.until).toBe(NOON + 5 * MINUTE_MS)
  await pass(2 * MINUTE_MS)
  expect(states.at(-1)?.until).toBe(NOON + 7 * MINUTE_MS)
  stop()
  await pass(10 * MINUTE_MS)
  expect(namesSent()).toEqual(['holdSlot', 'renewHold', 'releaseHold'])
  expect(sent[2]).toMatchObject({ params: { holdId: 'one' }, keepalive: true })
  expect(states.at(-1)?.until).toBeNull()
})

test('a hidden page lets the hold expire; visible again it creates one or reports the time as lost', async () => {
  const nextSlots = [{ startTime: 'a', endTime: 'b' }]
  answers.push(holdReply('one'), refused('slot-taken', 409, { nextSlots }))
  const stop = holdTime(TEN)
  await pass(MINUTE_MS)
  show(false)
  await pass(10 * MINUTE_MS)
  expect(namesSent()).toEqual(['holdSlot'])
  show(true)
  await pass(0)
  expect(namesSent()).toEqual(['holdSlot', 'holdSlot'])
  expect(states.at(-1)).toMatchObject({ until: null, lost: { nextSlots } })
  stop()
})

test('a change of the calendar checks the hold, and reports it as lost if the time was taken', async () => {
  const nextSlots = [{ startTime: 'a', endTime: 'b' }]
  answers.push(holdReply('one'), refused('slot-taken', 409, { nextSlots }))
  const stop = holdTime({ ...TEN, replacedOrderId: 'order' })
  await pass(0)
  checkHold()
  await pass(0)
  expect(sent[1]).toMatchObject({ name: 'renewHold', body: { orderId: 'order' } })
  expect(states.at(-1)).toMatchObject({ until: null, lost: { nextSlots } })
  checkHold()
  await pass(0)
  expect(namesSent()).toEqual(['holdSlot', 'renewHold'])
  stop()
})

test('[SLOT-05] the end of bookability is reported at that moment, also without a hold', async () => {
  const nextSlots = [{ startTime: 'a', endTime: 'b' }]
  const tooNear = refused('outside-working-hours', 409, { nextSlots })
  for (const before of [[holdReply('one')], [holdReply('one'), refused('not-found', 404)]]) {
    answers.push(...before, tooNear)
    const stop = holdTime({
      ...TEN,
      bookableUntil: Date.now() + before.length * 2 * MINUTE_MS - 5_000,
    })
    await pass(before.length * 2 * MINUTE_MS - 6_000)
    expect(states.at(-1)?.lost).toBeNull()
    await pass(3_000)
    expect(states.at(-1)?.lost).toMatchObject({ nextSlots, isTaken: false })
    stop()
    await pass(MINUTE_MS)
  }
})

test('a hold that another tab of the same user released is not created again', async () => {
  answers.push(holdReply('one'), refused('not-found', 404))
  const stop = holdTime(TEN)
  await pass(20 * MINUTE_MS)
  expect(namesSent()).toEqual(['holdSlot', 'renewHold'])
  expect(states.at(-1)).toEqual({ until: null, lost: null })
  stop()
})

test('a released hold is not created again by a clock that is ahead', async () => {
  answers.push(holdReply('one', 300, 10 * MINUTE_MS), refused('not-found', 404))
  answers.push(refused('outside-working-hours', 422, { nextSlots: [] }))
  const stop = holdTime({ ...TEN, bookableUntil: NOON + 4 * MINUTE_MS })
  await pass(13 * MINUTE_MS)
  expect(namesSent()).toEqual(['holdSlot', 'renewHold'])
  expect(states.at(-1)?.lost).toBeNull()
  await pass(2 * MINUTE_MS)
  expect(states.at(-1)?.lost).toMatchObject({ isTaken: false })
  stop()
})

test('a sent time stays held until the response; if it is taken meanwhile nothing is reported, as it may be by that order', async () => {
  answers.push(holdReply('one'), holdReply('one'), refused('slot-taken', 409, { nextSlots: [] }))
  const sentState = { isSent: false }
  const stop = holdTime({ ...TEN, mayBeBooked: () => sentState.isSent })
  await pass(0)
  sentState.isSent = true
  await pass(2 * MINUTE_MS)
  expect(states.at(-1)).toEqual({ until: NOON + 7 * MINUTE_MS, lost: null })
  // Placing the order changes the calendar too.
  checkHold()
  await pass(0)
  expect(namesSent()).toEqual(['holdSlot', 'renewHold'])
  await pass(2 * MINUTE_MS)
  expect(namesSent()).toEqual(['holdSlot', 'renewHold', 'renewHold'])
  expect(states.at(-1)).toEqual({ until: null, lost: null })
  stop()
})

test('a queued check creates no hold after the page is left; back on the page it does', async () => {
  answers.push(holdReply('one'), { ok: true, reply: {} }, holdReply('two'))
  const stop = holdTime(TEN)
  await pass(0)
  checkHold()
  checkHold()
  window.dispatchEvent(new Event('pagehide'))
  await pass(10 * MINUTE_MS)
  expect(namesSent().filter((name) => name === 'holdSlot')).toHaveLength(1)
  expect(namesSent()).toContain('releaseHold')
  window.dispatchEvent(pageShow(true))
  await pass(0)
  expect(namesSent().at(-1)).toBe('holdSlot')
  stop()
})

test('a hold created after the page was left is released at once', async () => {
  const answer = Promise.withResolvers<object>()
  answers.push(() => answer.promise, { ok: true, reply: {} })
  const stop = holdTime(TEN)
  await pass(0)
  window.dispatchEvent(new Event('pagehide'))
  answer.resolve(holdReply('late')())
  await pass(0)
  expect(sent.map(({ name, params }) => [name, params?.holdId])).toEqual([
    ['holdSlot', undefined],
    ['releaseHold', 'late'],
  ])
  stop()
})

test('the first display of a page requests one hold', async () => {
  answers.push(holdReply('one'))
  const stop = holdTime(TEN)
  await pass(0)
  window.dispatchEvent(pageShow(false))
  await pass(0)
  expect(namesSent()).toEqual(['holdSlot'])
  stop()
})

test('a time that is dropped during the request is never shown as held, and is released', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  answers.push(() => promise, { ok: true, reply: {} })
  const stop = holdTime(TEN)
  await pass(0)
  stop()
  resolve(holdReply('one')())
  await pass(10 * MINUTE_MS)
  expect(states.map(({ until }) => until)).not.toContain(NOON + 5 * MINUTE_MS)
  expect(namesSent()).toEqual(['holdSlot', 'releaseHold'])
})

test('after a sign-out nothing is released: the hold expires', async () => {
  answers.push(holdReply('one'))
  const stop = holdTime(TEN)
  await pass(0)
  signedIn.userName = null
  stop()
  await pass(0)
  expect(namesSent()).toEqual(['holdSlot'])
})

test('if holding fails no time is lost and nothing is shown', async () => {
  const stop = holdTime(TEN)
  await pass(0)
  expect(states.at(-1)).toEqual({ until: null, lost: null })
  stop()
})

test('the same time chosen again is requested after its release', async () => {
  answers.push(holdReply('one'), { ok: true, reply: {} }, holdReply('two'))
  const first = holdTime(TEN)
  await pass(0)
  first()
  const second = holdTime(TEN)
  await pass(0)
  expect(namesSent()).toEqual(['holdSlot', 'releaseHold', 'holdSlot'])
  second()
})
