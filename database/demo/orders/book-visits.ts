import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import type { Visit } from '../calendar/lay-visits.ts'
import { type Dice, dice } from '../dice.ts'
import type { Person } from '../people.ts'
import type { Salon } from '../salons/salon.ts'
import type { Booking } from './booking.ts'
import { storySoFar, tellStory } from './tell-story.ts'

const REGULARS = 30

/** The visits of a salon that were booked by now, each with a customer from its city and its story so far. */
export function bookVisits(
  salon: Salon,
  visits: readonly Visit[],
  everyone: readonly Person[],
  now: number,
): Booking[] {
  const neighbours = everyone.filter((person) => person.cityCode === salon.cityCode)
  const regulars = dice(`${salon.userName}/regulars`).shuffled(neighbours).slice(0, REGULARS)
  return visits.flatMap((visit) => {
    const chance = dice(`${salon.userName}/visit at ${visit.startsAt}/${visit.calledOff}`)
    const whole = tellStory(salon, visit, chance)
    const story = storySoFar(whole, now)
    if (story === undefined) return []
    const id = chance.id(whole.placedAt)
    const customer = chance.pick(regulars)
    const location = whereTo(salon, visit, chance)
    const instructions = chance.chance(0.06) ? chance.pick(NOTES[customer.language]) : ''
    return [{ id, salon, visit, customer, location, instructions, story }]
  })
}

function whereTo(salon: Salon, visit: Visit, chance: Dice): ServiceLocation {
  if (salon.delivery === 'DOORSTEP') return 'DOORSTEP'
  const cents = visit.items.reduce((sum, item) => sum + item.priceCents, 0)
  const worthTheTrip = salon.delivery === 'BOTH' && cents >= (salon.minimumEuros ?? 0) * 100
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
