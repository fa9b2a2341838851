import { fill } from '#messages/fill.ts'
import { html } from '../markup.ts'
import { goodNote, mainForm, type Problems, problemNote } from './form.ts'
import { layout, type Reader } from './layout.ts'

interface VerifyPage {
  base: string
  xsrf: string
  /** Where the code went, as it was typed. */
  email: string
  code?: string | undefined
  problems?: Problems
  problem?: string | undefined
  wasSentAgain?: boolean
}

export function verifyPage(page: VerifyPage, reader: Reader): string {
  const { base, xsrf, email, code, problems = {}, problem, wasSentAgain } = page
  const words = reader.words.verify
  const form = mainForm(
    {
      action: `${base}/verify`,
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
      ],
    },
    reader,
  )
  const body = html`<p class="lead">${fill(words.text, { email })}</p>
${wasSentAgain && goodNote(words.sent)}${problem && problemNote(problem)}${form}
<form class="below" method="post" action="${base}/resend">
<input type="hidden" name="xsrf" value="${xsrf}"><button class="button second">${words.again}</button>
</form>
<p class="aside">${words.nothing} <a class="link" href="${base}/sign-up">${words.otherAddress}</a></p>`
  return layout({ title: words.title, body, hasForm: true }, reader)
}
