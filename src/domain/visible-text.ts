/** Trims a text; empty when it has only blanks and invisible characters. */
export function visibleText(text: string): string {
  return INVISIBLE.test(text) ? '' : text.trim()
}

// Within a text they are kept: joiners of emoji, direction marks.
const INVISIBLE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u
