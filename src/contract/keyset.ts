import { z } from 'zod'

/**
 * Where a page of a list begins: the `nextCursor` of the page before it. Without one it is the first page. Its number is within
 * what a `Date` holds, also where it counts milliseconds.
 */
export const cursor = z
  .string()
  .regex(/^[0-7]?\d{1,15}\.[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/, 'is no cursor of this list')

/** The most rows of a page. */
export const pageSize = z.coerce.number().int().min(1).max(500).default(50)
