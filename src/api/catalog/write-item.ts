import type {
  addCatalogItem as addEndpoint,
  changeCatalogItem as changeEndpoint,
} from '#contract/catalog.ts'
import { addOnFault, type CatalogLink } from '#domain/catalog/add-on-parent.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { sameItemFinder } from './find-same-item.ts'
import { hasWaitingFault, type ItemFields, itemColumns, itemParts } from './item-columns.ts'
import { findItems, findVersion, insertItem, lockItems, updateItem, writeParts } from './store.ts'

type Deps = Pick<ApiDeps, 'database'>

/** Adds an item behind the others (WORK-41); the same one again adds none, so a member may send it twice (WORK-272). */
export async function addItem(
  deps: Deps,
  { caller, params, body }: HandlerInput<typeof addEndpoint>,
): Promise<Outcome<typeof addEndpoint>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  return deps.database.transaction(async (trx) => {
    const others = await lockItems(trx, providerId)
    const fault = refusalOf(body, others)
    if (fault) return fault
    const [columns, parts] = [itemColumns(body), itemParts(body)]
    const same = sameItemFinder(await findItems(trx, providerId))(columns, parts)
    if (same)
      return { ok: true, answer: { data: { catalogItemId: same.id, version: same.version } } }
    const { id } = await insertItem(trx, providerId, columns)
    await writeParts(trx, [{ id, parts }])
    const { version } = await findVersion(trx, id)
    return { ok: true, answer: { data: { catalogItemId: id, version } } }
  })
}

/** Changes an item; when it has another version than the member read, nothing is written (WORK-42). */
export async function changeItem(
  deps: Deps,
  { caller, params, body }: HandlerInput<typeof changeEndpoint>,
): Promise<Outcome<typeof changeEndpoint>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { itemId } = params
  return deps.database.transaction(async (trx) => {
    const items = await lockItems(trx, member.providerId)
    const current = items.find(({ catalogItemId }) => catalogItemId === itemId)
    if (!current) return { ok: false, refusal: 'not-found' }
    if (current.version !== body.version) return { ok: false, refusal: 'catalog-changed' }
    const others = items.filter((item) => item !== current)
    const fault = refusalOf({ ...body, catalogItemId: itemId }, others)
    if (fault) return fault
    const { id } = await updateItem(trx, itemId, itemColumns(body))
    await writeParts(trx, [{ id, parts: itemParts(body) }])
    const { version } = await findVersion(trx, id)
    return { ok: true, answer: { data: { catalogItemId: id, version } } }
  })
}

const ADD_ON_FAULTS = {
  'no-treatment': { path: 'body.parentId', message: 'is no treatment of this provider' },
  'has-add-ons': { path: 'body.isAddon', message: 'has add-ons of its own' },
}

const WAITING_FAULT = { path: 'body.waiting', message: 'leaves no work after it' }

function refusalOf(
  item: Parameters<typeof addOnFault>[0] & ItemFields,
  others: readonly CatalogLink[],
): HttpRefusal | null {
  if (hasWaitingFault(item))
    return { ok: false, refusal: 'invalid-request', details: [WAITING_FAULT] }
  const fault = addOnFault(item, others)
  return fault && { ok: false, refusal: 'invalid-request', details: [ADD_ON_FAULTS[fault]] }
}
