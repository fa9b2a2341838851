/** Characters that move the cursor, end a line or change the writing direction. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

/** Replaces those characters by JSON escapes. */
export function escapeControls(text: string): string {
  return text.replace(CONTROLS, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Replaces those characters by blanks, so that the text is one line; direction marks are removed. */
export function removeControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(CONTROLS, '')
}
