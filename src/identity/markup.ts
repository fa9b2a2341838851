import { escapeHtml } from '#messages/escape-html.ts'

/** HTML whose values are escaped. */
export interface Markup {
  readonly markup: string
}

type Piece = Markup | string | number | null | undefined | false | readonly Piece[]

/** A template tag for HTML: escapes texts, inserts markup and lists of markup, leaves out null and false. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return { markup: String.raw({ raw: strings }, ...pieces.map(render)) }
}

/** Marks trusted HTML, such as a drawing from a file, as safe. */
export function rawHtml(markup: string): Markup {
  return { markup }
}

/** The attributes of an element; true has no value, false and undefined are left out. */
export function attributes(values: Record<string, string | boolean | undefined>): Markup {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== false,
  )
  return html`${entries.map(([name, value]) => (value === true ? html` ${name}` : html` ${name}="${value as string}"`))}`
}

function render(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (Array.isArray(piece)) return piece.map(render).join('')
  if (typeof piece === 'object') return (piece as Markup).markup
  return escapeHtml(String(piece))
}
