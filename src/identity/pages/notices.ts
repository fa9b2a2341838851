import { fill } from '#messages/fill.ts'
import { html, trusted } from '../markup.ts'
import { layout, type Reader } from './layout.ts'

/**
 * A sign-in that cannot go on: it ran out, the way here was wrong, or something is wrong with us.
 * @param retry where it may work in a moment
 */
export function brokenPage(
  reader: Reader,
  reason: keyof Reader['words']['broken'],
  retry?: string,
): string {
  const { broken, tryAgain } = reader.words
  const { title, text } = broken[reason]
  return notice(title, text, reader, retry && { label: tryAgain, url: retry })
}

/** More requests than one address may make. */
export function tooManyPage(reader: Reader, retryAfterSeconds: number): string {
  const { broken, tooMany } = reader.words
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return notice(broken.trouble.title, fill(tooMany, { minutes }), reader)
}

/**
 * Asks before signing out.
 * @param form the protocol library's own form, empty but for its hidden fields, named op.logoutForm
 */
export function signOutPage(reader: Reader, form: string): string {
  const words = reader.words.signOut
  const body = html`<p class="lead">${words.text}</p>${trusted(form)}
<button class="button" form="op.logoutForm" name="logout" value="yes">${words.submit}</button>
<button class="button second below" form="op.logoutForm">${words.stay}</button>`
  return layout({ title: words.title, body }, reader)
}

export function signedOutPage(reader: Reader): string {
  const { signOut } = reader.words
  return notice(signOut.doneTitle, signOut.doneText, reader)
}

function notice(
  title: string,
  text: string,
  reader: Reader,
  first?: { label: string; url: string } | '',
): string {
  const rank = first ? 'button second below' : 'button'
  const body = html`<p class="lead">${text}</p>
${first && html`<a class="button" href="${first.url}">${first.label}</a>`}
<a class="${rank}" href="${reader.home}">${reader.words.back}</a>`
  return layout({ title, body }, reader)
}
