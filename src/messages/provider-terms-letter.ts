import { providerTermsMail as en } from './en/provider-terms-mail.ts'
import { fill } from './fill.ts'
import { formatDay } from './format.ts'
import type { Language } from './language.ts'
import { providerTermsMail as nl } from './nl/provider-terms-mail.ts'

const TEXTS = { en, nl }

/** The mail about a new version of the terms for providers. @param firstDay yyyy-MM-dd */
export function providerTermsLetter(
  terms: { number: number; firstDay: string; change: string; text: string; isMember: boolean },
  language: Language,
) {
  const words = TEXTS[language]
  const { number, firstDay, change, text, isMember } = terms
  const values = {
    day: formatDay(firstDay, 'UTC', language, 'dayMonthYear'),
    number: String(number),
  }
  return {
    subject: fill(words.subject, values),
    heading: fill(words.heading, values),
    opening: fill(isMember ? words.opening : words.openingOfRegistered, values),
    rows: [
      { label: words.rows.change, lines: [change] },
      { label: words.rows.choice, lines: [fill(words.choice, values)] },
      { label: fill(words.rows.text, values), lines: [text] },
    ],
    notes: [isMember ? words.why : words.whyRegistered],
    linkLabel: words.link,
  }
}
