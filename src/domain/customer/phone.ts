/** A Dutch number: +31 or 0, a digit 1 to 9, then 8 more; spaces anywhere between (INFO-02). */
export function isDutchPhone(text: string): boolean {
  return /^(?:\+31|0)[1-9]\d{8}$/.test(text.replace(/\s/g, ''))
}
