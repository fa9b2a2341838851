import type { openDeskItem as endpoint } from '#contract/desk-reader.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { readerView } from './reader-view.ts'
import { findReaders, renewReader } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>

/**
 * Says that the caller has something open, and tells who else has (DESK-251). It counts for a minute; the next call of any operator
 * deletes what counts no more.
 */
export async function openDeskItem(
  { database: { query }, clock }: Deps,
  { caller, params }: Pick<HandlerInput<typeof endpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof endpoint>> {
  const { userName } = actingOperator(caller)
  const now = clock.now()
  await renewReader(query, { ...params, userName, now })
  const found = await findReaders(query, { but: userName, now, item: params })
  return { ok: true, answer: { data: { readers: found.map(readerView) } } }
}
