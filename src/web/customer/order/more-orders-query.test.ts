import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../query-client.ts'
import { refused, setupApiServer } from '../../testing/api-server.ts'
import { aListedOrder } from '../booking/testing/orders.ts'
import { moreOrdersQuery } from './more-orders-query.ts'

const server = setupApiServer()
const first = { orders: [aListedOrder({ bookingId: 'newest' })], nextPageToken: 'second' }

test('[ORDER-07] a later page continues after the last one, and comes when it is requested again', async () => {
  server.answer('listOrders', refused('unavailable'), {
    data: { items: [aListedOrder({ bookingId: 'oldest' })] },
    nextPageToken: null,
  })
  const observer = new InfiniteQueryObserver(createQueryClient(), moreOrdersQuery(first))
  observer.subscribe(() => undefined)
  const shown = () => {
    const { data } = observer.getCurrentResult()
    return data?.pages.flatMap(({ orders }) => orders.map(({ bookingId }) => bookingId))
  }
  expect(shown()).toEqual(['newest'])
  expect((await observer.fetchNextPage()).isError).toBe(true)
  expect(shown()).toEqual(['newest'])
  expect((await observer.fetchNextPage()).hasNextPage).toBe(false)
  expect(shown()).toEqual(['newest', 'oldest'])
  const query = { pageSize: '5', pageToken: 'second' }
  expect(server.requests.map((request) => request.query)).toEqual([query, query])
})
