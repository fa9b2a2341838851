import { fill } from '#messages/fill.ts'
import { html, type Markup } from '../markup.ts'
import {
  errorNote,
  type Field,
  hiddenFields,
  mainForm,
  type Problems,
  successNote,
} from './form.ts'
import { layout, type Reader } from './layout.ts'

export interface CodePage {
  base: string
  xsrf: string
  code?: string | undefined
  problems?: Problems
  problem?: string | undefined
  wasResent?: boolean
}

/** The page that asks for the code that verifies an address. */
export function verifyPage(page: CodePage & { email: string }, reader: Reader): string {
  const { base, email } = page
  const { verify: words } = reader.words
  return codePage(
    page,
    {
      title: words.title,
      lead: fill(words.text, { email }),
      action: `${base}/verify`,
      submit: words.submit,
      resend: { action: `${base}/resend`, fields: {} },
      aside: html`${words.nothing} <a class="link" href="${base}/sign-up">${words.otherAddress}</a>`,
    },
    reader,
  )
}

/** The page that asks for the mailed code and a new password. It is the same for a name that nobody has. */
export function resetPage(page: CodePage & { login: string }, reader: Reader): string {
  const { base, login } = page
  const { reset: words, signUp } = reader.words
  const password: Field = {
    name: 'password',
    label: words.password,
    type: 'password',
    autocomplete: 'new-password',
    hint: signUp.passwordHint,
  }
  return codePage(
    page,
    {
      title: words.title,
      lead: fill(words.text, { login }),
      action: `${base}/reset`,
      secondField: password,
      submit: words.submit,
      hint: words.everywhere,
      resend: { action: `${base}/forgot`, fields: { username: login, again: 'yes' } },
      aside: html`${words.nothing} <a class="link" href="${base}/forgot">${words.otherName}</a>`,
    },
    reader,
  )
}

interface Kind {
  title: string
  lead: string
  action: string
  /** A field beside the code. */
  secondField?: Field
  submit: string
  hint?: string
  /** The form that requests another code. */
  resend: { action: string; fields: Record<string, string> }
  aside: Markup
}

/** A page that asks for a mailed code. */
export function codePage(page: CodePage, kind: Kind, reader: Reader): string {
  const { xsrf, code, problems = {}, problem, wasResent } = page
  const { title, lead, action, secondField, submit, hint, resend, aside } = kind
  const { verify: words } = reader.words
  const fields: Field[] = [
    {
      name: 'code',
      label: words.code,
      autocomplete: 'one-time-code',
      inputMode: 'numeric',
      isCode: true,
      value: code,
    },
    ...(secondField ? [secondField] : []),
  ]
  const form = mainForm({ action, xsrf, problems, submit, fields }, reader)
  const body = html`<p class="lead">${lead}</p>
${wasResent && successNote(words.sent)}${problem && errorNote(problem)}${form}
${hint && html`<p class="hint">${hint}</p>`}
<form class="below" method="post" action="${resend.action}">
${hiddenFields({ xsrf, ...resend.fields })}<button class="button second">${words.again}</button>
</form>
<p class="aside">${aside}</p>`
  return layout({ title, body, hasForm: true }, reader)
}
