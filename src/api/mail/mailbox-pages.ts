import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { escapeHtml } from '#messages/escape-html.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { StoredMail } from '#platform/mail/stored-mails.ts'
import { plainPage } from '../http/plain-page.ts'

/** The page with all stored mails, the newest first. */
export function listPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/demo/mail/${escapeHtml(mail.id)}"><strong lang="${escapeHtml(mail.language)}">${escapeHtml(mail.subject)}</strong>
      <span>To ${escapeHtml(mail.to)}<br>${moment(mail)}</span></a></li>`,
  )
  const empty = '<p>No mail yet. Book a visit, then look here again.</p>'
  return page(
    'Mail of the demo market',
    `<p>This is a demonstration: nothing is mailed to anybody, so mails are kept here.</p>
     ${rows.length > 0 ? `<ul class="mails">${rows.join('')}</ul>` : empty}
     <p class="ways"><a href="/demo/mail">Look again</a></p>`,
  )
}

/** The page for a visitor, where only one's own mails are shown. */
export function signedOutPage(): string {
  return page(
    'Mail of the demo market',
    `<p>This is a demonstration: no mail goes out. Sign in, and what would be mailed to you stands here.</p>
     <p class="ways"><a href="/login">Sign in</a></p>`,
  )
}

/** The page of one mail; its HTML is in a sandboxed frame. */
export function mailPage(mail: StoredMail): string {
  const attachments = mail.attachments.map(
    (attachment, index) =>
      `<a href="/demo/mail/${escapeHtml(mail.id)}/attachments/${index}">${escapeHtml(attachment.filename)}</a>`,
  )
  return page(
    mail.subject,
    `<p>To ${escapeHtml(mail.to)}<br>${moment(mail)}</p>
     <p class="ways"><a href="/demo/mail">All mail</a>${attachments.join('')}</p>
     <iframe title="The mail" sandbox srcdoc="${escapeHtml(mail.html)}"></iframe>
     <details><summary>As plain text</summary>
     <pre>${escapeHtml(mail.text)}</pre></details>`,
  )
}

function page(title: string, body: string): string {
  return plainPage({ title: escapeHtml(title), body })
}

/** The moment of a mail, in Dutch time. */
function moment({ createdAt }: StoredMail): string {
  const day = formatDay(createdAt, DUTCH_ZONE, 'en', 'fullYear')
  const time = formatTime(createdAt, DUTCH_ZONE, 'en')
  return `<time datetime="${new Date(createdAt).toISOString()}">${day}, ${time}</time>`
}
