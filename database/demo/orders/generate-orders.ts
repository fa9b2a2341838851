import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { DemoVisit } from '../calendar/generate-calendar.ts'
import type { Person } from '../people.ts'
import type { DemoProvider } from '../providers/demo-provider.ts'
import type { StoredProvider } from '../providers/stored-provider.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import type { DemoOrder } from './demo-order.ts'
import { generateOrderHistory, historyUntil } from './generate-order-history.ts'
import { homeRide, type ProviderAppointments } from './home-ride.ts'
import { providerNoteOf } from './provider-notes.ts'
import { waitingTimeVisits, waitsOf } from './waiting-time-visits.ts'

const REGULARS = 30
const CALLERS = 15

/** The orders of a provider by now, each with a customer from its city and its history until now. */
export function generateOrders(
  { provider, menu }: StoredProvider,
  taken: ProviderAppointments,
  people: readonly Person[],
  now: number,
): DemoOrder[] {
  const { visits } = taken
  const peopleOfCity = people.filter((person) => person.cityCode === provider.cityCode)
  const shuffled = seededRandom(`${provider.userName}/regulars`).shuffled(peopleOfCity)
  const regulars = shuffled.slice(0, REGULARS)
  const withoutAccount = shuffled.slice(REGULARS, REGULARS + CALLERS).map(asCaller)
  const missed = new Set(missedVisits(provider, visits))
  return visits.flatMap((visit) => {
    const random = seededRandom(
      `${provider.userName}/visit at ${visit.startsAt}/${visit.isCancelled}`,
    )
    const fullHistory = generateOrderHistory(provider, visit, random, missed.has(visit))
    const history = historyUntil(fullHistory, now)
    if (history === undefined) return []
    const id = random.id(fullHistory.placedAt)
    const placedBy = visit.bookedBy ? (provider.ownerUserName ?? null) : null
    const customer = random.pick(placedBy ? withoutAccount : regulars)
    const isAtHome = locationOf(provider, visit, random) === 'DOORSTEP'
    const ride = isAtHome ? homeRide(provider, visit, customer, taken) : null
    const location = ride ? 'DOORSTEP' : 'SALON'
    const { travelKm, travelMinutes } = ride ?? { travelKm: null, travelMinutes: 0 }
    const instructions =
      !placedBy && random.chance(0.06) ? random.pick(NOTES[customer.language]) : ''
    const providerNote = providerNoteOf(provider, visit, id)
    const about = { location, travelKm, instructions, providerNote } as const
    const waiting = { ...visit, travelMinutes, waits: waitsOf(visit, location) }
    const demoOrder = { id, provider, visit: waiting, customer, placedBy, ...about, history }
    return [demoOrder, ...waitingTimeVisits(demoOrder, menu, withoutAccount, now)]
  })
}

// Who calls or walks in leaves a name and a number.
function asCaller(person: Person): Person {
  return { ...person, email: '', language: 'nl' }
}

const SATURDAY = 6

// In the salon of a demo sign-in one client does not come each Saturday, so that there is one in the last week.
function missedVisits(provider: DemoProvider, visits: readonly DemoVisit[]): DemoVisit[] {
  if (provider.ownerUserName === undefined) return []
  const onSaturday = visits.filter(
    (visit) => !visit.isCancelled && dayOf(visit).dayOfWeek === SATURDAY,
  )
  const byDay = Map.groupBy(onSaturday, (visit) => dayOf(visit).toString())
  return [...byDay.values()].flatMap((ofDay) => ofDay.slice(0, 1))
}

function dayOf({ startsAt }: DemoVisit): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(startsAt)
    .toZonedDateTimeISO(DUTCH_ZONE)
    .toPlainDate()
}

function locationOf(
  provider: DemoProvider,
  visit: DemoVisit,
  random: SeededRandom,
): ServiceLocation {
  if (provider.delivery === 'DOORSTEP') return 'DOORSTEP'
  const cents = visit.items.reduce((sum, item) => sum + item.priceCents, 0)
  const isAboveMinimum = provider.delivery === 'BOTH' && cents >= (provider.minimumEuros ?? 0) * 100
  // Where the way is kept free few have the time for it: all that have are at homes.
  const isWished = random.chance(0.2) || provider.rides !== undefined
  return isAboveMinimum && isWished ? 'DOORSTEP' : 'SALON'
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
