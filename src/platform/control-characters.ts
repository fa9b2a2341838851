/** What moves a cursor, ends a line or turns the direction of writing. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

/** The same text with those characters as escapes of JSON, which may stand inside its strings. */
export function escapeControls(text: string): string {
  return text.replace(CONTROLS, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The same text on one line, with blanks in their place; what only turns the direction goes. */
export function dropControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(CONTROLS, '')
}
