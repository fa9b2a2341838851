import type { z } from 'zod'
import { type importCatalog as endpoint, MAX_ITEMS } from '#contract/catalog.ts'
import { addOnFault, type CatalogLink } from '#domain/catalog/add-on-parent.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { sameItemFinder } from './find-same-item.ts'
import { hasWaitingFault, itemColumns, itemParts } from './item-columns.ts'
import { findItems, type ItemLink, lockItems, writeItems, writeParts } from './store.ts'

type ImportItems = typeof endpoint
type Row = z.output<ImportItems['body']>['rows'][number]

/**
 * Adds and changes several items in one transaction, all of them or none (WORK-46, WORK-48). A row that is stored already, as
 * after a lost answer, adds none (WORK-272).
 */
export async function importItems(
  deps: Pick<ApiDeps, 'database'>,
  { caller, params, body: { rows } }: HandlerInput<ImportItems>,
): Promise<Outcome<ImportItems>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  return deps.database.transaction(async (trx) => {
    const items = await lockItems(trx, providerId)
    const refusal = refusalOf(rows, items)
    if (refusal) return refusal
    // Treatments first: an add-on may belong to one that is new.
    const isTreatment = ({ isAddon }: Row) => !isAddon
    const treatments = rows.filter(isTreatment)
    const findSame = sameItemFinder(await findItems(trx, providerId))
    const toWrite = (row: Row, parentId: string | null) => {
      const columns = itemColumns({ ...row, parentId })
      return { ...columns, id: row.catalogItemId ?? findSame(columns, itemParts(row))?.id ?? null }
    }
    const ids = await writeItems(
      trx,
      providerId,
      treatments.map((row) => toWrite(row, null)),
    )
    await writeParts(
      trx,
      treatments.map((row, nth) => ({ id: ids[nth] ?? '', parts: itemParts(row) })),
    )
    const idOf = new Map(treatments.map((row, index) => [row, ids[index] ?? null]))
    const parentOf = ({ parentRow, parentId }: Row) => {
      const parent = parentRow === null ? undefined : rows[parentRow]
      return parent ? (idOf.get(parent) ?? null) : parentId
    }
    const addOns = rows.filter(({ isAddon }) => isAddon)
    await writeItems(
      trx,
      providerId,
      addOns.map((row) => toWrite(row, parentOf(row))),
    )
    const changed = rows.filter(({ catalogItemId }) => catalogItemId !== null).length
    return { ok: true, answer: { data: { added: rows.length - changed, changed } } }
  })
}

function refusalOf(rows: readonly Row[], items: readonly ItemLink[]): HttpRefusal | null {
  const named = rows.flatMap(({ catalogItemId }) => catalogItemId ?? [])
  const versions = new Map(items.map(({ catalogItemId, version }) => [catalogItemId, version]))
  const isStale = ({ catalogItemId, version }: Row) =>
    catalogItemId !== null && versions.get(catalogItemId) !== version
  if (rows.some(isStale)) return { ok: false, refusal: 'catalog-changed' }
  if (items.length + rows.length - named.length > MAX_ITEMS)
    return { ok: false, refusal: 'too-large' }
  const links = rows.map((row, index) => linkOf(row, index))
  const others = items.filter(({ catalogItemId }) => !named.includes(catalogItemId))
  const all = [...others, ...links]
  const details = links.flatMap((link, index) => {
    const path = `body.rows.${index}`
    if (named.indexOf(link.catalogItemId) !== named.lastIndexOf(link.catalogItemId))
      return [{ path: `${path}.catalogItemId`, message: 'is in several rows' }]
    const fault = addOnFault(link, all)
    return fault ? [{ path: `${path}.parentId`, message: FAULTS[fault] }] : []
  })
  const waiting = rows.flatMap((row, index) =>
    hasWaitingFault(row)
      ? [{ path: `body.rows.${index}.waiting`, message: 'leaves no work after it' }]
      : [],
  )
  details.push(...waiting)
  return details.length > 0 ? { ok: false, refusal: 'invalid-request', details } : null
}

// New rows have no id yet: their place stands for it.
function linkOf({ catalogItemId, isAddon, parentId, parentRow }: Row, index: number): CatalogLink {
  const parent = parentRow === null ? parentId : `row ${parentRow}`
  return { catalogItemId: catalogItemId ?? `row ${index}`, isAddon, parentId: parent }
}

const FAULTS = {
  'no-treatment': 'is no treatment of this provider',
  'has-add-ons': 'has add-ons of its own',
}
