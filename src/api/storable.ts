import { visibleText } from '#domain/visible-text.ts'

/** Free text without what PostgreSQL refuses: zero characters and halves of surrogate pairs. Trimmed, or empty. */
export function storable(text: string): string {
  return visibleText(text.toWellFormed().replaceAll('\u0000', ''))
}

/** The same for what is one line by nature, like a name or an address. */
export function storableLine(text: string): string {
  return storable(text).replace(/\s+/g, ' ')
}
