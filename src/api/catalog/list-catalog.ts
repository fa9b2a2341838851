import type { listCatalog as endpoint } from '#contract/catalog.ts'
import type { Reply } from '#contract/endpoint.ts'
import { lowestPrice, PRICE_HISTORY_MS } from '#domain/catalog/lowest-price.ts'
import { waitingPartOf } from '#domain/catalog/treatment-parts.ts'
import { euros } from '#domain/money.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { findItems, findPriceChanges, type ItemRow, type PriceChangeRow } from './store.ts'

type ListCatalog = typeof endpoint

/** The treatments and add-ons of the caller's provider, as they edit them (WORK-40). */
export async function listCatalog(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params }: HandlerInput<ListCatalog>,
): Promise<Outcome<ListCatalog>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { query } = deps.database
  const now = deps.clock.now()
  const [rows, changes] = await Promise.all([
    findItems(query, member.providerId),
    findPriceChanges(query, member.providerId, now - PRICE_HISTORY_MS),
  ])
  const ofItem = Map.groupBy(changes, (change) => change.catalog_item_id)
  const items = rows.map((row) => entryView(row, ofItem.get(row.id) ?? [], now))
  return { ok: true, answer: { data: { items } } }
}

function entryView(
  row: ItemRow,
  changes: readonly PriceChangeRow[],
  now: number,
): Reply<ListCatalog>['data']['items'][number] {
  const earlier = changes.map(({ price_cents, changed_at }) => ({
    priceCents: price_cents,
    changedAt: changed_at,
  }))
  return {
    catalogItemId: row.id,
    version: row.version,
    service: row.service_code,
    names: { nl: row.name_nl, en: row.name_en },
    descriptions: { nl: row.description_nl, en: row.description_en },
    sections: { nl: row.section_nl, en: row.section_en },
    price: euros(row.price_cents),
    isPriceFrom: row.is_price_from,
    duration: row.duration_minutes,
    bufferMinutes: row.buffer_minutes,
    waiting: waitingPartOf(row.parts),
    vatRate: row.vat_rate,
    isOnline: row.active,
    isAddon: row.is_addon,
    parentId: row.parent_id,
    lowestPrice: euros(lowestPrice({ priceCents: row.price_cents, changes: earlier }, now)),
  }
}
