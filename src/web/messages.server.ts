import { createHash } from 'node:crypto'
import type { i18n } from 'i18next'
import { en } from '#messages/en.ts'
import type { Language } from '#messages/language.ts'
import { nl } from '#messages/nl.ts'
import { createMessages } from './messages.ts'

const words = { en, nl }
const instances = { en: createMessages('en', en), nl: createMessages('nl', nl) }
const files = { en: file('en'), nl: file('nl') }

/** The instance that renders a page in this language; it is never changed, so requests share it. */
export function builtInMessages(language: Language): i18n {
  return instances[language]
}

/** Where the browser fetches the same words; the version makes it cacheable for ever. */
export function messagesUrl(language: Language): string {
  return `/assets/i18n/${language}.json?v=${files[language].version}`
}

/** The JSON at `messagesUrl` (row LANG-03). */
export function messagesFile(language: Language): { body: string; version: string } {
  return files[language]
}

function file(language: Language): { body: string; version: string } {
  const body = JSON.stringify(words[language])
  return { body, version: createHash('sha256').update(body).digest('hex').slice(0, 10) }
}
