import type {
  restrictProvider as endpoint,
  liftRestriction as liftEndpoint,
} from '#contract/desk-provider.ts'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { mayEndAtOnce } from '#domain/restriction/restriction.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { decide, lift } from '../restriction/decide.ts'
import { lockProvider } from '../restriction/store.ts'
import { storable, storableLine } from '../storable.ts'
import { readProvider } from './read-provider.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>

const ACTS = { pause: 'pause-provider', hide: 'hide-provider', end: 'end-provider' } as const

/**
 * An operator's decision about a provider (DESK-113 to DESK-116). One who decides by an older state than the present is refused:
 * a colleague was first.
 */
export async function restrictProvider(
  deps: Deps,
  input: HandlerInput<typeof endpoint>,
): Promise<Outcome<typeof endpoint>> {
  const { caller, params, body } = input
  const { kind, ground, atOnce, decisions } = body
  const [facts, law] = [storable(body.facts), storableLine(body.law)]
  if (facts === '') return invalid('facts', 'has nothing to read')
  if (atOnce && (kind !== 'end' || !mayEndAtOnce(ground)))
    return invalid('atOnce', 'is for an end on a ground that allows it')
  const { database, clock } = deps
  const refused = await database.transaction(async (trx): Promise<HttpRefusal | null> => {
    const provider = await lockProvider(trx, params.providerId)
    if (!provider) return { ok: false, refusal: 'not-found' }
    if (provider.decisions !== decisions) return CHANGED
    const id = await decide(trx, provider, { kind, ground, law, facts, atOnce }, clock.now())
    if (id === null) return CHANGED
    const target = { kind: 'provider', id: provider.id } as const
    const details = { restrictionId: id, ground, ...(kind === 'end' && { atOnce }) }
    const operator = actingOperator(caller)
    await recordAct(
      trx,
      { operator, act: ACTS[kind], target, reason: facts.slice(0, MAX_REASON_LENGTH), details },
      clock,
    )
    return null
  })
  return refused ?? readProvider(deps, input)
}

/** Takes a decision back, with the reason (DESK-117). */
export async function liftRestriction(
  deps: Deps,
  input: HandlerInput<typeof liftEndpoint>,
): Promise<Outcome<typeof liftEndpoint>> {
  const { caller, params, body } = input
  const { database, clock } = deps
  const reason = storable(body.reason)
  if (reason === '') return invalid('reason', 'has nothing to read')
  const refused = await database.transaction(async (trx): Promise<HttpRefusal | null> => {
    const provider = await lockProvider(trx, params.providerId)
    if (!provider) return { ok: false, refusal: 'not-found' }
    const { restrictionId } = params
    if (!(await lift(trx, provider.id, { restrictionId, reason }, clock.now()))) return CHANGED
    const target = { kind: 'provider', id: provider.id } as const
    const recorded = { act: 'show-provider', target, reason, details: { restrictionId } } as const
    await recordAct(trx, { operator: actingOperator(caller), ...recorded }, clock)
    return null
  })
  return refused ?? readProvider(deps, input)
}

const CHANGED = { ok: false, refusal: 'provider-changed' } as const

function invalid(field: string, message: string): HttpRefusal {
  return { ok: false, refusal: 'invalid-request', details: [{ path: `body.${field}`, message }] }
}
