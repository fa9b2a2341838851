import type { Transaction } from 'kysely'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { isOffByDecision, type SalonHideGround } from '#domain/report/salon-restriction.ts'
import type { Clock } from '#platform/clock.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { decide } from '../restriction/decide.ts'
import { lockProvider } from '../restriction/store.ts'
import type { Tables } from '../schema.gen.ts'
import { storable, storableLine } from '../storable.ts'

/** What hiding a salon by a report needs besides the facts. */
export interface SalonRestriction {
  readonly ground: SalonHideGround
  readonly law: string
  /** The number of decisions about the salon that the operator has read. */
  readonly decisions: number
}

/**
 * Hides a salon as its own page does: with the statement of reasons to its owners, and its act (DESK-255, DESK-113). One that is
 * hidden or ended already stays so, and its owners hear nothing twice (DESK-260, DESK-271).
 * @returns false when the salon is not as it was read
 */
export async function hideSalon(
  trx: Transaction<Tables>,
  {
    providerId,
    facts,
    operatorUserName,
    ...restriction
  }: SalonRestriction & { providerId: string; facts: string; operatorUserName: string },
  clock: Clock,
): Promise<boolean> {
  const provider = await lockProvider(trx, providerId)
  if (provider?.decisions !== restriction.decisions) return false
  if (isOffByDecision(provider.state)) return true
  const { ground } = restriction
  const decision = {
    kind: 'hide',
    ground,
    law: storableLine(restriction.law),
    atOnce: false,
  } as const
  const said = storable(facts)
  const id = await decide(trx, provider, { ...decision, facts: said }, clock.now())
  if (id === null) return true
  const target = { kind: 'provider', id: providerId } as const
  const recorded = { act: 'hide-provider', target, details: { restrictionId: id, ground } } as const
  const operator = { userName: operatorUserName }
  await recordAct(trx, { operator, ...recorded, reason: said.slice(0, MAX_REASON_LENGTH) }, clock)
  return true
}
