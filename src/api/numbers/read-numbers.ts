import type { getNumbers } from '#contract/numbers.ts'
import { periodAt } from '#domain/numbers/period-instants.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { readRows } from './numbers-rows.ts'
import { spanOf } from './numbers-span.ts'
import { numbersView } from './numbers-view.ts'

type GetNumbers = typeof getNumbers

/** The numbers of the caller's provider over a period (WORK-70 to WORK-73). */
export async function readNumbers(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, query: { period }, language }: HandlerInput<GetNumbers>,
): Promise<Outcome<GetNumbers>> {
  const access = { providerUserName: params.userName, permission: 'read-numbers' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { timeZone } = member
  const at = periodAt(period, { now: deps.clock.now(), timeZone })
  const span = spanOf(at, timeZone)
  const rows = await readRows(deps, member.providerId, span)
  return { ok: true, answer: { data: numbersView(rows, span, language) } }
}
