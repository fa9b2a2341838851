import { type LegalText, sentenceParts } from './legal-text.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A legal text as plain paragraphs between empty lines, with the numbers that the page shows (1, 1.1, a). */
export function legalTextAsParagraphs({ intro, articles }: LegalText): string {
  const paragraphs = articles.flatMap(({ header, items, table, notes = [] }, index) => {
    const number = index + 1
    const rows = table ? [table.columns, ...table.rows].map((cells) => cells.join(' – ')) : []
    return [
      `${number}. ${header}`,
      ...items.map(({ text, subItems = [], link }, at) => {
        const lines = [
          `${number}.${at + 1} ${text}`,
          ...subItems.map((sub, n) => `${LETTERS[n]}. ${sub}`),
        ]
        return [...lines, ...(link ? [link.text] : [])].join('\n')
      }),
      ...(rows.length > 0 ? [rows.join('\n')] : []),
      ...notes,
    ]
  })
  return [...intro, ...paragraphs].map(withoutLinks).join('\n\n')
}

function withoutLinks(sentence: string): string {
  return sentenceParts(sentence)
    .map(({ text }) => text)
    .join('')
}
