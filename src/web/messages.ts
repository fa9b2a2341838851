import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en } from '#messages/en.ts'
import type { Language } from '#messages/language.ts'
import type { Words } from '#messages/words.ts'

export type Resources = Words<typeof en>

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
    returnNull: false
  }
}

/** An i18next instance with one language in it, ready at once. */
export function createMessages(language: Language, words: Resources): i18n {
  const instance = createInstance()
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: words } },
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
  })
  return instance
}

/** Loads the words of one language in the browser. */
export async function fetchMessages(url: string): Promise<Resources> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The messages did not load: ${response.status} ${url}`)
  return response.json()
}
