import { html, trusted } from '../markup.ts'
import { layout, type Reader } from './layout.ts'

/** A sign-in that cannot go on: it ran out, the way here was wrong, or something is wrong with us. */
export function brokenPage(reader: Reader, reason: keyof Reader['words']['broken']): string {
  const { broken, back } = reader.words
  return notice(broken[reason].title, broken[reason].text, back, reader)
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
  const { signOut, back } = reader.words
  return notice(signOut.doneTitle, signOut.doneText, back, reader)
}

function notice(title: string, text: string, back: string, reader: Reader): string {
  const body = html`<p class="lead">${text}</p><a class="button" href="${reader.home}">${back}</a>`
  return layout({ title, body }, reader)
}
