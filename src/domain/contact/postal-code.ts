/** Whether a text is a Dutch postcode: four digits, the first not 0, and two letters. Ignores case and spaces (FORM-02). */
export function isPostalCode(text: string): boolean {
  return /^[1-9]\d{3}[A-Z]{2}$/.test(withoutSpaces(text))
}

/** Formats a postcode: '1094gz' → '1094 GZ'. */
export function formatPostalCode(text: string): string {
  return withoutSpaces(text).replace(/^(\d{4})/, '$1 ')
}

/** The postcode in the text of an address: 'Javastraat 20, 1094hh Amsterdam' → '1094 HH'. Null without one, and with several. */
export function postalCodeIn(address: string): string | null {
  const found = new Set((address.match(POSTAL_CODES) ?? []).map(formatPostalCode))
  const [code] = found
  return code !== undefined && found.size === 1 ? code : null
}

const POSTAL_CODES = /(?<![\p{L}\d])[1-9]\d{3} ?[a-z]{2}(?![\p{L}\d])/giu

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}
