import type { enPages } from './en-pages.ts'
import { ranking } from './nl/ranking.ts'

/** The same pages in Dutch. */
export const nlPages = { ranking } satisfies import('./words.ts').Words<typeof enPages>
