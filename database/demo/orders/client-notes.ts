import type { Row } from '../insert-rows.ts'
import type { StoredProvider } from '../providers/stored-provider.ts'
import { seededRandom } from '../seeded-random.ts'
import type { DemoOrder } from './demo-order.ts'

const SHARE_WITH_NOTE = 0.35

/**
 * What the salon of a demo sign-in wrote on the cards of a third of the customers of these orders; never about health.
 * A card is found by the provider and the telephone number.
 */
export function clientNotesOf(
  { id, provider }: StoredProvider,
  demoOrders: readonly DemoOrder[],
): Row[] {
  if (provider.ownerUserName === undefined) return []
  const phones = new Set(demoOrders.map(({ customer }) => customer.phoneNumber))
  return [...phones].flatMap((phone) => {
    const random = seededRandom(`${provider.userName}/card of ${phone}`)
    if (!random.chance(SHARE_WITH_NOTE)) return []
    return [{ provider_id: id, phone, note: random.pick(NOTES) }]
  })
}

const NOTES = [
  'Koffie zwart, zonder suiker.',
  'Praat graag over haar moestuin.',
  'Belt liever dan dat ze mailt.',
  'Kan alleen na het werk.',
  'Heeft een strippenkaart, nog drie over.',
  'Vriendin van Lieke, ze komen vaak samen.',
  'Is vaak vijf minuten later, de tram.',
]
