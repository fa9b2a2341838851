import { expect, test } from 'vitest'
import type { StoredMail } from '#platform/mail/stored-mails.ts'
import { listPage, mailPage } from './mailbox-pages.ts'

test('the content of a mail is not markup in the page that shows it', () => {
  const typed = '"><img src=x>'
  const mail: StoredMail = {
    id: 'm1',
    createdAt: 0,
    language: 'nl',
    raw: '',
    html: `<p>${typed}</p>`,
    to: typed,
    subject: typed,
    text: typed,
    attachments: [{ filename: typed, contentType: 'text/calendar', content: '' }],
  }
  for (const page of [listPage([mail]), mailPage(mail)]) {
    expect(page).toContain('&#34;&#62;&#60;img src=x&#62;')
    expect(page).not.toContain('<img src=x')
  }
})
