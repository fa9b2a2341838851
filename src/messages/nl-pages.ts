import type { enPages } from './en-pages.ts'
import { pricing } from './nl/pricing.ts'
import { ranking } from './nl/ranking.ts'

/** The same pages in Dutch. */
export const nlPages = { pricing, ranking } satisfies import('./words.ts').Words<typeof enPages>
