/** Whether a text is a Dutch postcode: four digits, the first not 0, and two letters. Ignores case and spaces (FORM-02). */
export function isPostalCode(text: string): boolean {
  return /^[1-9]\d{3}[A-Z]{2}$/.test(withoutSpaces(text))
}

/** Formats a postcode: '1094gz' → '1094 GZ'. */
export function formatPostalCode(text: string): string {
  return withoutSpaces(text).replace(/^(\d{4})/, '$1 ')
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}
