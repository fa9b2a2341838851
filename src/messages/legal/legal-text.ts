/** In every sentence a page of the site may be named as a link: `[Cookies](/cookies)`. */
const PAGE_LINK = /\[([^\]]+)\]\((\/[^)]*)\)/

export interface SentencePart {
  readonly text: string
  /** Where it leads; null for what is only read. */
  readonly path: string | null
}

/** A sentence in parts: what is read, and the pages it names. */
export function sentenceParts(sentence: string): SentencePart[] {
  return sentence.split(/(\[[^\]]+\]\(\/[^)]*\))/).flatMap((part) => {
    const [, text = part, path = null] = PAGE_LINK.exec(part) ?? []
    return text === '' ? [] : [{ text, path }]
  })
}

/** A text people agree to or are informed by; one file per text and language, loaded by its own page only. */
export interface LegalText {
  title: string
  /** The day it took effect, yyyy-MM-dd. */
  since: string
  /** What it comes down to, before the articles. */
  intro: readonly string[]
  articles: readonly LegalArticle[]
}

export interface LegalArticle {
  header: string
  items: readonly LegalItem[]
  /** Facts that are compared better than read. */
  table?: LegalTable
  /** Why it is so, or an example; they explain and do not bind. */
  notes?: readonly string[]
}

export interface LegalItem {
  text: string
  subItems?: readonly string[]
  /** The page on which it can be done. */
  link?: { readonly text: string; readonly path: string }
}

export interface LegalTable {
  columns: readonly string[]
  /** As many cells a row as there are columns; the first names the row. */
  rows: readonly (readonly string[])[]
}
