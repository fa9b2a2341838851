import { expect, test } from 'vitest'
import type { OrderStatus } from '#domain/order/status.ts'
import { visitState } from './visit-state.ts'

const [START, END] = [Date.parse('2026-11-24T10:00:00Z'), Date.parse('2026-11-24T10:45:00Z')]
const stateAt = (status: OrderStatus, now: number) =>
  visitState({ status, startTime: '2026-11-24T10:00:00Z', endTime: '2026-11-24T10:45:00Z' }, now)

test.each([
  ['CONFIRMED', START - 1, 'confirmed'],
  ['CONFIRMED', START, 'now'],
  ['ACCEPTED', END - 1, 'now'],
  ['CONFIRMED', END, 'completed'],
  ['PENDING', START, 'pending'],
  ['NO_SHOW', END, 'missed'],
  ['CANCELLED', START, 'cancelled'],
] as const)('[WORK-08] a visit that is %s at %s is %s', (status, now, state) => {
  expect(stateAt(status, now)).toBe(state)
})
