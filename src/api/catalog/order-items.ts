import type { orderCatalog as endpoint } from '#contract/catalog.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { lockItems, writeOrder } from './store.ts'

type OrderItems = typeof endpoint

/** Writes the order of all items in one transaction, unless it is another by now than the member read (WORK-44). */
export async function orderItems(
  deps: Pick<ApiDeps, 'database'>,
  { caller, params, body: { before, after } }: HandlerInput<OrderItems>,
): Promise<Outcome<OrderItems>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  return deps.database.transaction(async (trx) => {
    const items = await lockItems(trx, member.providerId)
    const isAsRead =
      items.length === before.length &&
      items.every(({ catalogItemId }, index) => catalogItemId === before[index])
    if (!isAsRead) return { ok: false, refusal: 'catalog-changed' }
    await writeOrder(trx, after)
    return { ok: true, answer: { data: { catalogItemIds: after } } }
  })
}
