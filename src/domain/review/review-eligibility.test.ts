import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '../order/status.ts'
import { hasTakenPlace } from './review-eligibility.ts'

test('[REVIEW-04] a visit can be reviewed from its end on, unless it did not take place', () => {
  const possible = (now: number) =>
    ORDER_STATUSES.filter((status) => hasTakenPlace({ status, endsAt: 1000 }, now))
  expect(possible(999)).toEqual([])
  expect(possible(1000)).toEqual(['ACCEPTED', 'CONFIRMED', 'COMPLETED'])
})
