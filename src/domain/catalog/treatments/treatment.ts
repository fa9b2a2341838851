/** Something a Dutch salon sells under one service code; every salon sets its own price within the range. */
export interface Treatment {
  readonly code: string
  readonly section: Heading
  readonly minutes: number
  /** Whole euros, VAT included: what the cheapest and the dearest salon ask. */
  readonly euros: readonly [lowest: number, highest: number]
  readonly en: Words
  readonly nl: Words
  readonly isAddon?: true
  /** The code of the one treatment this add-on belongs to; without it, it goes with anything. */
  readonly goesWith?: string
}

/** A heading on the menu. */
export interface Heading {
  readonly en: string
  readonly nl: string
}

type Words = readonly [name: string, description: string]
