import { identityMail as english } from '#messages/en/identity-mail.ts'
import { fill } from '#messages/fill.ts'
import type { Language } from '#messages/language.ts'
import { identityMail as dutch } from '#messages/nl/identity-mail.ts'
import { MAIL_STYLES, mailHtml } from '#platform/mail/mail-html.ts'
import type { Mail } from '#platform/mail/message.ts'
import { SECURITY_START_PATH } from '../client.ts'
import { html, type Markup, rawHtml } from '../markup.ts'
import type { SecondFactorChange } from '../second-factor/second-factor.ts'
import type { User } from './store.ts'

const words = { en: english, nl: dutch }

interface MailDraft {
  id: string
  user: Pick<User, 'email' | 'userName'>
  language: Language
}

/** The mail with the code that verifies an address. */
export function codeMail(draft: CodeDraft): Mail {
  return mailWithCode(draft, words[draft.language].code)
}

/** The mail with the code for a new password. */
export function passwordCodeMail(draft: CodeDraft): Mail {
  return mailWithCode(draft, words[draft.language].passwordCode)
}

/** The mail with the code that is asked for before a first second factor. */
export function setUpCodeMail(draft: CodeDraft): Mail {
  return mailWithCode(draft, words[draft.language].setUpCode)
}

/** The mail after a password was changed. */
export function passwordChangedMail({
  publicUrl,
  ...draft
}: MailDraft & { publicUrl: string }): Mail {
  const { passwordChanged: texts } = words[draft.language]
  return mail(draft, texts.subject, [
    { text: texts.text },
    { text: texts.stranger },
    linkTo(`${publicUrl}/login`),
  ])
}

/** The mail after a change of somebody's second factor. */
export function secondFactorMail({
  publicUrl,
  change,
  ...draft
}: MailDraft & { publicUrl: string; change: SecondFactorChange }): Mail {
  const { secondFactor: texts } = words[draft.language]
  return mail(draft, texts[change].subject, [
    { text: texts[change].text },
    { text: texts.stranger },
    linkTo(`${publicUrl}${SECURITY_START_PATH}`),
  ])
}

/** The mail instead of a code when the address has an account already. */
export function accountExistsMail({
  publicUrl,
  ...draft
}: MailDraft & { publicUrl: string }): Mail {
  const { known: texts } = words[draft.language]
  return mail(draft, texts.subject, [
    { text: texts.text },
    linkTo(`${publicUrl}/login`),
    { text: fill(texts.userName, { userName: draft.user.userName }) },
    { text: texts.stranger },
  ])
}

interface CodeDraft extends MailDraft {
  code: string
}

interface Paragraph {
  text: string
  markup?: Markup
}

function mailWithCode({ code, ...draft }: CodeDraft, texts: (typeof english)['code']): Mail {
  return mail(draft, fill(texts.subject, { code }), [
    { text: texts.text },
    {
      text: code,
      markup: html`<p style="font-size:32px;letter-spacing:6px;font-weight:600">${code}</p>`,
    },
    { text: texts.life },
    { text: texts.stranger },
  ])
}

function linkTo(url: string): Paragraph {
  return {
    text: url,
    markup: html`<p><a href="${url}" ${rawHtml(MAIL_STYLES.link)}>${url}</a></p>`,
  }
}

function mail({ id, user, language }: MailDraft, subject: string, content: Paragraph[]): Mail {
  const { hello, regards, sender } = words[language]
  const paragraphs: Paragraph[] = [
    { text: hello }, // no name, because a stranger may have typed it
    ...content,
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
  return mailHtml({ language, title: html`${subject}`.markup, body: body.markup })
}
