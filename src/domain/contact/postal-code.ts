/** A Dutch postcode: four digits, the first no 0, and two letters, in any case and spacing (FORM-02). */
export function isPostalCode(text: string): boolean {
  return /^[1-9]\d{3}[A-Z]{2}$/.test(withoutSpaces(text))
}

/** '1094gz' as it is written: '1094 GZ'. */
export function tidyPostalCode(text: string): string {
  return withoutSpaces(text).replace(/^(\d{4})/, '$1 ')
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}
