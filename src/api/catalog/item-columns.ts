import type { z } from 'zod'
import type { addCatalogItem } from '#contract/catalog.ts'
import { categoryNumber } from '#domain/catalog/category.ts'
import { categoryOf } from '#domain/catalog/service-codes.ts'
import { isFollowedByWork, partsOf } from '#domain/catalog/treatment-parts.ts'
import type { TreatmentPart } from '#domain/schedule/waiting-time.ts'
import { storable, storableLine } from '../storable.ts'
import type { ItemColumns } from './store.ts'

/** An item as its salon writes it. */
export type ItemFields = z.output<typeof addCatalogItem.body>

/** The row of an item. An empty English text becomes the Dutch one. */
export function itemColumns(item: ItemFields): ItemColumns {
  const category = categoryOf(item.service)
  if (!category) throw new Error('The contract lets no unknown service code through')
  const names = inBoth(item.names, storableLine)
  const descriptions = inBoth(item.descriptions, storable)
  const sections = inBoth(item.sections, storableLine)
  return {
    service_code: item.service,
    category_id: categoryNumber(category),
    name_nl: names.nl,
    name_en: names.en,
    description_nl: descriptions.nl,
    description_en: descriptions.en,
    section_nl: sections.nl,
    section_en: sections.en,
    price_cents: Math.round(item.price * 100), // the contract allows two decimals
    is_price_from: item.isPriceFrom,
    duration_minutes: item.duration,
    buffer_minutes: item.isAddon ? null : item.bufferMinutes,
    vat_rate: item.vatRate,
    active: item.isOnline,
    is_addon: item.isAddon,
    parent_id: item.isAddon ? item.parentId : null,
  }
}

/** The parts of an item to write; undefined leaves them as they are. */
export function itemParts({ isAddon, waiting, duration }: ItemFields): TreatmentPart[] | undefined {
  return waiting === undefined ? undefined : partsOf(isAddon ? null : waiting, duration)
}

/** Whether the waiting time of an item leaves no work after it. */
export function hasWaitingFault({ isAddon, waiting, duration }: ItemFields): boolean {
  return !isAddon && !!waiting && !isFollowedByWork(waiting, duration)
}

interface Texts {
  readonly nl: string
  readonly en: string
}

function inBoth(texts: Texts, clean: (text: string) => string): Texts {
  const nl = clean(texts.nl)
  return { nl, en: clean(texts.en) || nl }
}
