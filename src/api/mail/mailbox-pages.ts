import type { KeptMail } from '#platform/mail/kept-mails.ts'
import { plainPage } from '../http/plain-page.ts'

/** All kept mails, newest first. */
export function listPage(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    (
      mail,
    ) => `<li><a href="/demo/mail/${escaped(mail.id)}"><strong>${escaped(mail.subject)}</strong>
      <span>${escaped(mail.to)} · <time datetime="${iso(mail.createdAt)}">${readableMoment(mail.createdAt)}</time></span></a></li>`,
  )
  const empty = '<p>No mail yet. Sign up or book a visit, then look here again.</p>'
  return page(
    'Mail of the demo market',
    `<p>Nothing leaves this machine without an SMTP server, so mails are kept here. <a href="/demo/mail">Reload</a></p>
     ${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : empty}`,
  )
}

/** One mail as a mail program would show it; its HTML is fenced in a sandboxed frame. */
export function mailPage(mail: KeptMail): string {
  const attachments = mail.attachments.map(
    (attachment, index) =>
      `<li><a href="/demo/mail/${escaped(mail.id)}/attachments/${index}">${escaped(attachment.filename)}</a></li>`,
  )
  return page(
    mail.subject,
    `<p><a href="/demo/mail">All mail</a></p>
     <p>To ${escaped(mail.to)}, ${readableMoment(mail.createdAt)}</p>
     ${attachments.length > 0 ? `<ul>${attachments.join('')}</ul>` : ''}
     <iframe title="The mail" sandbox srcdoc="${escaped(mail.html)}"></iframe>
     <h2>As plain text</h2>
     <pre>${escaped(mail.text)}</pre>`,
  )
}

function page(title: string, body: string): string {
  return plainPage({ title: escaped(title), body })
}

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString()
}

function readableMoment(epochMs: number): string {
  return `${iso(epochMs).slice(0, 16).replace('T', ' ')} UTC`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
