import { hours as en } from './en/hours.ts'
import type { Language } from './language.ts'
import { hours as nl } from './nl/hours.ts'

/**
 * The reason of a block or of a closed time, as its reader sees it. The words of the product, which are the names of holidays
 * and the word for a break, are in the language of the reader, whoever wrote them. All other words stay as typed.
 */
export function reasonText(reason: string, language: Language): string {
  const words = WORDS.find((each) => Object.values(each).includes(reason))
  return words ? words[language] : reason
}

type Words = Readonly<Record<Language, string>>

const HOLIDAYS = Object.keys(en.holidays.names) as (keyof typeof en.holidays.names)[]
const WORDS: readonly Words[] = [
  { en: en.break, nl: nl.break },
  ...HOLIDAYS.map((key) => ({ en: en.holidays.names[key], nl: nl.holidays.names[key] })),
]
