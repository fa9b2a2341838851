import { defaultLanguage, type Language, languages, parseLanguage } from './language.ts'

/**
 * The language of a page, an answer or a mail (row LANG-01): asked for in the address, else chosen before (the cookie
 * of the language switch), else the first of ours that the client names, else English.
 */
export function readerLanguage(options: {
  asked?: unknown
  cookie?: string | undefined
  /** The best first: an Accept-Language header, which browsers write in that order, or OpenID Connect's `ui_locales`. */
  locales?: unknown
}): Language {
  const { asked, cookie, locales } = options
  return parseLanguage(asked) ?? parseLanguage(cookie) ?? firstOfOurs(locales) ?? defaultLanguage
}

function firstOfOurs(locales: unknown): Language | undefined {
  if (typeof locales !== 'string') return undefined
  for (const locale of locales.toLowerCase().split(/[\s,]+/)) {
    const [primary] = locale.split(/[-;]/)
    const language = languages.find((each) => each === primary)
    if (language) return language
  }
  return undefined
}
