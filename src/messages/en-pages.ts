import { pricing } from './en/pricing.ts'
import { ranking } from './en/ranking.ts'

/** What single pages say, by their namespace: loaded with the page whose route says `...withWords('name')`. */
export const enPages = { pricing, ranking }
