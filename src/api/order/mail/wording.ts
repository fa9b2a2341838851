import { type Cents, euros } from '#domain/money.ts'
import type { Language } from '#messages/language.ts'

const LOCALES = { en: 'en-GB', nl: 'nl-NL' } as const satisfies Record<Language, string>

/** How a language writes money and moments; moments (epoch ms) on the clock of `timeZone`. */
export function wording(language: Language, timeZone: string) {
  const locale = LOCALES[language]
  const day = (date: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...date })
  const short = day({ weekday: 'long', day: 'numeric', month: 'long' })
  const long = day({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const clock = day({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  return {
    /** 'Tuesday 24 November' */
    day: (instant: number) => short.format(instant),
    /** 'Tuesday 24 November, 13:30' */
    moment: (instant: number) => `${short.format(instant)}, ${clock.format(instant)}`,
    /** 'Tuesday 24 November 2026, 13:30' */
    fullMoment: (instant: number) => `${long.format(instant)}, ${clock.format(instant)}`,
    time: (instant: number) => clock.format(instant),
    money: (cents: Cents) => money.format(euros(cents)),
    /** 'Amsterdam' of 'Europe/Amsterdam' */
    city: (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' '),
  }
}

export type Wording = ReturnType<typeof wording>
