import { beforeEach, expect, test, vi } from 'vitest'
import { clientState, noUser } from '../../client-state.ts'
import { refused, setupApiServer } from '../../testing/api-server.ts'
import { aListedOrder, anOrder } from '../booking/testing/orders.ts'
import { loadDashboard } from './load-dashboard.ts'

const { merges } = vi.hoisted(() => ({ merges: [] as number[] }))
vi.mock('../favourite/sync-favourites.ts', () => ({
  favouriteSync: { waitForMerge: async () => merges.push(1) },
}))
vi.mock('./no-upcoming-visit.tsx', () => ({}))
vi.mock('../booking/booking-store.ts', () => ({ getCheckout: () => ({ location: 'NL05' }) }))

const server = setupApiServer()
const names = () => server.requests.map(({ name }) => name).sort()
const orders = (...items: ReturnType<typeof aListedOrder>[]) =>
  server.answer('listOrders', { data: { items } })
const done = (bookingId: string) =>
  aListedOrder({
    bookingId,
    status: 'COMPLETED',
    appointmentStartDate: '2026-11-02T10:00:00+01:00',
    appointmentEndDate: '2026-11-02T11:00:00+01:00',
  })

beforeEach(() => {
  merges.length = 0
  vi.useFakeTimers({ now: Date.parse('2026-11-20T14:30:00+01:00'), toFake: ['Date'] })
  vi.stubGlobal('navigator', { onLine: true })
  clientState.set({ loggedInUserInfo: { ...noUser, userName: 'anouk' } })
  server.answer('listFavourites', { data: { favourites: [] } })
  const promotions = [{ id: 'autumn' }, { id: 'winter' }]
  server.answer('listCustomerPromotions', { data: { promotions } })
  server.answer('searchProviders', refused('unavailable'))
  return () => void vi.useRealTimers()
})

test('[ORDER-04] with an upcoming visit the next order is loaded, and nothing else', async () => {
  const order = anOrder()
  orders(aListedOrder(), done('done'))
  server.answer('getOrder', { data: { order } })
  expect(await loadDashboard(true)).toMatchObject({
    ok: true,
    dashboard: {
      upcoming: [{ bookingId: order.orderId, daysUntil: 4 }],
      next: order,
      promotion: null,
      freeToday: null,
      latest: { bookingId: 'done' },
      isFirst: false,
    },
  })
  expect(names()).toEqual(['getOrder', 'listFavourites', 'listOrders'])
  expect(merges).toHaveLength(1)
})

test('[ORDER-05] without one the nearest promotion of today is suggested, at the last searched place', async () => {
  orders(done('latest'), done('before'))
  expect(await loadDashboard(true)).toMatchObject({
    ok: true,
    dashboard: {
      upcoming: [],
      next: null,
      promotion: { id: 'autumn' },
      freeToday: null,
      latest: { bookingId: 'latest' },
      isFirst: false,
    },
  })
  expect(server.requests.find(({ name }) => name === 'listCustomerPromotions')).toMatchObject({
    params: { customerUserName: 'anouk' },
    query: { effectiveDate: '2026-11-20', cityCode: 'NL05' },
  })
  expect(names()).not.toContain('searchProviders')
})

test('[ORDER-05] free times of today are for users without appointments and favourites', async () => {
  orders()
  expect(await loadDashboard(true)).toMatchObject({ dashboard: { isFirst: true, latest: null } })
  expect(names()).toContain('searchProviders')
  server.requests.length = 0
  const favourites = [{ userName: 'salon-kersenbloesem' }]
  server.answer('listFavourites', { data: { favourites } })
  expect(await loadDashboard(true)).toMatchObject({ dashboard: { isFirst: true, favourites } })
  expect(names()).not.toContain('searchProviders')
  const asked = server.requests.find(({ name }) => name === 'listFavourites')
  expect(asked?.query).toEqual({ firstAvailable: 'true' })
})

test('[ORDER-05, AUTH-05] the user is loaded if unknown; without a user no promotion is requested', async () => {
  orders(done('latest'))
  const signIn = { socialName: null }
  for (const [userName, id] of [
    ['anouk', 'autumn'],
    [null, undefined],
  ] as const) {
    clientState.set({ loggedInUserInfo: null })
    const userInfo = { ...noUser, userName }
    const account = { userInfo, isMember: false, ownSalon: null }
    server.answer('getAuthStatus', { isAuthenticated: true, ...account, signIn })
    server.requests.length = 0
    const result = await loadDashboard(true)
    expect(result.ok && result.dashboard.promotion?.id).toBe(id)
    expect(names().includes('listCustomerPromotions')).toBe(userName !== null)
  }
})

test('[ORDER-05] parts that fail to load are left out, except the orders', async () => {
  for (const name of [
    'listOrders',
    'listFavourites',
    'getOrder',
    'listCustomerPromotions',
  ] as const)
    server.answer(name, refused('unavailable'))
  expect(await loadDashboard(true)).toMatchObject({ ok: false, refusal: 'unavailable' })
  orders(aListedOrder())
  expect(await loadDashboard(true)).toMatchObject({
    ok: true,
    dashboard: { favourites: [], next: null, upcoming: [{ daysUntil: 4 }] },
  })
  orders(done('latest'))
  expect(await loadDashboard(true)).toMatchObject({ ok: true, dashboard: { promotion: null } })
})

test('[AUTH-05] without a session nothing is requested, whatever the cookie says', async () => {
  clientState.set({ loggedInUserInfo: noUser })
  expect(await loadDashboard(true)).toEqual({ ok: false, refusal: 'sign-in-required' })
  expect(server.requests).toEqual([])
})
