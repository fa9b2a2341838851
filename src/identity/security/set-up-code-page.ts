import { fill } from '#messages/fill.ts'
import { html } from '../markup.ts'
import { type CodePage, codePage } from '../pages/code-page.ts'
import { errorNote, mainForm } from '../pages/form.ts'
import { layout, type Reader } from '../pages/layout.ts'
import { SECURITY_PATH } from './context.ts'

/** The page that asks for the code that is mailed before a first second factor. */
export function setUpCodePage(page: CodePage & { email: string }, reader: Reader): string {
  const { base, email } = page
  const { verify, security } = reader.words
  return codePage(
    page,
    {
      title: verify.title,
      lead: fill(verify.text, { email }),
      action: `${base}/code`,
      submit: verify.submit,
      resend: { action: `${base}/code/send`, fields: { again: 'yes' } },
      aside: html`${security.code.nothing} <a class="link" href="${SECURITY_PATH}">${security.cancel}</a>`,
    },
    reader,
  )
}

/** The page that offers to mail that code. */
export function sendCodePage(
  { base, xsrf, email, problem }: Omit<CodePage, 'code'> & { email: string },
  reader: Reader,
): string {
  const { forgot, security } = reader.words
  const { code: words } = security
  const action = `${base}/code/send`
  const form = mainForm({ action, xsrf, fields: [], problems: {}, submit: forgot.submit }, reader)
  const body = html`<p class="lead">${fill(words.text, { email })}</p>${problem && errorNote(problem)}${form}
<p class="aside"><a class="link lone" href="${SECURITY_PATH}">${security.cancel}</a></p>`
  return layout({ title: words.title, body, hasForm: true }, reader)
}
