import { escapeHtml } from '#messages/escape-html.ts'
import type { Language } from '#messages/language.ts'
import { MAIL_STYLES, mailHtml } from '#platform/mail/mail-html.ts'

/** The content of a mail, from which text and HTML are rendered. */
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

/** Renders subject, plain text and HTML. All values are escaped. */
export function renderLetter(letter: Letter): { subject: string; text: string; html: string } {
  const rows = letter.rows
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => line !== '') }))
    .filter(({ lines }) => lines.length > 0)
  const filled = { ...letter, rows }
  return { subject: toOneLine(letter.subject), text: asText(filled), html: asHtml(filled) }
}

function asText({ heading, opening, rows, notes, link }: Letter): string {
  const table = rows.map(({ label, lines }) => `${label}:\n${lines.map(indent).join('\n')}`)
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

function indent(line: string): string {
  return line.replace(/^/gm, '  ')
}

// Mail programs support tables and inline styles; the rows are a real table with row headings.
function asHtml({ language, subject, heading, opening, rows, notes, link }: Letter): string {
  const table = rows.map(
    ({ label, lines }) => `<tr>
<th scope="row" style="padding:10px 16px 10px 0;${MAIL_STYLES.rule};text-align:left;vertical-align:top;font-weight:600">${escapeHtml(label)}</th>
<td style="padding:10px 0;vertical-align:top;${MAIL_STYLES.rule};white-space:pre-line;overflow-wrap:anywhere">${lines.map(escapeHtml).join('<br>')}</td>
</tr>`,
  )
  return mailHtml({
    language,
    title: escapeHtml(subject),
    body: `<h1 style="margin:0 0 12px;font:500 28px/34px Georgia,serif">${escapeHtml(heading)}</h1>
<p style="margin:0 0 20px">${escapeHtml(opening)}</p>
<table style="width:100%;border-collapse:collapse;margin:0 0 20px">
${table.join('\n')}
</table>
${notes.map((note) => `<p style="margin:0 0 12px">${escapeHtml(note)}</p>`).join('\n')}
<p style="margin:24px 0 0"><a href="${escapeHtml(link.url)}" ${MAIL_STYLES.button}>${escapeHtml(link.label)}</a></p>`,
  })
}

function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}
