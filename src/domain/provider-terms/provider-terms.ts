/** The longest text of the terms in one language, in characters. */
export const MAX_TERMS_LENGTH = 40_000

/** The longest sentence that says what changes. */
export const MAX_CHANGE_LENGTH = 300

/** The paragraphs of the terms: texts between empty lines. */
export function termsParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
