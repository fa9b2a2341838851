import type { RequestType } from '#domain/contact/contact-request.ts'
import { firstName } from '#domain/person-name.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { contactReply as en } from './en/contact-reply.ts'
import { fill } from './fill.ts'
import { formatDay } from './format.ts'
import type { Language } from './language.ts'
import { contactReply as nl } from './nl/contact-reply.ts'

const WORDS = { en, nl }

export type ReplyTemplate = keyof typeof en.templates
export const REPLY_TEMPLATES = Object.keys(en.templates) as readonly ReplyTemplate[]

export interface ReplyToTell {
  readonly language: Language
  readonly requestType: RequestType
  readonly reference: string
  readonly name: string
  /** ISO text or epoch ms. */
  readonly requestedAt: string | number
  readonly text: string
}

/** The mail of a reply to a message, as the desk shows it and as it leaves. */
export function contactReplyLetter(reply: ReplyToTell) {
  const { language, reference } = reply
  const words = WORDS[language]
  const day = formatDay(reply.requestedAt, DUTCH_ZONE, language, 'dayMonthYear')
  return {
    language,
    subject: fill(words.subjects[reply.requestType], { reference }),
    heading: fill(words.heading, { name: firstName(reply.name) }).trim(),
    opening: fill(words.opening, { day }),
    rows: [{ label: words.label, lines: [reply.text] }],
    notes: [fill(words.note, { reference })],
    linkLabel: words.link,
  }
}

/** A text to begin a reply with, in the language of the sender. */
export function replyTemplate(template: ReplyTemplate, language: Language): string {
  return WORDS[language].templates[template]
}
