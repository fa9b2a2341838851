import { fill } from '#messages/fill.ts'
import { html, rawHtml } from '../markup.ts'
import { layout, type Reader } from './layout.ts'

/**
 * The page of a sign-in that cannot continue: it expired, the link was wrong, or the server failed.
 * @param retry the URL of a retry
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

/** The page after too many requests of one address. */
export function tooManyPage(reader: Reader, retryAfterSeconds: number): string {
  const { broken, tooMany } = reader.words
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return notice(broken.trouble.title, fill(tooMany, { minutes }), reader)
}

/**
 * The page that asks before signing out.
 * @param form the protocol library's form op.logoutForm, with hidden fields only
 */
export function signOutPage(reader: Reader, form: string): string {
  const words = reader.words.signOut
  const body = html`<p class="lead">${words.text}</p>${rawHtml(form)}
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
  const buttonClass = first ? 'button second below' : 'button'
  const body = html`<p class="lead">${text}</p>
${first && html`<a class="button" href="${first.url}">${first.label}</a>`}
<a class="${buttonClass}" href="${reader.home}">${reader.words.back}</a>`
  return layout({ title, body }, reader)
}
