import type { listReaders as endpoint } from '#contract/desk-reader.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { readerView } from './reader-view.ts'
import { findReaders } from './store.ts'

/** What colleagues have open (DESK-251). */
export async function listReaders(
  { database: { query }, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller }: Pick<HandlerInput<typeof endpoint>, 'caller'>,
): Promise<Outcome<typeof endpoint>> {
  const { userName } = actingOperator(caller)
  const found = await findReaders(query, { but: userName, now: clock.now() })
  const byItem = Map.groupBy(found, ({ kind, itemId }) => `${kind} ${itemId}`)
  const items = [...byItem.values()].flatMap((rows) => {
    const [first] = rows
    return first ? [{ kind: first.kind, itemId: first.itemId, readers: rows.map(readerView) }] : []
  })
  return { ok: true, answer: { data: { items } } }
}
