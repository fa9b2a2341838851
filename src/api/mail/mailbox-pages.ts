import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { KeptMail } from '#platform/mail/kept-mails.ts'
import { plainPage } from '../http/plain-page.ts'

/** All kept mails, newest first. */
export function listPage(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/demo/mail/${escaped(mail.id)}"><strong lang="${escaped(mail.language)}">${escaped(mail.subject)}</strong>
      <span>To ${escaped(mail.to)}<br>${moment(mail)}</span></a></li>`,
  )
  const empty = '<p>No mail yet. Book a visit, then look here again.</p>'
  return page(
    'Mail of the demo market',
    `<p>This is a demonstration: nothing is mailed to anybody, so mails are kept here.</p>
     ${rows.length > 0 ? `<ul class="mails">${rows.join('')}</ul>` : empty}
     <p class="ways"><a href="/demo/mail">Look again</a></p>`,
  )
}

/** For whoever is not signed in, where each sees their own mail only. */
export function signedOutPage(): string {
  return page(
    'Mail of the demo market',
    `<p>This is a demonstration: no mail goes out. Sign in, and what would be mailed to you stands here.</p>
     <p class="ways"><a href="/login">Sign in</a></p>`,
  )
}

/** One mail as a mail program would show it; its HTML is fenced in a sandboxed frame. */
export function mailPage(mail: KeptMail): string {
  const attachments = mail.attachments.map(
    (attachment, index) =>
      `<a href="/demo/mail/${escaped(mail.id)}/attachments/${index}">${escaped(attachment.filename)}</a>`,
  )
  return page(
    mail.subject,
    `<p>To ${escaped(mail.to)}<br>${moment(mail)}</p>
     <p class="ways"><a href="/demo/mail">All mail</a>${attachments.join('')}</p>
     <iframe title="The mail" sandbox srcdoc="${escaped(mail.html)}"></iframe>
     <details><summary>As plain text</summary>
     <pre>${escaped(mail.text)}</pre></details>`,
  )
}

function page(title: string, body: string): string {
  return plainPage({ title: escaped(title), body })
}

/** When it was written, on the clock of the salons. */
function moment({ createdAt }: KeptMail): string {
  const day = formatDay(createdAt, DUTCH_ZONE, 'en', 'fullDated')
  const time = formatTime(createdAt, DUTCH_ZONE, 'en')
  return `<time datetime="${new Date(createdAt).toISOString()}">${day}, ${time}</time>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
