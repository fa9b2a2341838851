import { html } from '../markup.ts'
import { errorNote, mainForm, type Problems } from './form.ts'
import { layout, type Reader } from './layout.ts'
import { socialLink } from './social-link.ts'

interface SignUpPage {
  base: string
  xsrf: string
  /** The typed values, without the password. */
  typed: { name?: string | undefined; email?: string | undefined; phoneNumber?: string | undefined }
  problems?: Problems
  problem?: string | undefined
  socialName: string | undefined
}

export function signUpPage(page: SignUpPage, reader: Reader): string {
  const { base, xsrf, typed, problems = {}, problem } = page
  const words = reader.words.signUp
  const form = mainForm(
    {
      action: `${base}/sign-up`,
      xsrf,
      problems,
      submit: words.submit,
      fields: [
        { name: 'name', label: words.name, autocomplete: 'name', value: typed.name },
        {
          name: 'email',
          label: words.email,
          type: 'email',
          autocomplete: 'email',
          value: typed.email,
        },
        {
          name: 'phoneNumber',
          label: words.phone,
          type: 'tel',
          autocomplete: 'tel',
          hint: words.phoneHint,
          isOptional: true,
          value: typed.phoneNumber,
        },
        {
          name: 'password',
          label: words.password,
          type: 'password',
          autocomplete: 'new-password',
          hint: words.passwordHint,
        },
      ],
    },
    reader,
  )
  const body = html`<p class="lead">${words.text}</p>${problem && errorNote(problem)}${form}${socialLink(page, reader)}
<p class="aside">${words.known} <a class="link" href="${base}/sign-in">${words.signIn}</a></p>`
  return layout({ title: words.title, body, hasForm: true }, reader)
}
