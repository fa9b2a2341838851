import type { Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { keptMails } from './kept-mails.ts'
import type { Mail, SendMail } from './message.ts'

/** A mail server that says nothing must not hold a job for long. */
const TIMEOUT_MS = 20_000

/**
 * Mail over SMTP (smtp://user:password@host:port, smtps:// for TLS from the start). Throws when the
 * server does not take the message.
 * @param from the sender, 'Bloesem <hallo@example.nl>'
 */
export function smtpMail(smtpUrl: string, from: string): SendMail & { close(): void } {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  })
  const send: SendMail = async (mail) => {
    await transport.sendMail(envelope(mail, from))
  }
  return Object.assign(send, { close: () => transport.close() })
}

/** Without a mail server: mails go to the table kept_mails, where /demo/mail reads them. */
export function keptMail<Tables>(query: Kysely<Tables>, from: string, clock: Clock): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const mails = keptMails(query)
  return async (mail) => {
    const { message } = await transport.sendMail(envelope(mail, from))
    await mails.keep(mail, messageId(mail, from), String(message), clock.now())
  }
}

function envelope(mail: Mail, from: string) {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: messageId(mail, from),
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'bloesem.ics' } }),
  }
}

function messageId(mail: Mail, from: string): string {
  return `<${mail.id}@${from.replace(/^.*@/s, '').replace(/>$/, '')}>`
}
