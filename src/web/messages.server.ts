import { createHash } from 'node:crypto'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import type { Language } from '#messages/language.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages, type I18n, type MessageNamespace } from './messages.ts'

const instances = {
  en: createMessages('en', { ...en, ...enPages }),
  nl: createMessages('nl', { ...nl, ...nlPages }),
}

interface MessagesFile {
  body: string
  version: string
}

const files = new Map<string, MessagesFile>()
for (const [language, messages, pages] of [
  ['en', en, enPages],
  ['nl', nl, nlPages],
] as const) {
  files.set(language, file(messages))
  for (const [page, pageWords] of Object.entries(pages))
    files.set(`${language}/${page}`, file({ [page]: pageWords }))
}

/** The messages that render a page in a language. Immutable, so requests share them. */
export function builtInMessages(language: Language): I18n {
  return instances[language]
}

/** The URL of the same messages for the browser; its version lets them be cached without limit. */
export function messagesUrl(language: Language, page?: MessageNamespace): string {
  const name = page ? `${language}/${page}` : language
  return `/assets/i18n/${name}.json?v=${files.get(name)?.version}`
}

/** The JSON at `messagesUrl`, by file name without extension: 'en', 'en/ranking' (row LANG-03). */
export function messagesFile(name: string): MessagesFile | undefined {
  return files.get(name)
}

function file(messages: object): MessagesFile {
  const body = JSON.stringify(messages)
  return { body, version: createHash('sha256').update(body).digest('hex').slice(0, 10) }
}
