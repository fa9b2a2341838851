import { z } from 'zod'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { SELLER_KINDS, TAX_FIELDS, TAX_FORMATS } from '#domain/tax-details/tax-details.ts'
import { FIRST_TAX_YEAR, LAST_TAX_YEAR } from '#domain/tax-details/tax-year.ts'
import { emptyAsUndefined, instant, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-refusals.ts'
import { operatorText } from './operator-text.ts'

/** The year of a report. */
export const taxYearParams = z.object({
  year: z.coerce.number().int().min(FIRST_TAX_YEAR).max(LAST_TAX_YEAR),
})

/** The two lists of providers of a year: those whose tax details are complete, and the others. */
export const TAX_LISTS = ['incomplete', 'complete'] as const

export const getTaxReport = endpoint({
  method: 'GET',
  path: '/deskApi/taxReports/:year',
  summary:
    'Of how many providers with a completed visit in a year the tax details are complete, and of how many not (DAC7). Only where DAC7 is set',
  access: 'operator',
  params: taxYearParams,
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ complete: z.number().int(), incomplete: z.number().int() }),
  }),
  refusals: operatorRefusals,
})

export const listTaxProviders = endpoint({
  method: 'GET',
  path: '/deskApi/taxReports/:year/providers',
  summary:
    'The providers with a completed visit in a year, with what their tax details miss, by user name in pages. Nothing that they filled in is told',
  access: 'operator',
  params: taxYearParams,
  query: z.object({
    list: z.enum(TAX_LISTS).default('incomplete'),
    /** The user name of the last provider of the page before. */
    after: emptyAsUndefined(z.string().max(128)),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      providers: z.array(
        z.object({
          providerId: z.uuid(),
          fullName: z.string(),
          /** Null while nothing was saved. */
          kind: z.enum(SELLER_KINDS).nullable(),
          missing: z.array(z.enum(TAX_FIELDS)),
          /** Completed visits of the year so far, and the sum of their prices in cents. */
          visits: z.number().int(),
          cents: z.number().int(),
          /** How often its owners were reminded of what is missing, and when last. */
          reminders: z.number().int(),
          remindedAt: instant.nullable(),
        }),
      ),
      nextAfter: z.string().nullable(),
    }),
  }),
  refusals: operatorRefusals,
})

export const exportTaxReport = endpoint({
  method: 'POST',
  path: '/deskApi/taxReports/:year/file',
  summary:
    'The report of a year as the text of a CSV or XML file: each provider whose tax details are complete, with amounts and visits per quarter. Takes a fresh sign-in and a reason, which the log keeps',
  access: 'operator',
  params: taxYearParams,
  body: z.object({
    reason: operatorText(MAX_REASON_LENGTH),
    /** A table, or the XML of the OECD for platforms (DPI 1.0). */
    format: z.enum(TAX_FORMATS).default('csv'),
    /** The RSIN of the operator, or their BSN; for XML. */
    taxNumber: z.string().max(20).nullable().default(null),
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      fileName: z.string(),
      text: z.string(),
      /** How many providers are in it. */
      providers: z.number().int(),
    }),
  }),
  refusals: [...operatorRefusals, 'xsrf', 'sign-in-again', 'too-many-requests'],
})
