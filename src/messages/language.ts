/** The languages of the product, the default first (row LANG-01). */
export const languages = ['en', 'nl'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

/** The language a value names, or null for anything else. */
export function parseLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null
}
