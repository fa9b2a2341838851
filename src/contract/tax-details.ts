import { z } from 'zod'
import { SELLER_KINDS, TAX_FIELDS } from '#domain/tax-details/tax-details.ts'
import { MAX_INTEGER, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'

const text = z.string().max(200)

/** The fields but the BSN or RSIN. */
export const taxDetails = z.object({
  kind: z.enum(SELLER_KINDS),
  /** Of a person; empty for an entity. */
  firstNames: text,
  /** The last name of a person, the name of an entity. */
  name: text,
  street: text,
  postalCode: text,
  city: text,
  /** yyyy-MM-dd; empty for an entity. */
  birthDate: text,
  kvkNumber: text,
  vatId: text,
  /** The account that customers pay into; empty for unknown. */
  iban: text,
})

const taxDetailsReply = z.object({
  ...replyBase,
  data: z.object({
    /** 0 while nothing was saved. */
    version: z.number().int(),
    details: taxDetails,
    /** The last three digits of the BSN or RSIN; null without one. The others are never told. */
    taxNumberEnding: z.string().nullable(),
    /** What the law asks and is not filled in. */
    missing: z.array(z.enum(TAX_FIELDS)),
  }),
})

export const getTaxDetails = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/taxDetails',
  summary:
    'What the tax office must know about who sells at a provider (DAC7). Only where DAC7 is set',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: taxDetailsReply,
  refusals: memberRefusals,
})

export const changeTaxDetails = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/taxDetails',
  summary:
    'Change what the tax office must know about who sells at a provider; fields may stay empty. Stored encrypted',
  access: 'signed-in',
  params: z.object({ userName }),
  body: taxDetails.extend({
    version: z.number().int().min(0).max(MAX_INTEGER),
    /** The BSN or RSIN; null keeps the one that was saved for this kind of seller. */
    taxNumber: text.nullable(),
  }),
  status: 200,
  reply: taxDetailsReply,
  refusals: [...memberRefusals, 'xsrf', 'settings-changed', 'too-many-requests'],
})
