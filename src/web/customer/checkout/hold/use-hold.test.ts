import { expect, test } from 'vitest'
import { mayHaveOrder } from './use-hold.ts'

const draftAt = (appointmentStartTime: string) =>
  JSON.stringify({ serviceInfo: { appointmentStartTime } })
const attempt = {
  key: 'k',
  provider: 'salon-kersenbloesem',
  bodies: [draftAt('2026-11-24T09:00:00+01:00'), draftAt('2026-11-24T10:00:00+01:00')],
}

test.each([
  ['sent to this salon for this time', 'salon-kersenbloesem', '2026-11-24T09:00:00Z', true],
  ['sent for another time', 'salon-kersenbloesem', '2026-11-24T12:00:00+01:00', false],
  ['sent to another salon', 'studio-parel', '2026-11-24T10:00:00+01:00', false],
])(
  '[CHECKOUT-08] an order %s may have been placed although its response was lost: %#',
  (_, salon, start, may) => {
    expect(mayHaveOrder(attempt, salon, start)).toBe(may)
    expect(mayHaveOrder(null, salon, start)).toBe(false)
  },
)
