/** Free text without what PostgreSQL refuses: zero characters and halves of surrogate pairs. Trimmed. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').trim()
}
