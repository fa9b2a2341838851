import { expect, test } from 'vitest'
import { invoiceLine } from './invoice-line.ts'

const PLAN = { key: 'software-marketing', locations: 1, trialEndsOn: null, endsOn: null } as const

test('[DESK-120] a whole month costs the price of the plan, per location where it is sold so', () => {
  const days = { from: '2026-12-01', until: '2026-12-31' }
  expect(invoiceLine('2026-12', PLAN)).toEqual({ ...days, amountCents: 30_00 })
  const salons = { ...PLAN, key: 'salon-package', locations: 3 } as const
  expect(invoiceLine('2026-12', salons)?.amountCents).toBe(150_00)
  expect(invoiceLine('2026-12', { ...PLAN, locations: 3 })?.amountCents).toBe(30_00)
})

test('[DESK-120] days of the trial and after an end are not invoiced', () => {
  const trial = { ...PLAN, trialEndsOn: '2026-11-15' } as const
  const half = { from: '2026-11-16', until: '2026-11-30', amountCents: 15_00 }
  expect(invoiceLine('2026-11', trial)).toEqual(half)
  expect(invoiceLine('2026-10', trial)).toBeNull()
  const ended = { ...PLAN, endsOn: '2028-02-02' } as const
  expect(invoiceLine('2028-02', ended)).toMatchObject({ until: '2028-02-01', amountCents: 1_03 })
  expect(invoiceLine('2028-03', ended)).toBeNull()
})
