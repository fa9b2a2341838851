import type { removeCatalogItem as endpoint } from '#contract/catalog.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { hideItem, lockItems } from './store.ts'

type RemoveItem = typeof endpoint

/** Removes an item, and the add-ons that belong to it; the orders that name them stay (WORK-43). */
export async function removeItem(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: HandlerInput<RemoveItem>,
): Promise<Outcome<RemoveItem>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { itemId } = params
  return deps.database.transaction(async (trx) => {
    const items = await lockItems(trx, member.providerId)
    const current = items.find(({ catalogItemId }) => catalogItemId === itemId)
    if (!current) return { ok: false, refusal: 'not-found' }
    if (current.version !== body.version) return { ok: false, refusal: 'catalog-changed' }
    const catalogItemIds = await hideItem(trx, { itemId, now: deps.clock.now() })
    return { ok: true, answer: { data: { catalogItemIds } } }
  })
}
