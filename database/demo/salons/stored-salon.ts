import type { MenuItem } from '../menu.ts'
import type { Offer } from '../promotions.ts'
import type { Salon } from './salon.ts'

/** A salon with the ids of its rows. */
export interface StoredSalon {
  readonly id: string
  readonly salon: Salon
  readonly menu: readonly MenuItem[]
  readonly offers: readonly (Offer & { readonly id: string })[]
}
