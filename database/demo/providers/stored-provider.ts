import type { WorkingHours } from '#domain/schedule/slots.ts'
import { type MenuItem, menuOf } from '../menu.ts'
import { type DemoPromotion, demoPromotion } from '../promotions.ts'
import { seededRandom } from '../seeded-random.ts'
import type { DemoProvider } from './demo-provider.ts'
import { weeklyHours } from './working-hours.ts'

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
export function storedProviderOf(
  provider: DemoProvider,
  today: Temporal.PlainDate,
): StoredProvider {
  const random = seededRandom(`${provider.userName}/ids`)
  return {
    id: random.id(CREATED_AT),
    provider,
    menu: menuOf(provider, CREATED_AT),
    hours: weeklyHours(provider.hours),
    promotions: (provider.promotions ?? []).map((name) => ({
      id: random.id(CREATED_AT),
      ...demoPromotion(name, today),
    })),
  }
}
