import type { beginProviderView as endpoint } from '#contract/provider-view.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { storable } from '../storable.ts'
import { insertView } from './store.ts'

const VIEW_MS = 30 * MINUTE_MS

/** Begins a look of an operator into the agenda of a provider. Its owners read when and why (DESK-118). */
export function beginView(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: HandlerInput<typeof endpoint>,
): Promise<Outcome<typeof endpoint>> {
  return database.transaction(async (trx): Promise<Outcome<typeof endpoint>> => {
    const operator = actingOperator(caller)
    const { providerId } = params
    const now = clock.now()
    const endsAt = now + VIEW_MS
    const reason = storable(body.reason)
    if (reason === '')
      return {
        ok: false,
        refusal: 'invalid-request',
        details: [{ path: 'body.reason', message: 'has nothing to read' }],
      }
    const view = { providerId, operatorUserName: operator.userName, reason, now, endsAt }
    const viewId = await insertView(trx, view)
    if (viewId === undefined) return { ok: false, refusal: 'not-found' }
    const target = { kind: 'provider', id: providerId } as const
    const recorded = { act: 'view-provider', target, reason, details: { viewId } } as const
    await recordAct(trx, { operator, ...recorded }, clock)
    return { ok: true, answer: { data: { viewId, endsAt: new Date(endsAt).toISOString() } } }
  })
}
