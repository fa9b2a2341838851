import type { Language } from '#messages/language.ts'
import { MAIL_LOOK, mailPage } from '#platform/mail/mail-page.ts'

/** A mail as its reader sees it, before it becomes text and HTML: both say the same. */
export interface Letter {
  readonly language: Language
  readonly subject: string
  readonly heading: string
  readonly opening: string
  /** Empty lines and rows without lines are left out. */
  readonly rows: readonly { readonly label: string; readonly lines: readonly string[] }[]
  readonly notes: readonly string[]
  readonly link: { readonly label: string; readonly url: string }
}

/** Subject, plain text and HTML. Nothing in the letter can break out of its place. */
export function renderLetter(letter: Letter): { subject: string; text: string; html: string } {
  const rows = letter.rows
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => line !== '') }))
    .filter(({ lines }) => lines.length > 0)
  const tidy = { ...letter, rows }
  return { subject: onOneLine(letter.subject), text: asText(tidy), html: asHtml(tidy) }
}

function asText({ heading, opening, rows, notes, link }: Letter): string {
  const table = rows.map(({ label, lines }) => `${label}:\n${lines.map(indented).join('\n')}`)
  const parts = [
    heading,
    opening,
    ...table,
    notes.join('\n'),
    `${link.label}: ${link.url}`,
    'Bloesem',
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function indented(line: string): string {
  return line.replace(/^/gm, '  ')
}

// Mail programs know tables and inline styles; the table of facts is a real one, with row headings.
function asHtml({ language, subject, heading, opening, rows, notes, link }: Letter): string {
  const table = rows.map(
    ({ label, lines }) => `<tr>
<th scope="row" style="padding:10px 16px 10px 0;${MAIL_LOOK.rule};text-align:left;vertical-align:top;font-weight:600">${escaped(label)}</th>
<td style="padding:10px 0;vertical-align:top;${MAIL_LOOK.rule};white-space:pre-line;overflow-wrap:anywhere">${lines.map(escaped).join('<br>')}</td>
</tr>`,
  )
  return mailPage({
    language,
    title: escaped(subject),
    body: `<h1 style="margin:0 0 12px;font:500 28px/34px Georgia,serif">${escaped(heading)}</h1>
<p style="margin:0 0 20px">${escaped(opening)}</p>
<table style="width:100%;border-collapse:collapse;margin:0 0 20px">
${table.join('\n')}
</table>
${notes.map((note) => `<p style="margin:0 0 12px">${escaped(note)}</p>`).join('\n')}
<p style="margin:24px 0 0"><a href="${escaped(link.url)}" ${MAIL_LOOK.button}>${escaped(link.label)}</a></p>`,
  })
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}
