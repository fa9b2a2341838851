import { html } from '../markup.ts'
import { errorNote, mainForm, type Problems } from './form.ts'
import { layout, type Reader } from './layout.ts'

interface ForgotPage {
  base: string
  xsrf: string
  login?: string | undefined
  problems?: Problems
  problem?: string | undefined
}

/** The page that asks for the user name or address of a forgotten password. */
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
  const body = html`<p class="lead">${words.text}</p>${problem && errorNote(problem)}${form}
<p class="aside">${words.known} <a class="link" href="${base}/sign-in">${words.signIn}</a></p>`
  return layout({ title: words.title, body, hasForm: true }, reader)
}
