import { expect, test } from 'vitest'
import { closureFromAddress } from './closure-from-address.ts'

test('[WORK-161] the address of the hours opens the closure that it asks for', () => {
  const search = { close: '2026-11-24', from: '12:00', until: '13:00', reason: 'Beurs' }
  expect(closureFromAddress(search)).toEqual({
    kind: 'hours',
    firstDay: '2026-11-24',
    lastDay: '',
    from: '12:00',
    until: '13:00',
    reason: 'Beurs',
  })
})

test.each([
  [{}],
  [{ close: '2026-02-30', from: '12:00', until: '13:00' }],
  [{ close: '2026-11-24', from: '25:00', until: '13:00' }],
  [{ close: '2026-11-24', from: 12, until: '13:00' }],
])('[WORK-161] %j opens nothing', (search) => {
  expect(closureFromAddress(search)).toBeNull()
})
