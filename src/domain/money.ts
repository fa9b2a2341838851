/** An amount in whole euro cents. Inside the product money is never anything else. */
export type Cents = number

/** Dutch VAT on treatments, in percent: 9 for hairdressing, 21 for the rest. */
export const VAT_RATES = [9, 21] as const
export type VatRate = (typeof VAT_RATES)[number]

/** Cents as the wire has them: euros with at most two decimals. */
export function euros(cents: Cents): number {
  return cents / 100
}

/** The wire's euros as cents, or null for what is no amount: not finite, or finer than a cent. */
export function centsFromEuros(amount: number): Cents | null {
  const cents = Math.round(amount * 100)
  if (!Number.isSafeInteger(cents) || cents / 100 !== amount) return null
  return cents + 0 // -0 becomes 0
}

/** `part / whole` of whole numbers, rounded half up: the product's only rounding of money. */
export function roundHalfUp(part: number, whole: number): number {
  return Math.floor((2 * part + whole) / (2 * whole))
}

/** The VAT inside an amount that includes it: 121 cents at 21 % hold 21. */
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
 * What each VAT rate of a mixed cart comes to once a discount is spread over it in proportion.
 * The shares add up to the discount to the cent, which is at most the sum of the lines; half a
 * cent goes to the higher rate.
 */
export function vatShares(lines: readonly VatLine[], discountCents: Cents): VatShare[] {
  const totals = totalsByRate(lines)
  let leftCents = discountCents
  let restCents = totals.reduce((sum, line) => sum + line.totalCents, 0)
  return totals.map(({ rate, totalCents }) => {
    // Of what is left over what is left: the last rate takes the exact remainder.
    const share = restCents === 0 ? 0 : roundHalfUp(totalCents * leftCents, restCents)
    leftCents -= share
    restCents -= totalCents
    const after = totalCents - share
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
