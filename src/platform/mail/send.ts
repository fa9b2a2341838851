import type { Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Mail, SendMail } from './message.ts'
import { storedMails } from './stored-mails.ts'

/** Keeps a mail server that does not answer from blocking a job. */
const TIMEOUT_MS = 20_000

/**
 * Sends mail over SMTP (smtp://user:password@host:port; smtps:// for implicit TLS).
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

const composer = createTransport({ streamTransport: true, buffer: true })

/** A mail as an SMTP server gets it: headers and parts. */
export async function composeMail(mail: Mail, from: string): Promise<Buffer> {
  const { message } = await composer.sendMail(envelope(mail, from))
  return message as Buffer
}

/** Stores mails in the table kept_mails, for /demo/mail, when there is no SMTP server. */
export function storeMail<Tables>(query: Kysely<Tables>, from: string, clock: Clock): SendMail {
  const mails = storedMails(query)
  return async (mail) => {
    const message = await composeMail(mail, from)
    await mails.insert(mail, messageId(mail, from), String(message), clock.now())
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
    headers: {
      'Content-Language': mail.language,
      ...(!mail.isWrittenByPerson && { 'Auto-Submitted': 'auto-generated' }),
    },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'bloesem.ics' } }),
  }
}

function messageId(mail: Mail, from: string): string {
  return `<${mail.id}@${from.replace(/^.*@/s, '').replace(/>$/, '')}>`
}
