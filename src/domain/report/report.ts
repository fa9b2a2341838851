import {
  definedErrors,
  type FieldMessage,
  optionalText,
  requiredText,
} from '../contact/field-messages.ts'
import { isEmail } from '../customer/email.ts'

/** What can be reported: a review, the public reply to one, a picture of a provider, or the provider itself. */
export const REPORT_KINDS = ['review', 'reply', 'picture', 'provider'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** The reason of a report that the operator made to record a decision without one. */
export const OWN_INITIATIVE = 'own-initiative'

/** The reasons that a reporter can choose. */
export const REASONS = [
  'not-a-visit',
  'not-existing',
  'misleading',
  'copyright',
  'personal',
  'offensive',
  'advertising',
  'unlawful',
  'child-abuse',
  'other',
] as const
export type Reason = (typeof REASONS)[number]

/** The reasons that can be chosen for a kind, as on the page about reviews. */
export const REASONS_OF: Readonly<Record<ReportKind, readonly Reason[]>> = {
  review: [
    'not-a-visit',
    'personal',
    'offensive',
    'advertising',
    'unlawful',
    'child-abuse',
    'other',
  ],
  reply: ['personal', 'offensive', 'advertising', 'unlawful', 'child-abuse', 'other'],
  picture: ['copyright', 'personal', 'offensive', 'misleading', 'unlawful', 'child-abuse', 'other'],
  provider: ['not-existing', 'misleading', 'copyright', 'unlawful', 'child-abuse', 'other'],
}

/** Characters. */
export const REPORT_LIMITS = {
  message: 2_000,
  quote: 500,
  name: 200,
  facts: 2_000,
  objection: 2_000,
}

/** The days after a decision in which it can be objected to: six months (DSA 20), of which none are longer. */
export const OBJECTION_DAYS = 184

/** Who a decision concerns: who made what was reported, and who reported it. */
export const REPORT_PARTIES = ['author', 'reporter'] as const
export type ReportParty = (typeof REPORT_PARTIES)[number]

export const REPORT_STATES = ['open', 'objection', 'decided'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** What a decision does with its target. */
export const DECISION_EFFECTS = ['none', 'hide'] as const
export type DecisionEffect = (typeof DECISION_EFFECTS)[number]

/** The rule or law that a decision rests on, by its effect. */
export const GROUNDS_OF = {
  none: ['within-rules', 'not-shown', 'measure-on-salon'],
  hide: [
    'rule-visit',
    'rule-persons',
    'rule-tone',
    'rule-advertising',
    'rule-honest',
    'other-rule',
    'law-defamation',
    'law-privacy',
    'law-copyright',
    'law-other',
  ],
} as const satisfies Record<DecisionEffect, readonly string[]>
export const GROUNDS = [...GROUNDS_OF.none, ...GROUNDS_OF.hide]
export type Ground = (typeof GROUNDS)[number]

/** Whether a decision with this effect may rest on this ground. */
export function isGroundOf(effect: DecisionEffect, ground: Ground): boolean {
  return GROUNDS_OF[effect].some((each) => each === ground)
}

/** A report as typed. */
export interface ReportForm {
  readonly reason: Reason
  readonly message: string
  readonly name: string
  readonly email: string
  readonly inGoodFaith: boolean
}

export type ReportErrors = { readonly [Field in keyof ReportForm]?: FieldMessage }

/** Whether a report needs no name and mail address: the law lets who reports child abuse leave them out (DSA 16.2.c). */
export function mayBeAnonymous(reason: Reason): boolean {
  return reason === 'child-abuse'
}

/** The errors of a report: all of DSA 16 is required. */
export function reportErrors(form: ReportForm, kind: ReportKind): ReportErrors {
  const named = mayBeAnonymous(form.reason) ? optionalText : requiredText
  return definedErrors({
    reason: REASONS_OF[kind].includes(form.reason) ? undefined : 'required',
    message: requiredText(form.message),
    name: named(form.name, () => true, 'required'),
    email: named(form.email, isEmail, 'validEmail'),
    inGoodFaith: form.inGoodFaith ? undefined : 'required',
  })
}

/** A text in parts, of which the quoted ones are marked. Upper and lower case are the same. */
export function markedParts(
  text: string,
  quote: string,
): readonly { readonly text: string; readonly isMarked: boolean }[] {
  const sought = quote.trim().toLowerCase()
  const at = sought === '' ? -1 : text.toLowerCase().indexOf(sought)
  if (at < 0) return [{ text, isMarked: false }]
  const end = at + sought.length
  return [
    { text: text.slice(0, at), isMarked: false },
    { text: text.slice(at, end), isMarked: true },
    { text: text.slice(end), isMarked: false },
  ].filter((part) => part.text !== '')
}
