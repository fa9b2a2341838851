import { html } from '../markup.ts'
import { errorNote, mainForm, type Problems } from './form.ts'
import { layout, type Reader } from './layout.ts'

interface FactorPage {
  base: string
  xsrf: string
  code?: string
  problems?: Problems
  problem?: string
}

/** The page that asks for the code of an authenticator. */
export function factorPage(page: FactorPage, reader: Reader): string {
  const { base, xsrf, code, problems = {}, problem } = page
  const words = reader.words.factor
  const form = mainForm(
    {
      action: `${base}/factor`,
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
  const body = html`<p class="lead">${words.text}</p>${problem && errorNote(problem)}${form}
<p class="aside">${words.lost} <a class="link" href="${base}/recovery">${words.recovery}</a></p>
<p class="aside"><a class="link lone" href="${base}/sign-in">${words.other}</a></p>`
  return layout({ title: words.title, body, hasForm: true }, reader)
}

/** The page that asks for a recovery code. */
export function recoveryPage(page: FactorPage, reader: Reader): string {
  const { base, xsrf, code, problems = {}, problem } = page
  const words = reader.words.recovery
  const form = mainForm(
    {
      action: `${base}/recovery`,
      xsrf,
      problems,
      submit: words.submit,
      fields: [{ name: 'code', label: words.code, autocomplete: 'off', value: code }],
    },
    reader,
  )
  const body = html`<p class="lead">${words.text}</p>${problem && errorNote(problem)}${form}
<p class="aside"><a class="link lone" href="${base}/factor">${words.app}</a></p>
<p class="aside">${words.allLost} <a class="link" href="${reader.home}contact-us">${words.write}</a></p>`
  return layout({ title: words.title, body, hasForm: true }, reader)
}
