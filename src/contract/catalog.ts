import { z } from 'zod'
import { categoryOf } from '#domain/catalog/service-codes.ts'
import { RULE_LIMITS } from '#domain/schedule/booking-rules.ts'
import { visibleText } from '#domain/visible-text.ts'
import { amount, id, replyBase, userName, version } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

const memberRefusals = ['sign-in-required', 'invalid-token', 'forbidden'] as const

const text = (most: number) => z.string().trim().max(most)
/** A text in both languages; an empty English one becomes the Dutch one. */
const texts = (most: number) => z.object({ nl: text(most), en: text(most).default('') })
const vatRate = z.union([z.literal(9), z.literal(21)])

const partMinutes = z.number().int().min(1).max(720)
const waiting = z.object({ after: partMinutes, minutes: partMinutes })

/** A treatment or add-on as its salon writes it. */
const itemFields = z.object({
  service: z.string().refine((code) => categoryOf(code) !== null, 'is no service code'),
  names: texts(100).refine(({ nl }) => visibleText(nl) !== '', {
    path: ['nl'],
    message: 'is required',
  }),
  descriptions: texts(500).default({ nl: '', en: '' }),
  /** The heading on the salon's page. */
  sections: texts(60).default({ nl: '', en: '' }),
  price: amount.max(10_000),
  isPriceFrom: z.boolean().default(false), // shown as "from"; an order takes the price itself
  duration: z.number().int().min(5).max(720), // minutes
  /** Kept free after a visit, in minutes; null takes the salon's. An add-on has none. */
  bufferMinutes: z
    .number()
    .int()
    .min(RULE_LIMITS.bufferMinutes.min)
    .max(RULE_LIMITS.bufferMinutes.max)
    .nullable()
    .default(null),
  /**
   * When the salon is free for somebody else: so many minutes, `after` the first of the treatment, with work before and
   * behind. Null for no waiting; left out it stays, unless the duration changes.
   */
  waiting: waiting.nullable().optional(),
  vatRate,
  isOnline: z.boolean().default(true), // whether customers see and book it
  isAddon: z.boolean().default(false),
  /** The treatment that an add-on belongs to; null when it goes with any. */
  parentId: id.nullable().default(null),
})

const fullTexts = z.object({ nl: z.string(), en: z.string() })

/** A treatment or add-on as its salon sees it. */
const catalogEntry = z.object({
  catalogItemId: id,
  version: z.number().int(), // sent back with a change
  service: z.string(),
  names: fullTexts,
  descriptions: fullTexts,
  sections: fullTexts,
  price: z.number(),
  isPriceFrom: z.boolean(),
  duration: z.number().int(),
  bufferMinutes: z.number().int().nullable(),
  waiting: waiting.nullable(),
  vatRate,
  isOnline: z.boolean(),
  isAddon: z.boolean(),
  parentId: id.nullable(),
  /** The lowest price of the last 30 days, to be named beside a reduction. */
  lowestPrice: z.number(),
})

const written = z.object({
  ...replyBase,
  data: z.object({ catalogItemId: id, version: z.number().int() }),
})

const path = '/salonApi/:userName/catalog'
const itemParams = z.object({ userName, itemId: id })
const writeRefusals = [...memberRefusals, 'xsrf'] as const

export const listCatalog = endpoint({
  method: 'GET',
  path,
  summary: 'The treatments and add-ons of a provider in their order, also those not online',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ items: z.array(catalogEntry) }) }),
  refusals: memberRefusals,
})

export const addCatalogItem = endpoint({
  method: 'POST',
  path,
  summary: 'Add a treatment or add-on, as the last one',
  access: 'signed-in',
  params: z.object({ userName }),
  body: itemFields,
  status: 201,
  reply: written,
  refusals: writeRefusals,
})

/** Far more than a salon sells. */
export const MAX_ITEMS = 5_000

export const orderCatalog = endpoint({
  method: 'PUT',
  path: `${path}/order`,
  summary: 'Put all treatments and add-ons of a provider into another order',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z
    .object({
      before: z.array(id).max(MAX_ITEMS), // the order that was read
      after: z.array(id).max(MAX_ITEMS),
    })
    .refine(({ before, after }) => isSameSet(before, after), {
      path: ['after'],
      message: 'has other items than before',
    }),
  bodyLimitBytes: 512 * 1024,
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ catalogItemIds: z.array(id) }) }),
  refusals: [...writeRefusals, 'catalog-changed'],
})

export const changeCatalogItem = endpoint({
  method: 'PUT',
  path: `${path}/:itemId`,
  summary: 'Change a treatment or add-on; orders keep what was booked',
  access: 'signed-in',
  params: itemParams,
  body: itemFields.extend({ version }),
  status: 200,
  reply: written,
  refusals: [...writeRefusals, 'not-found', 'catalog-changed'],
})

export const removeCatalogItem = endpoint({
  method: 'POST',
  path: `${path}/:itemId/remove`,
  summary: 'Remove a treatment or add-on, with the add-ons of a treatment; orders stay',
  access: 'signed-in',
  params: itemParams,
  body: z.object({ version }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ catalogItemIds: z.array(id) }) }),
  refusals: [...writeRefusals, 'not-found', 'catalog-changed'],
})

export const importCatalog = endpoint({
  method: 'POST',
  path: `${path}/import`,
  summary: 'Add and change several treatments and add-ons, all of them or none',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({
    rows: z
      .array(
        itemFields.extend({
          catalogItemId: id.nullable().default(null), // null adds one
          version: version.nullable().default(null), // of the item that is changed
          /** The place in `rows` of the treatment that an add-on belongs to, in place of `parentId`. */
          parentRow: z.number().int().min(0).max(MAX_ITEMS).nullable().default(null),
        }),
      )
      .min(1)
      .max(MAX_ITEMS),
  }),
  bodyLimitBytes: 5 * 1024 * 1024,
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ added: z.number().int(), changed: z.number().int() }),
  }),
  refusals: [...writeRefusals, 'catalog-changed', 'too-large'],
})

function isSameSet(before: readonly string[], after: readonly string[]): boolean {
  const [one, other] = [new Set(before), new Set(after)]
  return one.size === before.length && after.length === one.size && one.isSubsetOf(other)
}
