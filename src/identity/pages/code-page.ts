import { fill } from '#messages/fill.ts'
import { html, type Markup } from '../markup.ts'
import { type Field, goodNote, mainForm, type Problems, problemNote } from './form.ts'
import { layout, type Reader } from './layout.ts'

interface CodePage {
  base: string
  xsrf: string
  code?: string | undefined
  problems?: Problems
  problem?: string | undefined
  wasSentAgain?: boolean
}

/** Asks for the code that confirms an address, as it was typed. */
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
      askAgain: { action: `${base}/resend`, fields: {} },
      aside: html`${words.nothing} <a class="link" href="${base}/sign-up">${words.otherAddress}</a>`,
    },
    reader,
  )
}

/** Asks for the mailed code and the new password. Says the same for a name that nobody has. */
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
      besides: password,
      submit: words.submit,
      hint: words.everywhere,
      askAgain: { action: `${base}/forgot`, fields: { username: login, again: 'yes' } },
      aside: html`${words.nothing} <a class="link" href="${base}/forgot">${words.otherName}</a>`,
    },
    reader,
  )
}

interface Kind {
  title: string
  lead: string
  action: string
  /** What is asked for beside the code. */
  besides?: Field
  submit: string
  hint?: string
  /** How another code is asked for. */
  askAgain: { action: string; fields: Record<string, string> }
  aside: Markup
}

function codePage(page: CodePage, kind: Kind, reader: Reader): string {
  const { xsrf, code, problems = {}, problem, wasSentAgain } = page
  const { title, lead, action, besides, submit, hint, askAgain, aside } = kind
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
    ...(besides ? [besides] : []),
  ]
  const form = mainForm({ action, xsrf, problems, submit, fields }, reader)
  const sent = Object.entries({ xsrf, ...askAgain.fields }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const body = html`<p class="lead">${lead}</p>
${wasSentAgain && goodNote(words.sent)}${problem && problemNote(problem)}${form}
${hint && html`<p class="hint">${hint}</p>`}
<form class="below" method="post" action="${askAgain.action}">
${sent}<button class="button second">${words.again}</button>
</form>
<p class="aside">${aside}</p>`
  return layout({ title, body, hasForm: true }, reader)
}
