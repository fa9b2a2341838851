import type {
  listReaders as listEndpoint,
  readAlong as readEndpoint,
} from '#contract/desk-reader.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findReaders, renewReader } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>

/** Says that the caller has something open, and tells who else has (DESK-251). Nothing of it is kept after a minute. */
export async function readAlong(
  { database: { query }, clock }: Deps,
  { caller, params }: Pick<HandlerInput<typeof readEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof readEndpoint>> {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' }
  const { userName } = caller
  const now = clock.now()
  await renewReader(query, { ...params, userName, now })
  const found = await findReaders(query, { but: userName, now, item: params })
  return { ok: true, answer: { data: { readers: found.map(readerOf) } } }
}

/** What colleagues have open (DESK-251). */
export async function listReaders(
  { database: { query }, clock }: Deps,
  { caller }: Pick<HandlerInput<typeof listEndpoint>, 'caller'>,
): Promise<Outcome<typeof listEndpoint>> {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' }
  const found = await findReaders(query, { but: caller.userName, now: clock.now() })
  const byItem = Map.groupBy(found, ({ kind, itemId }) => `${kind} ${itemId}`)
  const items = [...byItem.values()].flatMap((rows) => {
    const [first] = rows
    return first ? [{ kind: first.kind, itemId: first.itemId, readers: rows.map(readerOf) }] : []
  })
  return { ok: true, answer: { data: { items } } }
}

function readerOf({ userName, name }: { userName: string; name: string }) {
  return { userName, name: name || userName }
}
