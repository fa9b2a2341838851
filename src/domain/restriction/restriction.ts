import { DAY_MS } from '../time-units.ts'

/**
 * What the operator may decide about a provider. A pause is the salon's own, which it ends itself; a hidden provider is shown by
 * the operator alone; an ended one is closed for good after a notice.
 */
export const RESTRICTION_KINDS = ['pause', 'hide', 'end'] as const
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number]

/** The grounds of a restriction (DSA 17, P2B 4): an article of the terms, a law, or that the salon asked for it. */
export const RESTRICTION_GROUNDS = [
  'misleading-data',
  'visits-not-kept',
  'unlawful-content',
  'repeated-breach',
  'law',
  'own-request',
] as const
export type RestrictionGround = (typeof RESTRICTION_GROUNDS)[number]

/** The states of a provider, as the column `providers.state` computes them. */
export const PROVIDER_STATES = ['live', 'paused', 'hidden', 'ended'] as const
export type ProviderState = (typeof PROVIDER_STATES)[number]

/** How many days an end is announced ahead (P2B 4). */
export const END_NOTICE_DAYS = 30

/** How many days before an end its customers hear that their visits after it are cancelled. */
const CUSTOMER_NOTICE_DAYS = 14

/** How long the members of an ended provider can take its data along, in days. */
export const ARCHIVE_DAYS_AFTER_END = 60

export const MAX_FACTS_LENGTH = 4000

/** Whether an end on this ground may take effect at once: where a law asks it, after repeated breaches, or at the salon's request. */
export function mayEndAtOnce(ground: RestrictionGround): boolean {
  return ground === 'law' || ground === 'repeated-breach' || ground === 'own-request'
}

/** From when the customers of an ended provider are told, epoch ms. @param takesEffectAt epoch ms */
export function customersAreToldAt(takesEffectAt: number): number {
  return takesEffectAt - CUSTOMER_NOTICE_DAYS * DAY_MS
}

/** Why a decision is not possible from a state; null when it is. */
export function checkRestriction(
  kind: RestrictionKind,
  { state, isEnding }: { state: ProviderState; isEnding: boolean },
): 'not-possible-now' | null {
  if (state === 'ended') return 'not-possible-now'
  const isPossible =
    kind === 'pause' ? state === 'live' : kind === 'hide' ? state !== 'hidden' : !isEnding
  return isPossible ? null : 'not-possible-now'
}
