import { renderSVG } from 'uqr'
import { html, rawHtml } from '../markup.ts'
import { hiddenFields, mainForm, type Problems } from '../pages/form.ts'
import { layout, type Reader } from '../pages/layout.ts'
import { setUpUrl } from '../second-factor/authenticator.ts'
import type { User } from '../users/store.ts'
import { SECURITY_PATH } from './context.ts'

interface NewAuthenticatorPage {
  user: User
  xsrf: string
  secret: string
  /** The encrypted secret, for the form. */
  setUp: string
  code?: string
  problems?: Problems
}

/** The page with the QR code for an app, which asks for its first code. */
export function newAuthenticatorPage(page: NewAuthenticatorPage, reader: Reader): string {
  const { user, xsrf, secret, setUp, code, problems = {} } = page
  const { factor, security } = reader.words
  const { app: words } = security
  const form = mainForm(
    {
      action: `${SECURITY_PATH}/app`,
      xsrf,
      hidden: { setUp },
      problems,
      submit: words.submit,
      fields: [
        {
          name: 'code',
          label: factor.code,
          autocomplete: 'one-time-code',
          inputMode: 'numeric',
          isCode: true,
          value: code,
        },
      ],
    },
    reader,
  )
  const qrCode = renderSVG(setUpUrl(secret, user), { ecc: 'M', border: 4 })
  const body = html`<p class="lead">${words.text}</p>
<div class="qr" role="img" aria-label="${words.qrCode}">${rawHtml(qrCode)}</div>
<p class="aside">${words.byHand}</p>
<p class="secret"><code>${inGroups(secret)}</code></p>
<p class="lead">${words.after}</p>
${form}
<p class="aside"><a class="link lone" href="${SECURITY_PATH}">${security.cancel}</a></p>`
  return layout({ title: words.title, body, hasForm: true }, reader)
}

/** The page that asks before the app is turned off. */
export function removeAuthenticatorPage(xsrf: string, reader: Reader): string {
  return removalPage({ ...reader.words.security.remove, action: 'app', hidden: { xsrf } }, reader)
}

interface RemovalPage {
  title: string
  text: string
  submit: string
  /** Whose removal it is, below the security page. */
  action: 'app' | 'passkey'
  hidden: Record<string, string>
}

/** A page that asks once more. */
export function removalPage(
  { title, text, submit, action, hidden }: RemovalPage,
  reader: Reader,
): string {
  const body = html`<p class="lead">${text}</p>
<form method="post" action="${SECURITY_PATH}/${action}/remove">${hiddenFields(hidden)}<button class="button">${submit}</button></form>
<a class="button second below" href="${SECURITY_PATH}">${reader.words.security.cancel}</a>`
  return layout({ title, body }, reader)
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
