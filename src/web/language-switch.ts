import { type Language, parseLanguage } from '#messages/language.ts'
import { readCookie, writeCookie } from './cookies.ts'
import type { I18n, MessageNamespace } from './messages.ts'

const name = 'language'
const yearInSeconds = 31_536_000

/**
 * Changes the language of the page in place. A change that names no language means Dutch
 * (row LANG-02). Keeps the choice in browser storage and, for the server, in a cookie (LANG-01).
 */
export async function switchLanguage(
  i18n: I18n,
  to: Language | undefined,
  pages: readonly MessageNamespace[] = [],
): Promise<void> {
  const language = to ?? 'nl'
  await Promise.all([undefined, ...pages].map((page) => i18n.load(language, page)))
  i18n.setLanguage(language)
  storeLanguage(language)
}

/** Mirrors the language shown: storage for the browser, cookie for the server. */
export function storeLanguage(language: Language): void {
  writeCookie(name, language, yearInSeconds)
  try {
    window.localStorage.setItem(name, language)
  } catch {
    // Storage is blocked or full: the cookie alone keeps the choice.
  }
}

/** The choice of an earlier visit, where its cookie has gone and the address asks for nothing. */
export function languageToRestore(): Language | null {
  if (readCookie(name) !== null) return null
  try {
    return parseLanguage(window.localStorage.getItem(name))
  } catch {
    return null
  }
}
