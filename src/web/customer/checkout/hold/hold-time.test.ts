import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#domain/time-units.ts'
import { clientState, noUser } from '../../../client-state.ts'
import { refused, setupApiServer } from '../../../testing/api-server.ts'
import { checkHold, holdStore, holdTime, type RequestedTime } from './hold-time.ts'

const server = setupApiServer()
const NOON = Date.UTC(2026, 10, 20, 12)
const SECOND_MS = 1_000
const TEN: RequestedTime = {
  catalogItemIds: ['01900000-0000-7000-8000-000000000001'],
  userName: 'salon-kersenbloesem',
  startTime: '2026-11-24T10:00:00+01:00',
  endTime: '2026-11-24T10:45:00+01:00',
  bookableUntil: Date.UTC(2026, 10, 24, 8),
  mayBeBooked: () => false,
}
/** @param aheadMs how far the browser's clock is ahead of the server's */
function holdReply(holdId: string, expiresInSeconds = 300, aheadMs = 0) {
  return () => {
    const expiresAt = new Date(Date.now() + expiresInSeconds * 1000 - aheadMs).toISOString()
    return { data: { holdId, expiresAt, expiresInSeconds } }
  }
}
const pageShow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })
const namesSent = () => server.requests.map(({ name }) => name)
const show = (isShown: boolean) => {
  Object.assign(document, { hidden: !isShown })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Lets time pass second by second; each request has its response before the next second. */
async function pass(ms: number): Promise<void> {
  await responses()
  for (let left = ms; left > 0; left -= SECOND_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(left, SECOND_MS))
    await responses()
  }
}

/** Resolves when no request waits, or only one that the test holds back. */
async function responses(): Promise<void> {
  await nextTurn()
  for (let turn = 0; turn < MAX_TURNS && clientState.get().isLoading; turn += 1) await nextTurn()
}

const MAX_TURNS = 1_000
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  clientState.set({ loggedInUserInfo: { ...noUser, userName: 'sanne' } })
  server.answer('releaseHold', {})
  Object.assign(document, { hidden: false })
  vi.useFakeTimers({ now: NOON, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout }))
})
afterEach(async () => {
  await responses() // of the holds that the test released at its end
  vi.useRealTimers()
})

test('a time is held at once, renewed while the page is visible, and released', async () => {
  server.answer('holdSlot', holdReply('one'))
  server.answer('renewHold', holdReply('one'))
  const fetched = vi.spyOn(globalThis, 'fetch')
  const stop = holdTime(TEN)
  await pass(0)
  expect(server.requests[0]).toMatchObject({
    name: 'holdSlot',
    body: { durationMinutes: 45, catalogItemIds: TEN.catalogItemIds },
  })
  expect(holdStore.get().until).toBe(NOON + 5 * MINUTE_MS)
  await pass(2 * MINUTE_MS)
  expect(holdStore.get().until).toBe(NOON + 7 * MINUTE_MS)
  stop()
  await pass(10 * MINUTE_MS)
  expect(namesSent()).toEqual(['holdSlot', 'renewHold', 'releaseHold'])
  expect(server.requests[2]).toMatchObject({ params: { holdId: 'one' } })
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ keepalive: true })
  expect(holdStore.get().until).toBeNull()
})

test('a hidden page lets the hold expire; visible again it creates one or reports the time as lost', async () => {
  const nextSlots = [{ startTime: 'a', endTime: 'b' }]
  server.answer('holdSlot', holdReply('one'), refused('slot-taken', { nextSlots }))
  const stop = holdTime(TEN)
  await pass(MINUTE_MS)
  show(false)
  await pass(10 * MINUTE_MS)
  expect(namesSent()).toEqual(['holdSlot'])
  show(true)
  await pass(0)
  expect(namesSent()).toEqual(['holdSlot', 'holdSlot'])
  expect(holdStore.get()).toMatchObject({ until: null, lost: { nextSlots } })
  stop()
})

test('a change of the calendar checks the hold, and reports it as lost if the time was taken', async () => {
  const nextSlots = [{ startTime: 'a', endTime: 'b' }]
  server.answer('holdSlot', holdReply('one'))
  server.answer('renewHold', refused('slot-taken', { nextSlots }))
  const stop = holdTime({ ...TEN, replacedOrderId: 'order' })
  await pass(0)
  checkHold()
  await pass(0)
  expect(server.requests[1]).toMatchObject({ name: 'renewHold', body: { orderId: 'order' } })
  expect(holdStore.get()).toMatchObject({ until: null, lost: { nextSlots } })
  checkHold()
  await pass(0)
  expect(namesSent()).toEqual(['holdSlot', 'renewHold'])
  stop()
})

test('[SLOT-05] the end of bookability is reported at that moment, also without a hold', async () => {
  const nextSlots = [{ startTime: 'a', endTime: 'b' }]
  const tooNear = refused('outside-working-hours', { nextSlots })
  server.answer('renewHold', tooNear, refused('not-found'))
  for (const minutes of [2, 4]) {
    server.answer('holdSlot', holdReply('one'), tooNear)
    const stop = holdTime({
      ...TEN,
      bookableUntil: Date.now() + minutes * MINUTE_MS - 5_000,
    })
    await pass(minutes * MINUTE_MS - 6_000)
    expect(holdStore.get().lost).toBeNull()
    await pass(3_000)
    expect(holdStore.get().lost).toMatchObject({ nextSlots, isTaken: false })
    stop()
    await pass(MINUTE_MS)
  }
})

test('a hold that another tab of the same user released is not created again', async () => {
  server.answer('holdSlot', holdReply('one'))
  server.answer('renewHold', refused('not-found'))
  const stop = holdTime(TEN)
  await pass(20 * MINUTE_MS)
  expect(namesSent()).toEqual(['holdSlot', 'renewHold'])
  expect(holdStore.get()).toEqual({ until: null, lost: null })
  stop()
})

test('a released hold is not created again by a clock that is ahead', async () => {
  const tooNear = refused('outside-working-hours', { nextSlots: [] })
  server.answer('holdSlot', holdReply('one', 300, 10 * MINUTE_MS), tooNear)
  server.answer('renewHold', refused('not-found'))
  const stop = holdTime({ ...TEN, bookableUntil: NOON + 4 * MINUTE_MS })
  await pass(13 * MINUTE_MS)
  expect(namesSent()).toEqual(['holdSlot', 'renewHold'])
  expect(holdStore.get().lost).toBeNull()
  await pass(2 * MINUTE_MS)
  expect(holdStore.get().lost).toMatchObject({ isTaken: false })
  stop()
})

test('a sent time stays held until the response; if it is taken meanwhile nothing is reported, as it may be by that order', async () => {
  server.answer('holdSlot', holdReply('one'))
  server.answer('renewHold', holdReply('one'), refused('slot-taken', { nextSlots: [] }))
  const sentState = { isSent: false }
  const stop = holdTime({ ...TEN, mayBeBooked: () => sentState.isSent })
  await pass(0)
  sentState.isSent = true
  await pass(2 * MINUTE_MS)
  expect(holdStore.get()).toEqual({ until: NOON + 7 * MINUTE_MS, lost: null })
  // Placing the order changes the calendar too.
  checkHold()
  await pass(0)
  expect(namesSent()).toEqual(['holdSlot', 'renewHold'])
  await pass(2 * MINUTE_MS)
  expect(namesSent()).toEqual(['holdSlot', 'renewHold', 'renewHold'])
  expect(holdStore.get()).toEqual({ until: null, lost: null })
  stop()
})

test('a queued check creates no hold after the page is left; back on the page it does', async () => {
  server.answer('holdSlot', holdReply('one'), holdReply('two'))
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
  const answer = Promise.withResolvers<ReturnType<ReturnType<typeof holdReply>>>()
  server.answer('holdSlot', () => answer.promise)
  const stop = holdTime(TEN)
  await pass(0)
  window.dispatchEvent(new Event('pagehide'))
  answer.resolve(holdReply('late')())
  await pass(0)
  expect(server.requests.map(({ name, params }) => [name, params.holdId])).toEqual([
    ['holdSlot', undefined],
    ['releaseHold', 'late'],
  ])
  stop()
})

test('the first display of a page requests one hold', async () => {
  server.answer('holdSlot', holdReply('one'))
  const stop = holdTime(TEN)
  await pass(0)
  window.dispatchEvent(pageShow(false))
  await pass(0)
  expect(namesSent()).toEqual(['holdSlot'])
  stop()
})

test('a time that is dropped during the request is never shown as held, and is released', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<ReturnType<typeof holdReply>>>()
  server.answer('holdSlot', () => promise)
  const shown: (number | null)[] = []
  const unsubscribe = holdStore.subscribe(() => shown.push(holdStore.get().until))
  const stop = holdTime(TEN)
  await pass(0)
  stop()
  resolve(holdReply('one')())
  await pass(10 * MINUTE_MS)
  unsubscribe()
  expect(shown).not.toContain(NOON + 5 * MINUTE_MS)
  expect(namesSent()).toEqual(['holdSlot', 'releaseHold'])
})

test('after a sign-out nothing is released: the hold expires', async () => {
  server.answer('holdSlot', holdReply('one'))
  const stop = holdTime(TEN)
  await pass(0)
  clientState.set({ loggedInUserInfo: noUser })
  stop()
  await pass(0)
  expect(namesSent()).toEqual(['holdSlot'])
})

test('if holding fails no time is lost and nothing is shown', async () => {
  server.answer('holdSlot', refused('unavailable'))
  const stop = holdTime(TEN)
  await pass(0)
  expect(holdStore.get()).toEqual({ until: null, lost: null })
  stop()
})

test('the same time chosen again is requested after its release', async () => {
  server.answer('holdSlot', holdReply('one'), holdReply('two'))
  const first = holdTime(TEN)
  await pass(0)
  first()
  const second = holdTime(TEN)
  await pass(0)
  expect(namesSent()).toEqual(['holdSlot', 'releaseHold', 'holdSlot'])
  second()
})
