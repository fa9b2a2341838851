/** A text without blanks around it, and empty when nobody would see any of it: zero-width characters are no words. */
export function visibleText(text: string): string {
  return UNSEEN.test(text) ? '' : text.trim()
}

// Among words they have their place: a joiner in an emoji, a mark that turns the direction.
const UNSEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u
