import { html } from '../markup.ts'
import { mainForm, type Problems, problemNote } from './form.ts'
import { layout, type Reader } from './layout.ts'

interface ForgotPage {
  base: string
  xsrf: string
  login?: string | undefined
  problems?: Problems
  problem?: string | undefined
}

/** Asks whose password was forgotten. */
export function forgotPage(page: ForgotPage, reader: Reader): string {
  const { base, xsrf, login, problems = {}, problem } = page
  const { forgot: words, signIn } = reader.words
  const form = mainForm(
    {
      action: `${base}/forgot`,
      xsrf,
      problems,
      submit: words.submit,
      fields: [
        {
          name: 'username',
          label: signIn.login,
          autocomplete: 'username',
          inputMode: 'email',
          value: login,
        },
      ],
    },
    reader,
  )
  const body = html`<p class="lead">${words.text}</p>${problem && problemNote(problem)}${form}
<p class="aside">${words.known} <a class="link" href="${base}/sign-in">${words.signIn}</a></p>`
  return layout({ title: words.title, body, hasForm: true }, reader)
}
