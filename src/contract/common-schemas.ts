import { z } from 'zod'

/** Euros as a JSON number with at most two decimals. */
export const amount = z
  .number()
  .nonnegative()
  .max(1_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    message: 'use at most two decimals',
  })

/** A user name in a path or body. Case-insensitive; stored in lower case. */
export const userName = z
  .string()
  .trim()
  .min(1)
  .max(128)
  .regex(/^\P{Cc}*$/u, 'holds a character that no name has')
  .transform((value) => value.toLowerCase())

/** A local calendar day, `YYYY-MM-DD`, from the year 1 on: the database knows no year 0. */
export const plainDate = z.iso.date().refine((day) => day >= '0001-01-01', 'is before the year 1')

/** A moment with its offset, ISO 8601. */
export const instant = z.iso.datetime({ offset: true })

export const id = z.uuid()

/** The largest number of a column `integer`. */
export const MAX_INTEGER = 2_147_483_647

/** The number of what was read, which is sent back with a change: another one by now is refused. */
export const version = z.number().int().min(1).max(MAX_INTEGER)

/** The catalog items of a visit in a query, separated by commas; the buffer after the visit depends on them. */
export const visitItems = z
  .string()
  .max(4_000)
  .default('')
  .transform((value) => (value === '' ? [] : value.split(',')))
  .pipe(z.array(id))
export const countryCode = z.literal('NL')
export const cityCode = z.string().regex(/^NL\d{1,4}$/, 'is a city code such as NL02')

/** The languages of the product, as in src/messages/language.ts, which the contract may not import. */
export const language = z.enum(['en', 'nl'])

/** The fields that every reply except a list begins with. */
export const replyBase = { statusCode: z.number().int(), message: z.string() }

/** Accepts an empty string as an absent filter. */
export function emptyAsUndefined<S extends z.ZodType>(schema: S) {
  return z
    .union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), schema])
    .optional()
}
