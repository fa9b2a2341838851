import { expect, test } from 'vitest'
import { codeMail, passwordCodeMail } from './mails.ts'

const user = { email: 'sanne@voorbeeld.nl', userName: 'sanne' }

test.each([
  ['en', 'is your code for a new password', 'Did you not ask for this?'],
  ['nl', 'nieuw wachtwoord', 'wachtwoord blijft'],
] as const)(
  'the mail with a reset code names its purpose, in %s',
  (language, subject, stranger) => {
    const draft = { id: 'mail-1', user, language, code: '12345678' }
    const mail = passwordCodeMail(draft)
    expect(mail.subject).toContain(subject)
    expect(mail.text).toContain(stranger)
    expect(codeMail(draft).subject).not.toContain(subject)
  },
)
