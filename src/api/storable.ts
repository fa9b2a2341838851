import { visibleText } from '#domain/visible-text.ts'

/** Free text without what PostgreSQL refuses (zero characters, lone surrogates), trimmed. */
export function storable(text: string): string {
  return visibleText(text.toWellFormed().replaceAll('\u0000', ''))
}

/** The same for text of one line, like a name or an address. */
export function storableLine(text: string): string {
  return storable(text).replace(/\s+/g, ' ')
}
