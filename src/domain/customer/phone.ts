/**
 * Removes spaces and hyphens from a phone number: '06-12345678' → '0612345678' (INFO-02, PRICE-07, FORM-02).
 */
export function phoneDigits(text: string): string {
  return text.replace(/[\s\p{Dash_Punctuation}]/gu, '')
}

/** Whether a text is a Dutch number: +31 or 0, a digit 1 to 9, then 8 more. Ignores spaces and hyphens (INFO-02). */
export function isDutchPhone(text: string): boolean {
  return /^(?:\+31|0)[1-9]\d{8}$/.test(phoneDigits(text))
}

/** The maximum of digits, spaces and hyphens of a phone number. */
export const MAX_PHONE_LENGTH = 20

/** Whether a text is a phone number of any country (PRICE-07): an optional plus, then 1 to 20 digits, spaces or hyphens. */
export function isAnyPhone(text: string): boolean {
  const unsigned = text.replace(/^\+/, '')
  return (
    unsigned.length <= MAX_PHONE_LENGTH &&
    /^[\d\s\p{Dash_Punctuation}]+$/u.test(unsigned) &&
    /\d/.test(unsigned)
  )
}
