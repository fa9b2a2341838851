import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { en } from '#messages/en.ts'
import { clientState, noUser } from '../../client-state.ts'
import { createMessages } from '../../messages.ts'
import { aPageScope } from '../../testing/page-scope.ts'
import type { RequestScope } from '../../web-server.ts'
import { anOrder } from '../booking/testing/orders.ts'

const { scope, showToast } = vi.hoisted(() => ({
  scope: { current: {} as RequestScope },
  showToast: vi.fn(),
}))
vi.mock('../../request-scope.ts', () => ({ requestScope: () => scope.current }))
vi.mock('../../ui/toast.tsx', () => ({ showToast }))
const { loadOrder } = await import('./load-order.ts')

const order = anOrder()
const href = `/bookings/${order.orderId}`
let requests: string[]

function stubApi(status: number, body: object) {
  scope.current = aPageScope(({ url }) => {
    requests.push(new URL(url).pathname)
    return Response.json({ statusCode: status, message: '', ...body }, { status })
  })
}

async function load(hasSession = true) {
  const i18n = createMessages('en', en)
  const asking = loadOrder({ orderId: order.orderId, href, i18n, hasSession })
  const outcome = await asking.catch((thrown: unknown) => thrown)
  return isRedirect(outcome) ? outcome.options : outcome
}

beforeEach(() => {
  requests = []
  showToast.mockClear()
  clientState.set({ loggedInUserInfo: null })
})

test('[ORDER-08] the user’s own order is loaded', async () => {
  stubApi(200, { data: { order } })
  expect(await load()).toEqual(order)
  expect(requests).toEqual([`/orderApi/orders/${order.orderId}`])
})

test('[ORDER-08] a visitor goes to the sign-in and comes back, without a request', async () => {
  stubApi(200, { data: { order } })
  expect(await load(false)).toMatchObject({ to: '/login', state: { returnTo: href } })
  clientState.set({ loggedInUserInfo: noUser })
  expect(await load()).toMatchObject({ to: '/login', state: { returnTo: href } })
  expect(requests).toEqual([])
})

test.each(['sign-in-required', 'invalid-token'])(
  '[ORDER-08] the answer %s leads to the sign-in as well',
  async (code) => {
    stubApi(401, { code })
    expect(await load()).toMatchObject({ to: '/login', state: { returnTo: href } })
    expect(showToast).not.toHaveBeenCalled()
  },
)

test('[ORDER-08, APP-09] another user’s order redirects to /403', async () => {
  stubApi(403, { code: 'forbidden' })
  expect(await load()).toMatchObject({ to: '/403' })
})

test.each([
  [404, 'not-found'],
  [500, 'internal'],
  [503, 'unavailable'],
])(
  '[ORDER-08, APP-17] a load failing with %i says so and leads to the list',
  async (status, code) => {
    stubApi(status, { code })
    expect(await load()).toMatchObject({ to: '/bookings' })
    expect(showToast).toHaveBeenCalledWith('failure', 'Error loading order details')
  },
)
