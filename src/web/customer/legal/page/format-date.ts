import type { Language } from '#messages/language.ts'

/** "22 November 2026" of a yyyy-MM-dd. */
export function formatLegalDate(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    ...({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const),
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
