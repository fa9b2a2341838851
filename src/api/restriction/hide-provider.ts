import type { Transaction } from 'kysely'
import type { RestrictionGround } from '#domain/restriction/restriction.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findProviderId } from '../provider-id-store.ts'
import type { Tables } from '../schema.gen.ts'
import { decide, lift } from './decide.ts'
import { activate, findRestrictionIdsInForce, type LockedProvider, lockProvider } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>
type Result = { ok: true } | { ok: false; refusal: 'not-found' }

/**
 * Hides a provider by its user name, as the desk does: with a ground and facts, of which its owners are mailed. One that is hidden
 * or ended stays as it is. Checks no permission and writes no act.
 */
export function hideProvider(
  { database, clock }: Deps,
  { userName, ground, facts }: { userName: string; ground: RestrictionGround; facts: string },
): Promise<Result> {
  return database.transaction(async (trx) => {
    const provider = await lockByName(trx, userName)
    if (!provider) return { ok: false, refusal: 'not-found' }
    const decision = { kind: 'hide', ground, law: '', facts, atOnce: false } as const
    await decide(trx, provider, decision, clock.now())
    return { ok: true }
  })
}

/**
 * Shows a provider by its user name, whatever kept it off the pages: decisions of the operator, a pause of its own, or that it was
 * never shown before. An end that is only announced stays. Checks no permission and writes no act.
 */
export function showProvider(
  { database, clock }: Deps,
  { userName, reason }: { userName: string; reason: string },
): Promise<Result> {
  return database.transaction(async (trx) => {
    const provider = await lockByName(trx, userName)
    if (!provider) return { ok: false, refusal: 'not-found' }
    const { state, id } = provider
    if (state === 'hidden' || state === 'ended') {
      for (const restrictionId of await findRestrictionIdsInForce(trx, id))
        await lift(trx, id, { restrictionId, reason }, clock.now())
    }
    await activate(trx, id, { evenIfPaused: true })
    return { ok: true }
  })
}

async function lockByName(
  trx: Transaction<Tables>,
  userName: string,
): Promise<LockedProvider | undefined> {
  const providerId = await findProviderId(trx, userName)
  return providerId === undefined ? undefined : lockProvider(trx, providerId)
}
