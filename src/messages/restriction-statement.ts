import { nameWithoutLinks } from '#domain/person-name.ts'
import {
  ARCHIVE_DAYS_AFTER_END,
  type RestrictionGround,
  type RestrictionKind,
} from '#domain/restriction/restriction.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { restrictionMail as en } from './en/restriction-mail.ts'
import { fill } from './fill.ts'
import { formatDutchDay, formatTime } from './format.ts'
import type { Language } from './language.ts'
import { restrictionMail as nl } from './nl/restriction-mail.ts'

const TEXTS = { en, nl }

interface StatedRestriction {
  readonly kind: RestrictionKind
  readonly ground: RestrictionGround
  readonly law: string
  readonly facts: string
  /** Epoch ms, as `takesEffectAt`. */
  readonly decidedAt: number
  readonly takesEffectAt: number
  readonly salonName: string
}

/**
 * The statement of reasons of a decision about a salon, as its mail and the preview of it say: what changes and how long, the
 * ground, the facts, and how to object.
 */
export function restrictionStatement(restriction: StatedRestriction, language: Language) {
  const { kind, ground, law, facts, decidedAt, takesEffectAt } = restriction
  const words = TEXTS[language]
  const { subject, heading, effect, term } =
    words[kind === 'end' && takesEffectAt <= decidedAt ? 'endNow' : kind]
  const values = {
    salon: nameWithoutLinks(restriction.salonName),
    from: `${formatDutchDay(decidedAt, language)}, ${formatTime(decidedAt, DUTCH_ZONE, language)}`,
    // The last day is the one before the end.
    lastDay: formatDutchDay(takesEffectAt - 1, language),
    archiveDay: formatDutchDay(takesEffectAt + ARCHIVE_DAYS_AFTER_END * DAY_MS, language),
  }
  const { rows } = words
  return {
    subject: fill(subject, values),
    heading: fill(heading, values),
    opening: fill(effect, values),
    rows: [
      { label: rows.ground, lines: [fill(words.grounds[ground], { law })] },
      { label: rows.facts, lines: [facts] },
      { label: rows.term, lines: [fill(term, values)] },
    ],
    notes: [words.object, words.human],
  }
}
