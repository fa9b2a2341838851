import { html, type Markup } from '../markup.ts'
import { errorNote, mainForm, type Problems } from './form.ts'
import { layout, type Reader } from './layout.ts'
import { passkeyForm, passkeyScripts } from './passkey-form.ts'

interface FactorPage {
  base: string
  xsrf: string
  code?: string
  problems?: Problems
  problem?: string
}

/** The page that asks for a passkey or for the code of an authenticator. */
export function factorPage(
  page: FactorPage & { options: object | null; hasApp: boolean },
  reader: Reader,
): string {
  const { base, xsrf, problem, options, hasApp } = page
  const { factor: words, passkey } = reader.words
  const passkeys =
    options &&
    passkeyForm(
      { action: `${base}/passkey`, xsrf, kind: 'known', options, submit: passkey.use },
      reader,
    )
  const body = html`<p class="lead">${hasApp ? words.text : passkey.text}</p>
${problem && errorNote(problem)}${passkeys}${passkeys && hasApp && html`<p class="or">${reader.words.social.or}</p>`}
${hasApp && codeForm(page, reader)}
<p class="aside">${hasApp ? words.lost : passkey.lost} <a class="link" href="${base}/recovery">${words.recovery}</a></p>
<p class="aside"><a class="link lone" href="${base}/sign-in">${words.other}</a></p>`
  const title = hasApp ? words.title : passkey.title
  return layout({ title, body, scripts: passkeys && passkeyScripts(), hasForm: hasApp }, reader)
}

function codeForm(page: FactorPage, reader: Reader): Markup {
  const { base, xsrf, code, problems = {} } = page
  const words = reader.words.factor
  return mainForm(
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
