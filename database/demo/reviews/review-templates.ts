import type { CategoryKey } from '#domain/catalog/category.ts'

/**
 * The sentences of generated reviews in one language. `{host}` becomes the owner's name, `{three|four}` one of
 * the two. `20008: ` before a sentence limits it to providers with that treatment, `salon: ` to providers that
 * customers come to.
 */
export interface ReviewTemplates {
  /** Praise of a treatment, for four or five stars. */
  readonly praise: Readonly<Record<CategoryKey, readonly string[]>>
  /** A first sentence; others follow. */
  readonly opening: readonly string[]
  /** About the place, the people or the price. */
  readonly general: readonly string[]
  /** A short review on its own. */
  readonly short: readonly string[]
  /** Why it is not five stars. */
  readonly criticism: readonly string[]
  /** A review of three stars. */
  readonly mixed: readonly string[]
  /** A review of one or two stars. */
  readonly poor: readonly string[]
  /** A reply to four or five stars. */
  readonly thanks: readonly string[]
  /** A reply to three stars or fewer. */
  readonly sorry: readonly string[]
}
