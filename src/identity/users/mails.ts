import { identityMail as english } from '#messages/en/identityMail.ts'
import { fill } from '#messages/fill.ts'
import type { Language } from '#messages/language.ts'
import { identityMail as dutch } from '#messages/nl/identityMail.ts'
import { MAIL_LOOK, mailPage } from '#platform/mail/mail-page.ts'
import type { Mail } from '#platform/mail/message.ts'
import { html, type Markup, trusted } from '../markup.ts'
import type { User } from './store.ts'

const words = { en: english, nl: dutch }

interface Draft {
  id: string
  user: Pick<User, 'name' | 'email' | 'userName'>
  language: Language
}

/** The code that confirms an address. */
export function codeMail({ code, ...draft }: Draft & { code: string }): Mail {
  const { code: said } = words[draft.language]
  return mail(draft, fill(said.subject, { code }), [
    { text: said.text },
    {
      text: code,
      markup: html`<p style="font-size:32px;letter-spacing:6px;font-weight:600">${code}</p>`,
    },
    { text: said.life },
    { text: said.stranger },
  ])
}

/** For an address that has an account already, in place of a code. */
export function accountExistsMail({ publicUrl, ...draft }: Draft & { publicUrl: string }): Mail {
  const { known: said } = words[draft.language]
  const link = `${publicUrl}/login`
  return mail(draft, said.subject, [
    { text: said.text },
    { text: link, markup: html`<p><a href="${link}" ${trusted(MAIL_LOOK.link)}>${link}</a></p>` },
    { text: fill(said.userName, { userName: draft.user.userName }) },
    { text: said.stranger },
  ])
}

interface Paragraph {
  text: string
  markup?: Markup
}

function mail({ id, user, language }: Draft, subject: string, middle: Paragraph[]): Mail {
  const { hello, regards, sender } = words[language]
  const paragraphs: Paragraph[] = [
    { text: fill(hello, { name: user.name }) },
    ...middle,
    { text: `${regards}\n${sender}`, markup: html`<p>${regards}<br>${sender}</p>` },
  ]
  return {
    id,
    to: user.email,
    language,
    subject,
    text: `${paragraphs.map(({ text }) => text).join('\n\n')}\n`,
    html: page(language, subject, paragraphs),
  }
}

function page(language: Language, subject: string, paragraphs: Paragraph[]): string {
  const body = html`${paragraphs.map(({ text, markup }) => markup ?? html`<p>${text}</p>`)}`
  return mailPage({ language, title: html`${subject}`.markup, body: body.markup })
}
