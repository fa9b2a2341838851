import { html, type Markup } from '../markup.ts'
import { assetUrl } from './assets.ts'
import { hiddenFields } from './form.ts'
import type { Reader } from './layout.ts'

interface PasskeyForm {
  action: string
  xsrf: string
  /** Whether the browser makes a passkey, or answers with one that it has. */
  kind: 'new' | 'known'
  /** What the browser is asked for. */
  options: object
  submit: string
  /** Fields above the button. */
  fields?: Markup
}

/** A form that the script of the page fills with the answer of a passkey; hidden where the browser cannot. */
export function passkeyForm(
  { action, xsrf, kind, options, submit, fields }: PasskeyForm,
  { words: { passkey: words } }: Reader,
): Markup {
  return html`<form hidden method="post" action="${action}" data-passkey="${kind}" data-options="${JSON.stringify(options)}">
${hiddenFields({ xsrf, credential: '' })}${fields}
<p class="message" role="alert" hidden>${words.noAnswer}</p>
<button class="button">${submit}</button>
</form>
<noscript><p class="hint">${words.noScript}</p></noscript>`
}

/** The scripts of a page with such a form. */
export function passkeyScripts(): Markup {
  return html`<script src="${assetUrl('webauthn.js')}" defer></script>
<script src="${assetUrl('passkeys.js')}" defer></script>`
}
