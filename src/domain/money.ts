/** An amount in whole euro cents, the only form of money inside the product. */
export type Cents = number

/** Dutch VAT on treatments, in percent: 9 for hairdressing, 21 for the rest. */
export const VAT_RATES = [9, 21] as const
export type VatRate = (typeof VAT_RATES)[number]

/** Cents in euros, the form on the wire. */
export function euros(cents: Cents): number {
  return cents / 100
}

/** Euros in cents; null when the amount is not finite or not in whole cents. */
export function centsFromEuros(amount: number): Cents | null {
  const cents = Math.round(amount * 100)
  if (!Number.isSafeInteger(cents) || cents / 100 !== amount) return null
  return cents + 0 // -0 becomes 0
}

/** `part / whole` of integers, rounded half up: the only rounding of money. */
export function roundHalfUp(part: number, whole: number): number {
  return Math.floor((2 * part + whole) / (2 * whole))
}

/** The VAT that is included in an amount: 21 cents in 121 cents at 21 %. */
export function includedVatCents(totalCents: Cents, rate: VatRate): Cents {
  return roundHalfUp(totalCents * rate, 100 + rate)
}

export interface VatLine {
  readonly rate: VatRate
  readonly totalCents: Cents
}

export interface VatShare extends VatLine {
  readonly discountCents: Cents
  readonly vatCents: Cents
}

/**
 * The totals and VAT per rate after a discount is distributed in proportion, the highest rate first. The shares add up to
 * the discount, which is at most the sum of the lines; half a cent goes to the higher rate.
 * @param undiscounted a line that the discount leaves as it is, at the rate of one of the lines
 */
export function vatShares(
  lines: readonly VatLine[],
  discountCents: Cents,
  undiscounted: VatLine | null = null,
): VatShare[] {
  const totals = totalsByRate(lines)
  let leftCents = discountCents
  let restCents = totals.reduce((sum, line) => sum + line.totalCents, 0)
  return totals.map(({ rate, totalCents }) => {
    // Proportion of the remaining discount: the last rate gets the exact remainder.
    const share = restCents === 0 ? 0 : roundHalfUp(totalCents * leftCents, restCents)
    leftCents -= share
    restCents -= totalCents
    const added = undiscounted?.rate === rate ? undiscounted.totalCents : 0
    const after = totalCents - share + added
    return {
      rate,
      totalCents: after,
      discountCents: share,
      vatCents: includedVatCents(after, rate),
    }
  })
}

function totalsByRate(lines: readonly VatLine[]): VatLine[] {
  return VAT_RATES.toReversed().flatMap((rate) => {
    const ofRate = lines.filter((line) => line.rate === rate)
    if (ofRate.length === 0) return []
    return [{ rate, totalCents: ofRate.reduce((sum, line) => sum + line.totalCents, 0) }]
  })
}
