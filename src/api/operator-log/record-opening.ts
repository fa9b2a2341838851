import type { OperatorAct, TargetKind } from '#domain/operator-log/acts.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { findSubject } from '../account/subject-store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { recordAct } from './record-act.ts'
import { findLatestTargets } from './store.ts'

/** How long what an operator opened counts as open: reading it again is no act of its own. */
const OPEN_MS = 15 * MINUTE_MS

interface OpeningAct {
  readonly userName: string
  readonly act: OperatorAct
  readonly target: { readonly kind: TargetKind; readonly id: string }
}

/** Writes to the log that an operator opened something, unless they did within a quarter of an hour. */
export async function recordOpening(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { userName, act, target }: OpeningAct,
): Promise<void> {
  await database.transaction(async (trx) => {
    const operatorSubject = await findSubject(trx, userName)
    const opened = { operatorSubject: operatorSubject ?? '', act, targetKind: target.kind }
    const [latest] = await findLatestTargets(trx, { ...opened, targetId: target.id, limit: 1 })
    if (latest && latest.at > clock.now() - OPEN_MS) return
    await recordAct(trx, { operator: { userName }, act, target }, clock)
  })
}

/** What an operator opened last, each once, the latest first; at most `limit`. Times are epoch ms. */
export async function listOpened(
  { database: { query } }: Pick<ApiDeps, 'database'>,
  { userName, act, kind, limit }: Omit<OpeningAct, 'target'> & { kind: TargetKind; limit: number },
): Promise<{ targetId: string; at: number }[]> {
  const operatorSubject = await findSubject(query, userName)
  if (operatorSubject === undefined) return []
  return findLatestTargets(query, { operatorSubject, act, targetKind: kind, limit })
}
