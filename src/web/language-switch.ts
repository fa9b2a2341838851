import { DAY_SECONDS } from '#domain/time-units.ts'
import { type Language, parseLanguage } from '#messages/language.ts'
import { readCookie, writeCookie } from './cookies.ts'
import type { I18n, MessageNamespace } from './messages.ts'

const name = 'language'
const yearInSeconds = 365 * DAY_SECONDS

/**
 * Changes the language of the page without a reload; without a language it is Dutch (row LANG-02).
 * Stores the choice in browser storage and, for the server, in a cookie (LANG-01).
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

/** Stores the language: in browser storage, and in a cookie for the server. */
export function storeLanguage(language: Language): void {
  writeCookie(name, language, yearInSeconds)
  try {
    window.localStorage.setItem(name, language)
  } catch {
    // Storage is blocked or full: only the cookie has the choice.
  }
}

/** The language in browser storage where its cookie has expired; else null. */
export function languageToRestore(): Language | null {
  if (readCookie(name) !== null) return null
  try {
    return parseLanguage(window.localStorage.getItem(name))
  } catch {
    return null
  }
}
