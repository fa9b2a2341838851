import type { WorkingHours } from '#domain/schedule/slots.ts'
import { dice } from '../dice.ts'
import { type MenuItem, menuOf } from '../menu.ts'
import { type Offer, offer } from '../promotions.ts'
import { weekOf } from './opening-hours.ts'
import type { Salon } from './salon.ts'

/** A salon as the database has it: with the ids of its rows, its menu and its hours. */
export interface StoredSalon {
  readonly id: string
  readonly salon: Salon
  readonly menu: readonly MenuItem[]
  readonly hours: readonly WorkingHours[]
  readonly offers: readonly (Offer & { readonly id: string })[]
}

/** When the market's salons and people joined; part of their ids, so it never changes. */
export const BORN_AT = Date.UTC(2024, 2, 1)

/** A salon as it is first stored. */
export function newSalon(salon: Salon, today: Temporal.PlainDate): StoredSalon {
  const chance = dice(`${salon.userName}/ids`)
  return {
    id: chance.id(BORN_AT),
    salon,
    menu: menuOf(salon, BORN_AT),
    hours: weekOf(salon.hours),
    offers: (salon.promotions ?? []).map((name) => ({
      id: chance.id(BORN_AT),
      ...offer(name, today),
    })),
  }
}
