import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import type { Visit } from '../calendar/generate-calendar.ts'
import type { Person } from '../people.ts'
import type { DemoProvider } from '../providers/demo-provider.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import type { DemoOrder } from './demo-order.ts'
import { generateOrderHistory, historyUntil } from './generate-order-history.ts'

const REGULARS = 30

/** The orders of a provider by now, each with a customer from its city and its history until now. */
export function generateOrders(
  provider: DemoProvider,
  visits: readonly Visit[],
  everyone: readonly Person[],
  now: number,
): DemoOrder[] {
  const neighbours = everyone.filter((person) => person.cityCode === provider.cityCode)
  const regulars = seededRandom(`${provider.userName}/regulars`)
    .shuffled(neighbours)
    .slice(0, REGULARS)
  return visits.flatMap((visit) => {
    const chance = seededRandom(
      `${provider.userName}/visit at ${visit.startsAt}/${visit.isCancelled}`,
    )
    const fullHistory = generateOrderHistory(provider, visit, chance)
    const history = historyUntil(fullHistory, now)
    if (history === undefined) return []
    const id = chance.id(fullHistory.placedAt)
    const customer = chance.pick(regulars)
    const location = whereTo(provider, visit, chance)
    const instructions = chance.chance(0.06) ? chance.pick(NOTES[customer.language]) : ''
    return [{ id, provider, visit, customer, location, instructions, history }]
  })
}

function whereTo(provider: DemoProvider, visit: Visit, chance: SeededRandom): ServiceLocation {
  if (provider.delivery === 'DOORSTEP') return 'DOORSTEP'
  const cents = visit.items.reduce((sum, item) => sum + item.priceCents, 0)
  const worthTheTrip = provider.delivery === 'BOTH' && cents >= (provider.minimumEuros ?? 0) * 100
  return worthTheTrip && chance.chance(0.2) ? 'DOORSTEP' : 'SALON'
}

const NOTES = {
  nl: [
    'Derde verdieping, geen lift.',
    'Ik ben allergisch voor notenolie.',
    'Liever zonder praatje vandaag.',
    'Ik neem mijn dochter mee, zij leest een boek.',
    'Bel even aan bij de onderste bel.',
    'Ik kom met de trein, hopelijk op tijd.',
    'Vorige keer was het net iets te kort.',
  ],
  en: [
    'Third floor, no lift.',
    'I am allergic to nut oil.',
    'First time, a little nervous.',
    'My Dutch is still small, English please.',
    'I would like it a bit shorter than last time.',
    'Coming by train, hopefully on time.',
  ],
}
