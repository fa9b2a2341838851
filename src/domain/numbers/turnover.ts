import { type Cents, VAT_RATES, type VatLine, type VatRate, vatShares } from '../money.ts'

/** Visits with equal amounts: their items as one line per VAT rate, before the discount. */
export interface EqualVisits {
  readonly count: number
  readonly lines: readonly VatLine[]
  readonly discountCents: Cents
  /** The travel fee; null without one. */
  readonly travel: VatLine | null
}

/** An amount with its VAT, and how much of it has each rate, the highest rate first. */
export interface Turnover {
  readonly totalCents: Cents
  readonly rates: readonly {
    readonly rate: VatRate
    readonly totalCents: Cents
    readonly vatCents: Cents
  }[]
}

/**
 * The turnover of visits (row WORK-71). The discount and the VAT are those of each visit's receipt, rounded per visit, so
 * that the turnover is the sum of the receipts to the cent. Rates without turnover are left out.
 */
export function turnoverOf(visits: readonly EqualVisits[]): Turnover {
  const shares = visits.flatMap(({ count, lines, discountCents, travel }) =>
    vatShares(lines, discountCents, travel).map((share) => ({ ...share, count })),
  )
  const rates = VAT_RATES.toReversed().flatMap((rate) => {
    const ofRate = shares.filter((share) => share.rate === rate)
    const totalCents = ofRate.reduce((sum, share) => sum + share.count * share.totalCents, 0)
    const vatCents = ofRate.reduce((sum, share) => sum + share.count * share.vatCents, 0)
    return totalCents === 0 ? [] : [{ rate, totalCents, vatCents }]
  })
  return { totalCents: rates.reduce((sum, { totalCents }) => sum + totalCents, 0), rates }
}
