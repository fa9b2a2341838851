import { expect, test } from 'vitest'
import { cookies as cookiesEn } from './en/cookies.ts'
import { privacy as privacyEn } from './en/privacy.ts'
import { providerTerms as providerTermsEn } from './en/provider-terms.ts'
import { terms as termsEn } from './en/terms.ts'
import { type LegalText, sentenceParts } from './legal-text.ts'
import { cookies as cookiesNl } from './nl/cookies.ts'
import { privacy as privacyNl } from './nl/privacy.ts'
import { providerTerms as providerTermsNl } from './nl/provider-terms.ts'
import { terms as termsNl } from './nl/terms.ts'

const pairs: [string, LegalText, LegalText][] = [
  ['terms', termsEn, termsNl],
  ['provider terms', providerTermsEn, providerTermsNl],
  ['privacy', privacyEn, privacyNl],
  ['cookies', cookiesEn, cookiesNl],
]

test.each([
  ['en', providerTermsEn],
  ['nl', providerTermsNl],
])(
  '[PAGE-02] the terms for salons have 13 articles with header, items, sub-items and notes: %s',
  (_, text) => {
    expect(text.articles).toHaveLength(13)
    for (const { header, items, notes } of text.articles) {
      expect(header).not.toBe('')
      expect(items.length, header).toBeGreaterThan(0)
      expect(
        items.some(({ subItems }) => (subItems?.length ?? 0) > 0),
        header,
      ).toBe(true)
      expect(notes?.length, header).toBeGreaterThan(0)
    }
  },
)

test.each(pairs)('[PAGE-01, PAGE-02, PAGE-03] %s say the same in both languages', (_, en, nl) => {
  expect(shapeOf(nl)).toEqual(shapeOf(en))
  expect(sentencesOf(nl).filter((sentence) => sentence.trim() === '')).toEqual([])
})

test.each(pairs)('%s have no two equal paragraphs, as lists use them as keys', (_, en, nl) => {
  for (const text of [en, nl]) {
    const all = text.articles.flatMap(({ header, items }) => [
      header,
      ...items.map((it) => it.text),
    ])
    expect(new Set(all).size).toBe(all.length)
  }
})

test.each(pairs)('%s link to the pages they name, the same in both languages', (name, en, nl) => {
  const pathsOf = (text: LegalText) =>
    sentencesOf(text).flatMap((sentence) =>
      sentenceParts(sentence).flatMap(({ path }) => path ?? []),
    )
  expect(pathsOf(nl)).toEqual(pathsOf(en))
  expect(pathsOf(en)).toEqual(NAMED_PAGES[name])
  const unlinked = [en, nl].flatMap(sentencesOf).filter((said) => /(page|pagina) “/.test(said))
  expect(unlinked).toEqual(
    [expect.stringMatching(/My data/), expect.stringMatching(/Mijn gegevens/)].slice(
      name === 'privacy' ? 0 : 2,
    ),
  )
})

test('a sentence is split at the pages it names', () => {
  expect(sentenceParts('See [Cookies](/cookies).')).toEqual([
    { text: 'See ', path: null },
    { text: 'Cookies', path: '/cookies' },
    { text: '.', path: null },
  ])
  expect(sentenceParts('As (above) [sic].')).toEqual([{ text: 'As (above) [sic].', path: null }])
})

test('a table has a cell for each column in every row', () => {
  const tables = pairs.flatMap(([, ...texts]) =>
    texts.flatMap(({ articles }) => articles.flatMap(({ table }) => table ?? [])),
  )
  expect(tables.length).toBeGreaterThan(0)
  for (const { columns, rows } of tables) {
    for (const row of rows) expect(row, row[0]).toHaveLength(columns.length)
  }
})

/** In the order of the text; what is done on a page is linked behind the sentence. */
const NAMED_PAGES: Record<string, string[]> = {
  terms: ['/privacy', '/ranking', '/contact-us'],
  'provider terms': ['/review-checks', '/ranking', '/pricing'],
  privacy: ['/cookies'],
  cookies: [],
}

/** How many of what stands where, without the words. */
function shapeOf({ since, intro, articles }: LegalText) {
  return {
    since,
    intro: intro.length,
    articles: articles.map(({ items, table, notes }) => ({
      items: items.map(({ subItems, link }) => [subItems?.length ?? 0, link?.path]),
      rows: table?.rows.length ?? 0,
      notes: notes?.length ?? 0,
    })),
  }
}

function sentencesOf({ title, intro, articles }: LegalText): string[] {
  return [
    title,
    ...intro,
    ...articles.flatMap(({ header, items, notes = [] }) => [
      header,
      ...items.flatMap(({ text, subItems = [], link }) => [
        text,
        ...subItems,
        ...(link ? [link.text] : []),
      ]),
      ...notes,
    ]),
  ]
}
