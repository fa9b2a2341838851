/** Free text without what PostgreSQL refuses: zero characters and halves of surrogate pairs. Trimmed. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').trim()
}

/** The same for what is one line by nature, like a name or an address. */
export function storableLine(text: string): string {
  return storable(text).replace(/\s+/g, ' ')
}
