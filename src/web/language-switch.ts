import type { i18n } from 'i18next'
import { type Language, parseLanguage } from '#messages/language.ts'
import { fetchMessages } from './messages.ts'

const storageKey = 'language'

/**
 * Changes the language of the page in place. A change that names no language means Dutch
 * (row LANG-02). Keeps the choice in browser storage and, for the server, in a cookie (LANG-01).
 */
export async function switchLanguage(i18n: i18n, to: Language | undefined): Promise<void> {
  const language = to ?? 'nl'
  if (!i18n.hasResourceBundle(language, 'translation')) {
    const words = await fetchMessages(`/assets/i18n/${language}.json`)
    i18n.addResourceBundle(language, 'translation', words)
  }
  await i18n.changeLanguage(language)
  keepLanguage(language)
}

/** Mirrors the language shown: storage for the browser, cookie for the server. */
export function keepLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  try {
    window.localStorage.setItem(storageKey, language)
  } catch {
    // Storage is blocked or full: the cookie alone keeps the choice.
  }
}

/** The choice of an earlier visit, where its cookie has gone and the address asks for nothing. */
export function forgottenLanguage(): Language | null {
  if (/(?:^|; *)language=/.test(document.cookie)) return null
  try {
    return parseLanguage(window.localStorage.getItem(storageKey))
  } catch {
    return null
  }
}
