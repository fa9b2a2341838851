import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import type { SendMail } from '#platform/mail/message.ts'
import { composeMail, smtpMail } from '#platform/mail/send.ts'

const FROM = 'Bloesem <hallo@bloesem.example>'

/** Collects mails as their readers get them, without a mail server, whose greeting takes a tenth of a second. */
export function collectMails() {
  const mails: Email[] = []
  const sendMail: SendMail = async (mail) => {
    mails.push(await PostalMime.parse(await composeMail(mail, FROM)))
  }
  return {
    mails,
    sendMail,
    /** The only mail to an address. */
    of: (to: string): Email => {
      const [mail, ...more] = mails.filter((each) => each.to?.[0]?.address === to)
      expect(more).toEqual([])
      if (!mail) throw new Error(`no mail to ${to}`)
      return mail
    },
  }
}

/** Sends to a mail server that does not answer. */
export const unreachableMailServer: SendMail = smtpMail('smtp://127.0.0.1:1', FROM)
