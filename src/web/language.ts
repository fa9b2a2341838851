import { useTranslation } from 'react-i18next'
import { defaultLanguage, type Language, parseLanguage } from '#messages/language.ts'

/** The words of the page and the language they are in. */
export function useWords() {
  const { t, i18n } = useTranslation()
  return { t, i18n, language: languageOf(i18n) }
}

/** The language an instance speaks now. */
export function languageOf(i18n: { language: string }): Language {
  return parseLanguage(i18n.language) ?? defaultLanguage
}
