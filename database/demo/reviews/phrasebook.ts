import type { CategoryKey } from '#domain/catalogue/category.ts'

/**
 * What people write about a salon, in one language. `{host}` is who runs it. A review of five stars takes
 * from praise and anywhere, of four also a but, of three from mixed, of one or two from poor.
 */
export interface Phrasebook {
  readonly praise: Readonly<Record<CategoryKey, readonly string[]>>
  readonly anywhere: readonly string[]
  readonly but: readonly string[]
  readonly mixed: readonly string[]
  readonly poor: readonly string[]
  readonly thanks: readonly string[]
  readonly sorry: readonly string[]
}
