import type { CategoryKey } from '#domain/catalog/category.ts'

/**
 * What people write about a salon, in one language. `{host}` is who runs it, `{three|four}` is one of the
 * two; `20008: ` before the words keeps them for salons that sell that treatment, `salon: ` for those
 * that one goes to.
 */
export interface ReviewTemplates {
  /** Of the work, by those who give four or five stars. */
  readonly praise: Readonly<Record<CategoryKey, readonly string[]>>
  /** How they came there; something follows. */
  readonly before: readonly string[]
  /** Of the place, the people, the price. */
  readonly anywhere: readonly string[]
  /** A whole review. */
  readonly short: readonly string[]
  /** Why it is not five stars. */
  readonly but: readonly string[]
  /** A whole review of three stars. */
  readonly mixed: readonly string[]
  /** A whole review of one or two. */
  readonly poor: readonly string[]
  /** What the salon answers. */
  readonly thanks: readonly string[]
  readonly sorry: readonly string[]
}
