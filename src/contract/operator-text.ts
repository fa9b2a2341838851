import { z } from 'zod'
import { visibleText } from '#domain/visible-text.ts'

/** What an operator, or a salon to an operator, has to write, in `min` to `max` characters: not of blanks and invisible characters alone. */
export function operatorText(max: number, min = 1) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => visibleText(text) !== '', 'has nothing to read')
}
