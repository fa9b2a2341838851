/** A number of any country (B5): an optional plus, then 1 to 20 digits, spaces or hyphens. */
export function isAnyPhone(text: string): boolean {
  return /^\+?[\d -]{1,20}$/.test(text)
}
