import type { WorkingHours } from '#domain/schedule/slots.ts'
import { type MenuItem, menuOf } from '../menu.ts'
import { type DemoPromotion, promotion } from '../promotions.ts'
import { seededRandom } from '../seeded-random.ts'
import type { DemoProvider } from './demo-provider.ts'
import { weekOf } from './opening-hours.ts'

/** A provider with the ids of its rows, its menu, hours and promotions. */
export interface StoredProvider {
  readonly id: string
  readonly provider: DemoProvider
  readonly menu: readonly MenuItem[]
  readonly hours: readonly WorkingHours[]
  readonly promotions: readonly (DemoPromotion & { readonly id: string })[]
}

/** When demo providers and people were created; part of their ids, so it never changes. */
export const CREATED_AT = Date.UTC(2024, 2, 1)

/** A provider as it is first stored. */
export function newProvider(provider: DemoProvider, today: Temporal.PlainDate): StoredProvider {
  const chance = seededRandom(`${provider.userName}/ids`)
  return {
    id: chance.id(CREATED_AT),
    provider,
    menu: menuOf(provider, CREATED_AT),
    hours: weekOf(provider.hours),
    promotions: (provider.promotions ?? []).map((name) => ({
      id: chance.id(CREATED_AT),
      ...promotion(name, today),
    })),
  }
}
