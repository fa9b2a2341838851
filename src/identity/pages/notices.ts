import { html, trusted } from '../markup.ts'
import { layout, type Reader } from './layout.ts'

/** A sign-in that cannot go on: it ran out, or the way here was wrong. */
export function brokenPage(reader: Reader, reason: 'expired' | 'wrong-link'): string {
  const words = reader.words.broken
  const [title, text] =
    reason === 'expired' ? [words.expired, words.expiredText] : [words.title, words.text]
  return notice(title, text, words.back, reader)
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
  const { signOut, broken } = reader.words
  return notice(signOut.doneTitle, signOut.doneText, broken.back, reader)
}

function notice(title: string, text: string, back: string, reader: Reader): string {
  const body = html`<p class="lead">${text}</p><a class="button" href="${reader.home}">${back}</a>`
  return layout({ title, body }, reader)
}
