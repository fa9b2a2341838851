import { fill } from '#messages/fill.ts'
import { html } from '../markup.ts'
import { goodNote, mainForm, type Problems, problemNote } from './form.ts'
import { layout, type Reader } from './layout.ts'

interface ResetPage {
  base: string
  xsrf: string
  /** Whose password it is, as it was typed. */
  login: string
  code?: string | undefined
  problems?: Problems
  problem?: string | undefined
  wasSentAgain?: boolean
}

/** Asks for the mailed code and the new password. Says the same for a name that nobody has. */
export function resetPage(page: ResetPage, reader: Reader): string {
  const { base, xsrf, login, code, problems = {}, problem, wasSentAgain } = page
  const { reset: words, verify, signUp } = reader.words
  const form = mainForm(
    {
      action: `${base}/reset`,
      xsrf,
      problems,
      submit: words.submit,
      fields: [
        {
          name: 'code',
          label: words.code,
          autocomplete: 'one-time-code',
          inputMode: 'numeric',
          isCode: true,
          value: code,
        },
        {
          name: 'password',
          label: words.password,
          type: 'password',
          autocomplete: 'new-password',
          hint: signUp.passwordHint,
        },
      ],
    },
    reader,
  )
  const body = html`<p class="lead">${fill(words.text, { login })}</p>
${wasSentAgain && goodNote(verify.sent)}${problem && problemNote(problem)}${form}
<p class="hint">${words.everywhere}</p>
<form class="below" method="post" action="${base}/forgot">
<input type="hidden" name="xsrf" value="${xsrf}"><input type="hidden" name="username" value="${login}">
<button class="button second" name="again" value="yes">${verify.again}</button>
</form>
<p class="aside">${words.nothing} <a class="link" href="${base}/forgot">${words.otherName}</a></p>`
  return layout({ title: words.title, body, hasForm: true }, reader)
}
