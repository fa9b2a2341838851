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
  user: Pick<User, 'email' | 'userName'>
  language: Language
}

/** The code that confirms an address. */
export function codeMail(draft: CodeDraft): Mail {
  return mailWithCode(draft, words[draft.language].code)
}

/** The code that allows a new password. */
export function passwordCodeMail(draft: CodeDraft): Mail {
  return mailWithCode(draft, words[draft.language].passwordCode)
}

/** After a new password: whoever did not choose it learns of it. */
export function passwordChangedMail({ publicUrl, ...draft }: Draft & { publicUrl: string }): Mail {
  const { passwordChanged: said } = words[draft.language]
  return mail(draft, said.subject, [
    { text: said.text },
    { text: said.stranger },
    linkTo(`${publicUrl}/login`),
  ])
}

/** For an address that has an account already, in place of a code. */
export function accountExistsMail({ publicUrl, ...draft }: Draft & { publicUrl: string }): Mail {
  const { known: said } = words[draft.language]
  return mail(draft, said.subject, [
    { text: said.text },
    linkTo(`${publicUrl}/login`),
    { text: fill(said.userName, { userName: draft.user.userName }) },
    { text: said.stranger },
  ])
}

interface CodeDraft extends Draft {
  code: string
}

interface Paragraph {
  text: string
  markup?: Markup
}

function mailWithCode({ code, ...draft }: CodeDraft, said: (typeof english)['code']): Mail {
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

function linkTo(url: string): Paragraph {
  return { text: url, markup: html`<p><a href="${url}" ${trusted(MAIL_LOOK.link)}>${url}</a></p>` }
}

function mail({ id, user, language }: Draft, subject: string, middle: Paragraph[]): Mail {
  const { hello, regards, sender } = words[language]
  const paragraphs: Paragraph[] = [
    { text: hello }, // by no name: whoever signs up types one, at anybody's address
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
