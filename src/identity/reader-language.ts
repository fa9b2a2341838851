import { defaultLanguage, type Language, parseLanguage } from '#messages/language.ts'

/** The language of a page: asked for in the address, else chosen before (cookie), else what the client names. */
export function readerLanguage(wishes: {
  asked?: unknown
  cookie?: string | undefined
  /** OpenID Connect's `ui_locales`: 'nl-NL en'. */
  uiLocales?: unknown
}): Language {
  const named = typeof wishes.uiLocales === 'string' ? wishes.uiLocales.split(' ') : []
  const wished = [
    wishes.asked,
    wishes.cookie,
    ...named.map((locale) => locale.slice(0, 2).toLowerCase()),
  ]
  return wished.map(parseLanguage).find((language) => language !== null) ?? defaultLanguage
}
