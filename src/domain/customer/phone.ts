/**
 * A number as it is sent and kept: its digits, with the plus in front if there is one. People write it with spaces and
 * hyphens, '06-12345678' (INFO-02, PRICE-07, FORM-02).
 */
export function phoneDigits(text: string): string {
  return text.replace(/[\s\p{Dash_Punctuation}]/gu, '')
}

/** A Dutch number: +31 or 0, a digit 1 to 9, then 8 more; spaces and hyphens anywhere between (INFO-02). */
export function isDutchPhone(text: string): boolean {
  return /^(?:\+31|0)[1-9]\d{8}$/.test(phoneDigits(text))
}

/** The digits, spaces and hyphens of a number of any country at most. */
export const LONGEST_PHONE = 20

/** A number of any country (PRICE-07): an optional plus, then 1 to 20 digits, spaces or hyphens, a digit among them. */
export function isAnyPhone(text: string): boolean {
  const unsigned = text.replace(/^\+/, '')
  return (
    unsigned.length <= LONGEST_PHONE &&
    /^[\d\s\p{Dash_Punctuation}]+$/u.test(unsigned) &&
    /\d/.test(unsigned)
  )
}
