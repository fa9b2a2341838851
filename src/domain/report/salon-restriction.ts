import {
  type ProviderState,
  RESTRICTION_GROUNDS,
  type RestrictionGround,
} from '../restriction/restriction.ts'
import type { Ground } from './report.ts'

/** The grounds on which a report about a salon hides it: those of its own page, but for the salon's own request. */
export type SalonHideGround = Exclude<RestrictionGround, 'own-request'>
export const SALON_HIDE_GROUNDS = RESTRICTION_GROUNDS.filter(
  (ground): ground is SalonHideGround => ground !== 'own-request',
)

const GROUNDS: Readonly<Record<SalonHideGround, Ground>> = {
  'misleading-data': 'rule-honest',
  'visits-not-kept': 'other-rule',
  'unlawful-content': 'law-other',
  'repeated-breach': 'other-rule',
  law: 'law-other',
}

/** The ground of the decision about the report, which who reported reads. */
export function reportGroundOf(ground: SalonHideGround): Ground {
  return GROUNDS[ground]
}

/** Whether a decision keeps a salon off the pages already: a report about it is then decided without a second one. */
export function isOffByDecision(state: ProviderState): boolean {
  return state === 'hidden' || state === 'ended'
}
