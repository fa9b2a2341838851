/** HTML that is safe to send: everything put into it was escaped on the way. */
export interface Markup {
  readonly markup: string
}

type Piece = Markup | string | number | null | undefined | false | readonly Piece[]

/** A template tag: texts are escaped, markup and lists of it go in as they are, null and false are left out. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return { markup: String.raw({ raw: strings }, ...pieces.map(written)) }
}

/** Markup of our own making, such as a drawing read from a file. */
export function trusted(markup: string): Markup {
  return { markup }
}

/** Attributes of an element; true stands alone, false and undefined are left out. */
export function attributes(values: Record<string, string | boolean | undefined>): Markup {
  const present = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== false,
  )
  return html`${present.map(([name, value]) => (value === true ? html` ${name}` : html` ${name}="${value as string}"`))}`
}

function written(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (Array.isArray(piece)) return piece.map(written).join('')
  if (typeof piece === 'object') return (piece as Markup).markup
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
