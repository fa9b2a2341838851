import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  badgeTone,
  canChangeStatus,
  initialStatus,
  isOpenStatus,
  isUpcoming,
  ORDER_ACTORS,
  ORDER_STATUSES,
  type OrderStatus,
  occupiesTime,
  statusAfterChange,
} from './status.ts'

test('[ORDER-03] the badge is green when confirmed, amber when pending, red without a visit, otherwise neutral', () => {
  expect(Object.fromEntries(ORDER_STATUSES.map((status) => [status, badgeTone(status)]))).toEqual({
    PENDING: 'warning',
    ACCEPTED: 'neutral',
    CONFIRMED: 'success',
    COMPLETED: 'neutral',
    CANCELLED: 'danger',
    DECLINED: 'danger',
    NO_SHOW: 'danger',
  })
})

test('[ORDER-03] an order starts confirmed, or pending with manual confirmation', () => {
  expect(initialStatus(true)).toBe('CONFIRMED')
  expect(initialStatus(false)).toBe('PENDING')
})

test('[ORDER-03] a customer may only cancel, or make an order pending by a change', () => {
  expect(movesOf('customer')).toEqual([
    'PENDING > CANCELLED',
    'ACCEPTED > PENDING',
    'ACCEPTED > CANCELLED',
    'CONFIRMED > PENDING',
    'CONFIRMED > CANCELLED',
  ])
})

test('[ORDER-03] jobs only close orders in the past', () => {
  expect(movesOf('system')).toEqual([
    'PENDING > DECLINED',
    'ACCEPTED > COMPLETED',
    'CONFIRMED > COMPLETED',
  ])
})

test('[ORDER-03] a provider confirms, declines, cancels, completes and sets a no-show', () => {
  expect(movesOf('provider')).toEqual([
    'PENDING > ACCEPTED',
    'PENDING > CONFIRMED',
    'PENDING > CANCELLED',
    'PENDING > DECLINED',
    'ACCEPTED > CONFIRMED',
    'ACCEPTED > COMPLETED',
    'ACCEPTED > CANCELLED',
    'ACCEPTED > NO_SHOW',
    'CONFIRMED > COMPLETED',
    'CONFIRMED > CANCELLED',
    'CONFIRMED > NO_SHOW',
    'COMPLETED > CANCELLED',
    'COMPLETED > NO_SHOW',
    'NO_SHOW > COMPLETED',
    'NO_SHOW > CANCELLED',
  ])
  expect(movesOf('operator')).toEqual(movesOf('provider'))
})

test('[ORDER-04] three statuses belong to upcoming visits', () => {
  expect(ORDER_STATUSES.filter(isOpenStatus)).toEqual(['PENDING', 'ACCEPTED', 'CONFIRMED'])
})

test('[ORDER-07] a visit is upcoming until it ends, unless it was cancelled', () => {
  expect(isUpcoming({ status: 'PENDING', endsAt: 2 }, 1)).toBe(true)
  expect(isUpcoming({ status: 'CONFIRMED', endsAt: 1 }, 1)).toBe(false)
  expect(isUpcoming({ status: 'CANCELLED', endsAt: 2 }, 1)).toBe(false)
})

test('a pending order takes its time, a cancelled or declined one frees it', () => {
  expect(ORDER_STATUSES.filter((status) => !occupiesTime(status))).toEqual([
    'CANCELLED',
    'DECLINED',
  ])
})

test('[ORDER-03] a closed order is never reopened by any sequence of changes', () => {
  const step = fc.tuple(fc.constantFrom(...ORDER_STATUSES), fc.constantFrom(...ORDER_ACTORS))
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 20 }), (autoConfirm, steps) => {
      let status = initialStatus(autoConfirm)
      for (const [next, actor] of steps) {
        if (!canChangeStatus(status, next, actor)) continue
        if (!isOpenStatus(status)) expect(isOpenStatus(next)).toBe(false)
        if (!occupiesTime(status)) expect(occupiesTime(next)).toBe(false)
        status = next
      }
    }),
  )
})

test('[ORDER-03] a customer’s change is a transition of the table, or none', () => {
  for (const status of ORDER_STATUSES.filter(isOpenStatus)) {
    for (const autoConfirm of [true, false]) {
      const after = statusAfterChange(status, autoConfirm)
      expect(after === status || canChangeStatus(status, after, 'customer')).toBe(true)
    }
  }
  expect(statusAfterChange('CONFIRMED', false)).toBe('PENDING')
  expect(statusAfterChange('CONFIRMED', true)).toBe('CONFIRMED')
})

function movesOf(actor: (typeof ORDER_ACTORS)[number]): string[] {
  return ORDER_STATUSES.flatMap((from: OrderStatus) =>
    ORDER_STATUSES.filter((to) => canChangeStatus(from, to, actor)).map((to) => `${from} > ${to}`),
  )
}
