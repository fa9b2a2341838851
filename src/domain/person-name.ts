/**
 * A typed name without words that a mail program or browser would turn into a link: 'Eva http://x.y' → 'Eva'. Initials are
 * separated: 'A.Vermeer' → 'A. Vermeer'. May be empty.
 */
export function nameWithoutLinks(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => (INITIALS.test(word) ? word.replaceAll('.', '. ').trim() : word))
    .filter((word) => word !== '' && !LINK.test(word.normalize('NFKC').replace(INVISIBLE, '')))
    .join(' ')
}

/** The first word of a name, for a greeting; may be empty. */
export function firstName(name: string): string {
  return nameWithoutLinks(name).split(' ')[0] ?? ''
}

/** The name shown beside a review: 'Sanne de Vries' → 'Sanne V.'. Null when there is none. */
export function publicName(name: string): string | null {
  const [first = '', ...rest] = nameWithoutLinks(name).split(' ')
  const initial = rest.map((word) => LETTER.exec(word)?.[0]).findLast((letter) => letter)
  if (first === '') return null
  return initial ? `${first} ${initial.toLocaleUpperCase('nl')}.` : first
}

const INITIALS = /^(?:\p{L}\p{M}*\.)+[\p{L}\p{M}'’-]*,?$/u
// A scheme, a path, a mail address, or a dot (also a full-width one) inside a word.
const LINK = /[/\\:@]|[.。][\p{L}\p{N}]/u
// Invisible characters, which mail programs may ignore when they detect links.
const INVISIBLE = /\p{Cf}/gu
const LETTER = /\p{L}\p{M}*/u
