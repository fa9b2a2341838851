import { html, type Markup } from '../markup.ts'
import type { DemoPeople, DemoSignIn } from '../users/demo-people.ts'
import { errorNote, infoNote, mainForm, type Problems } from './form.ts'
import { layout, type Reader } from './layout.ts'
import { socialLink } from './social-link.ts'

interface SignInPage {
  /** The path of the interaction; its steps are below it. */
  base: string
  xsrf: string
  login?: string | undefined
  problems?: Problems
  problem?: string | undefined
  /** An information above the form. */
  notice?: string | undefined
  socialName: string | undefined
  demo: DemoSignIn | null
}

export function signInPage(page: SignInPage, reader: Reader): string {
  const { base, xsrf, login, problems = {}, problem, notice } = page
  const words = reader.words.signIn
  const form = mainForm(
    {
      action: `${base}/sign-in`,
      xsrf,
      problems,
      submit: words.submit,
      fields: [
        {
          name: 'username',
          label: words.login,
          autocomplete: 'username',
          inputMode: 'email',
          value: login,
        },
        {
          name: 'password',
          label: words.password,
          type: 'password',
          autocomplete: 'current-password',
        },
      ],
    },
    reader,
  )
  const body = html`<p class="lead">${words.text}</p>${problem && errorNote(problem)}${notice && infoNote(notice)}${form}${socialLink(page, reader)}
<p class="aside"><a class="link lone" href="${base}/forgot">${reader.words.forgot.link}</a></p>
<p class="aside">${words.new} <a class="link" href="${base}/sign-up">${words.signUp}</a></p>`
  const beside =
    page.demo && page.demo !== 'visitors' ? demoPeople(page.demo, page, reader) : undefined
  return layout({ title: words.title, body, beside, hasForm: true }, reader)
}

function demoPeople(demo: DemoPeople, { base, xsrf }: SignInPage, reader: Reader): Markup {
  const words = reader.words.demo
  const people = demo.people.map(
    ({ userName, name, role }) =>
      html`<button class="button second" name="username" value="${userName}">${name}<span>${userName} · ${words.roles[role]}</span></button>`,
  )
  return html`<section class="demo" aria-labelledby="demo">
<h2 id="demo">${words.title}</h2><p>${words.text} <b>${demo.password}</b></p>
<form method="post" action="${base}/demo"><input type="hidden" name="xsrf" value="${xsrf}">${people}</form>
</section>`
}
