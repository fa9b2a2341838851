import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VAT_RATES, type VatLine, vatShares } from '../money.ts'
import { type EqualVisits, turnoverOf } from './turnover.ts'

test('[WORK-71] turnover is divided by VAT rate, after the discount, the highest rate first', () => {
  const lines: VatLine[] = [
    { rate: 9, totalCents: 3_000 },
    { rate: 21, totalCents: 6_000 },
  ]
  expect(turnoverOf([{ count: 2, lines, discountCents: 1_000, travel: null }])).toEqual({
    totalCents: 16_000,
    rates: [
      { rate: 21, totalCents: 10_666, vatCents: 1_852 },
      { rate: 9, totalCents: 5_334, vatCents: 440 },
    ],
  })
})

test('[WORK-71] without turnover there is no VAT', () => {
  expect(turnoverOf([])).toEqual({ totalCents: 0, rates: [] })
  const lines: VatLine[] = [{ rate: 9, totalCents: 500 }]
  const free: EqualVisits = { count: 3, lines, discountCents: 500, travel: null }
  expect(turnoverOf([free])).toEqual({ totalCents: 0, rates: [] })
})

test('[WORK-71, WORK-137] the rates add up to the turnover, and the turnover is the sum of the receipts, to the cent', () => {
  fc.assert(
    fc.property(fc.array(someVisits(), { maxLength: 20 }), (visits) => {
      const { totalCents, rates } = turnoverOf(visits)
      const receipts = visits.flatMap(({ count, lines, discountCents, travel }) =>
        Array.from({ length: count }, () => vatShares(lines, discountCents, travel)).flat(),
      )
      const paidCents = visits.reduce(
        (sum, { count, lines, discountCents, travel }) =>
          sum + count * (totalOf(lines) - discountCents + (travel?.totalCents ?? 0)),
        0,
      )
      expect(totalCents).toBe(paidCents)
      expect(totalOf(rates)).toBe(totalCents)
      for (const { rate, totalCents, vatCents } of rates) {
        const ofRate = receipts.filter((receipt) => receipt.rate === rate)
        expect(totalOf(ofRate)).toBe(totalCents)
        expect(ofRate.reduce((sum, receipt) => sum + receipt.vatCents, 0)).toBe(vatCents)
        // Rounding moves at most half a cent per receipt.
        const exact = (totalCents * rate) / (100 + rate)
        expect(Math.abs(vatCents - exact)).toBeLessThanOrEqual(ofRate.length / 2)
      }
    }),
  )
})

function totalOf(lines: readonly { totalCents: number }[]): number {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
}

function someVisits(): fc.Arbitrary<EqualVisits> {
  const line = fc.record({
    rate: fc.constantFrom(...VAT_RATES),
    totalCents: fc.nat({ max: 50_000 }),
  })
  return fc
    .tuple(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.nat({ max: 4 }),
      fc.nat(100),
      fc.nat(5_000),
    )
    .map(([lines, count, percent, travelCents]) => ({
      lines,
      count,
      discountCents: Math.floor((totalOf(lines) * percent) / 100),
      travel: lines[0] ? { rate: lines[0].rate, totalCents: travelCents } : null,
    }))
}
