/**
 * A name as somebody typed it, without what a mail program or a browser would make a link of: 'Eva http://x.y' is 'Eva'.
 * Initials are set apart ('A.Vermeer' is 'A. Vermeer'). Empty when nothing is left.
 */
export function nameWithoutLinks(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => (INITIALS.test(word) ? word.replaceAll('.', '. ').trim() : word))
    .filter((word) => word !== '' && !LINK.test(word.normalize('NFKC').replace(INVISIBLE, '')))
    .join(' ')
}

/** What somebody is greeted with: the first word of the name, or nothing. */
export function firstName(name: string): string {
  return nameWithoutLinks(name).split(' ')[0] ?? ''
}

/** The name that the public sees beside a review: 'Sanne de Vries' is 'Sanne V.'. Null when there is none to show. */
export function publicName(name: string): string | null {
  const [first = '', ...rest] = nameWithoutLinks(name).split(' ')
  const initial = rest.map((word) => LETTER.exec(word)?.[0]).findLast((letter) => letter)
  if (first === '') return null
  return initial ? `${first} ${initial.toLocaleUpperCase('nl')}.` : first
}

const INITIALS = /^(?:\p{L}\p{M}*\.)+[\p{L}\p{M}'’-]*,?$/u
// A scheme, a path, an address of mail, or a dot (also a full-width one) in the middle of a word.
const LINK = /[/\\:@]|[.。][\p{L}\p{N}]/u
// Mail programs show nothing for these, and may link across them.
const INVISIBLE = /\p{Cf}/gu
const LETTER = /\p{L}\p{M}*/u
