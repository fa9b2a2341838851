import type { DecisionEffect, Ground, ReportKind, ReportParty } from '#domain/report/report.ts'
import { reportMail as en } from './en/report-mail.ts'
import { fill } from './fill.ts'
import type { Language } from './language.ts'
import { reportMail as nl } from './nl/report-mail.ts'

const WORDS = { en, nl }

export interface DecisionToTell {
  readonly party: ReportParty
  readonly language: Language
  readonly kind: ReportKind
  readonly salon: string
  /** A first name; may be empty. */
  readonly name: string
  readonly effect: DecisionEffect
  /** That of the decision before this one; null for the first. */
  readonly effectBefore: DecisionEffect | null
  readonly ground: string
  readonly facts: string
  readonly isOwnInitiative: boolean
  /** The last day to object, in words; null for a party that has objected. */
  readonly objectUntil: string | null
}

/** What a mail about a decision says: the statement of reasons of DSA 17. */
export interface DecisionLetter {
  readonly subject: string
  readonly opening: string
  readonly rows: readonly { readonly label: string; readonly lines: readonly string[] }[]
  readonly notes: readonly string[]
  readonly linkLabel: string
}

/** The mail about a decision to one party, as the desk shows it and as it leaves. */
export function decisionLetter(told: DecisionToTell): DecisionLetter {
  const words = WORDS[told.language]
  const { decision } = words
  const values = { what: words.what[told.kind], salon: told.salon, name: told.name }
  const outcome = decision[told.party][outcomeOf(told)]
  const opening = fill(outcome.opening, values)
  const { labels } = decision
  return {
    subject: fill(outcome.subject, values),
    opening: told.name === '' ? opening : `${fill(decision.greeting, values)} ${opening}`,
    rows: [
      { label: labels.ground, lines: [groundText(told.ground, told.language)] },
      { label: labels.facts, lines: [told.facts] },
      {
        label: labels.effect,
        lines: [decision.effects[told.effect === 'hide' ? told.kind : 'none']],
      },
      { label: labels.cause, lines: [decision.causes[told.isOwnInitiative ? 'own' : 'report']] },
      { label: labels.decidedBy, lines: [decision.decidedBy] },
    ],
    notes: [
      told.objectUntil === null
        ? decision.final
        : fill(decision.objection, { day: told.objectUntil }),
      decision.court,
    ],
    linkLabel: told.objectUntil === null ? decision.look : decision.object,
  }
}

/** A ground in words; that of a later release by its name. */
export function groundText(ground: string, language: Language): string {
  const { grounds } = WORDS[language]
  return Object.hasOwn(grounds, ground) ? grounds[ground as Ground] : ground
}

/** Whether a party is informed of a decision: whoever reported always, an author when something changed or they objected. */
export function isInformed(
  party: ReportParty,
  decision: Pick<DecisionToTell, 'effect' | 'effectBefore'>,
): boolean {
  return party === 'reporter' || decision.effect === 'hide' || decision.effectBefore !== null
}

function outcomeOf({ effect, effectBefore }: DecisionToTell) {
  if (effect === 'hide') return effectBefore === 'hide' ? 'stayHidden' : 'hide'
  return effectBefore === 'hide' ? 'show' : 'stay'
}
