import type { Request } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { categoryOf } from '#domain/catalog/service-codes.ts'
import { partsOf, type WaitingPart } from '#domain/catalog/treatment-parts.ts'
import { TREATMENTS, vatRateOf } from '#domain/catalog/treatments/by-category.ts'
import type { Treatment } from '#domain/catalog/treatments/treatment.ts'
import { ITEM_MINUTES, typedMinutes, typedPart, typedPrice } from '#domain/catalog/typed-amounts.ts'
import { euros } from '#domain/money.ts'
import { visibleText } from '#domain/visible-text.ts'
import type { Language } from '#messages/language.ts'
import type { CatalogEntry } from './catalog-query.ts'
import { headingKey } from './headings.ts'

/** What the form of an item holds: texts as typed. */
export interface ItemValues {
  readonly service: string
  readonly nameNl: string
  readonly nameEn: string
  readonly textNl: string
  readonly textEn: string
  /** The key of a heading, or NEW_HEADING. */
  readonly heading: string
  readonly headingNl: string
  readonly headingEn: string
  readonly price: string
  readonly priceKind: 'fixed' | 'from' | 'free'
  /** The duration of an item that does not wait. */
  readonly minutes: string
  /** Whether it waits: then it takes its three parts. */
  readonly isWaiting: boolean
  readonly workBefore: string
  readonly waits: string
  readonly workAfter: string
  /** Minutes; empty takes the salon's. */
  readonly buffer: string
  readonly vatRate: '9' | '21'
  readonly isOnline: boolean
  readonly isAddon: boolean
  /** The treatment of an add-on; empty when it goes with any. */
  readonly parentId: string
}

export const NEW_HEADING = 'new'

/** The fields of an item on the wire. */
export type ItemBody = Request<Endpoints['addCatalogItem']>['body']

export type ItemErrors = Partial<
  Record<keyof ItemValues, 'service' | 'name' | 'heading' | 'price' | 'minutes' | 'part' | 'total'>
>

export function emptyItem({
  heading,
  isAddon,
}: Pick<ItemValues, 'heading' | 'isAddon'>): ItemValues {
  return {
    service: '',
    nameNl: '',
    nameEn: '',
    textNl: '',
    textEn: '',
    heading,
    headingNl: '',
    headingEn: '',
    price: '',
    priceKind: 'fixed',
    minutes: '',
    isWaiting: false,
    workBefore: '',
    waits: '',
    workAfter: '',
    buffer: '',
    vatRate: '21',
    isOnline: true,
    isAddon,
    parentId: '',
  }
}

/** The form of an item, its price written as in `language`. */
export function valuesOf(item: CatalogEntry, language: Language): ItemValues {
  const { names, descriptions, sections, price } = item
  const english = ({ nl, en }: CatalogEntry['names']) => (en === nl ? '' : en)
  const kind = item.isPriceFrom ? 'from' : 'fixed'
  return {
    service: item.service,
    nameNl: names.nl,
    nameEn: english(names),
    textNl: descriptions.nl,
    textEn: english(descriptions),
    heading: headingKey(sections),
    headingNl: '',
    headingEn: '',
    price: price === 0 ? '' : price.toFixed(2).replace('.', language === 'nl' ? ',' : '.'),
    priceKind: price === 0 ? 'free' : kind,
    minutes: String(item.duration),
    ...partTexts(item),
    buffer: item.bufferMinutes === null ? '' : String(item.bufferMinutes),
    vatRate: item.vatRate === 9 ? '9' : '21',
    isOnline: item.isOnline,
    isAddon: item.isAddon,
    parentId: item.parentId ?? '',
  }
}

function partTexts({ waiting, duration }: Pick<CatalogEntry, 'waiting' | 'duration'>) {
  const [workBefore = '', waits = '', workAfter = ''] = partsOf(waiting, duration).map(
    ({ minutes }) => String(minutes),
  )
  return { isWaiting: waiting !== null, workBefore, waits, workAfter }
}

/** The parts that are typed, in minutes: work, waiting, work. Null when it does not wait, or one of them is none. */
export function typedParts(values: ItemValues): readonly [number, number, number] | null {
  const { workBefore, waits, workAfter } = values
  const [before, wait, after] = [workBefore, waits, workAfter].map(typedPart)
  return mayWait(values) && before && wait && after ? [before, wait, after] : null
}

/** The duration that is typed, in minutes; null when it is none of an item. */
export function durationOf(values: ItemValues): number | null {
  if (!mayWait(values)) return typedMinutes(values.minutes)
  const total = typedParts(values)?.reduce((sum, minutes) => sum + minutes, 0) ?? 0
  return total >= ITEM_MINUTES.least && total <= ITEM_MINUTES.most ? total : null
}

/** The form after it is said whether the item waits: what its parts took together stays its duration. */
export function withWaiting(values: ItemValues, isWaiting: boolean): ItemValues {
  const duration = isWaiting ? null : durationOf(values)
  return { ...values, isWaiting, ...(duration !== null && { minutes: String(duration) }) }
}

/** An add-on never waits. */
function mayWait({ isWaiting, isAddon }: ItemValues): boolean {
  return isWaiting && !isAddon
}

/** The errors of a form; empty when it can be sent. */
export function itemErrors(values: ItemValues): ItemErrors {
  const asksHeading = !values.isAddon && values.heading === NEW_HEADING
  const price = values.priceKind === 'free' ? 0 : typedPrice(values.price)
  return {
    ...(visibleText(values.nameNl) === '' && { nameNl: 'name' }),
    ...(categoryOf(values.service) === null && { service: 'service' }),
    ...(asksHeading && visibleText(values.headingNl) === '' && { headingNl: 'heading' }),
    ...durationErrors(values),
    ...(price === null && { price: 'price' }),
  }
}

function durationErrors(values: ItemValues): ItemErrors {
  if (durationOf(values) !== null) return {}
  if (!mayWait(values)) return { minutes: 'minutes' }
  if (typedParts(values)) return { workAfter: 'total' }
  return {
    ...(typedPart(values.workBefore) === null && { workBefore: 'part' }),
    ...(typedPart(values.waits) === null && { waits: 'part' }),
    ...(typedPart(values.workAfter) === null && { workAfter: 'part' }),
  }
}

/** The item of a form without errors. */
export function bodyOf(values: ItemValues): ItemBody {
  return {
    service: values.service,
    names: { nl: values.nameNl, en: values.nameEn },
    descriptions: { nl: values.textNl, en: values.textEn },
    sections: headingOf(values),
    price: euros(values.priceKind === 'free' ? 0 : (typedPrice(values.price) ?? 0)),
    isPriceFrom: values.priceKind === 'from',
    duration: durationOf(values) ?? 0,
    waiting: waitingOf(values),
    bufferMinutes: values.isAddon || values.buffer === '' ? null : Number(values.buffer),
    vatRate: values.vatRate === '9' ? 9 : 21,
    isOnline: values.isOnline,
    isAddon: values.isAddon,
    parentId: (values.isAddon && values.parentId) || null,
  }
}

function waitingOf(values: ItemValues): WaitingPart | null {
  const parts = typedParts(values)
  return parts && { after: parts[0], minutes: parts[1] }
}

function headingOf({ heading, headingNl, headingEn }: ItemValues): { nl: string; en: string } {
  if (heading === NEW_HEADING) return { nl: headingNl, en: headingEn }
  const [nl = '', en = ''] = JSON.parse(heading) as string[]
  return { nl, en }
}

/** How many fields differ. */
export function changeCount(values: ItemValues, before: ItemValues): number {
  const fields = Object.keys(values) as (keyof ItemValues)[]
  return fields.filter((field) => values[field] !== before[field]).length
}

/** A form after another kind of treatment is chosen: its VAT, and its usual texts and duration where none are typed. */
export function withService(values: ItemValues, service: string): ItemValues {
  const treatment = treatmentOf(service)
  const vatRate = vatRateOf(service) === 9 ? '9' : '21'
  if (!treatment) return { ...values, service, vatRate }
  const isUntouched = values.nameNl === '' && values.nameEn === '' && values.textNl === ''
  const [nl, en] = [treatment.nl, treatment.en]
  return {
    ...values,
    service,
    vatRate,
    ...(isUntouched && { nameNl: nl[0], nameEn: en[0], textNl: nl[1], textEn: en[1] }),
    minutes: values.minutes || String(treatment.minutes),
  }
}

/** The treatment of a service code in the fixed list. */
function treatmentOf(service: string): Treatment | undefined {
  const category = categoryOf(service)
  return category ? TREATMENTS[category].find(({ code }) => code === service) : undefined
}
