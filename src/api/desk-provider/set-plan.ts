import type { setProviderPlan as endpoint } from '#contract/desk-provider.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { storable } from '../storable.ts'
import { readProvider } from './read-provider.ts'
import { hasProvider, updatePlan } from './store.ts'

/** Sets what a provider buys, where it is still what the operator read (DESK-119); the log says why (DESK-231). */
export async function setPlan(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  input: HandlerInput<typeof endpoint>,
): Promise<Outcome<typeof endpoint>> {
  const { caller, params, body } = input
  const { database, clock } = deps
  const { providerId } = params
  const refused = await database.transaction(async (trx): Promise<HttpRefusal | null> => {
    if (!(await hasProvider(trx, providerId))) return { ok: false, refusal: 'not-found' }
    if (!(await updatePlan(trx, providerId, body)))
      return { ok: false, refusal: 'provider-changed' }
    const target = { kind: 'provider', id: providerId } as const
    const details = { former: body.former, plan: body.plan }
    const operator = actingOperator(caller)
    const reason = storable(body.reason)
    await recordAct(trx, { operator, act: 'set-plan', target, reason, details }, clock)
    return null
  })
  return refused ?? readProvider(deps, input)
}
