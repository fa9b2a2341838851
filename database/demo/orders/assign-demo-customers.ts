import { DAY_MS } from '#domain/time-units.ts'
import { DEMO_SIGN_INS } from '../sign-ins.ts'
import type { Customer, DemoOrder } from './demo-order.ts'

interface DemoVisit {
  readonly userName: string
  /** User names; any of them. */
  readonly providers: readonly string[]
  /** At least so many days from now; negative for a past visit. */
  readonly days: number
  readonly status: 'PENDING' | 'ACCEPTED' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED'
}

/** The upcoming visits of the demo sign-ins, in epoch milliseconds, by user name. */
export type UpcomingVisits = ReadonlyMap<string, readonly number[]>

/**
 * Assigns some of the visits to the demo sign-ins: a few upcoming and a few past ones each, with every status.
 * Nobody gets two on one day. A sign-in that has visits already gets new upcoming ones when they run out, and
 * keeps its past ones.
 */
export function assignDemoCustomers(
  demoOrders: readonly DemoOrder[],
  now: number,
  upcoming: UpcomingVisits,
): DemoOrder[] {
  const given = new Map<string, Customer>()
  const taken = new Map(upcoming)
  for (const demoVisit of DEMO_VISITS.filter((demoVisit) => isNeeded(demoVisit, upcoming))) {
    const starts = taken.get(demoVisit.userName) ?? []
    const fits = (demoOrder: DemoOrder) =>
      !given.has(demoOrder.id) &&
      matches(demoOrder, demoVisit, now) &&
      starts.every((other) => Math.abs(other - demoOrder.visit.startsAt) >= DAY_MS)
    const demoOrder = demoVisit.days < 0 ? demoOrders.findLast(fits) : demoOrders.find(fits)
    if (demoOrder === undefined) continue
    given.set(demoOrder.id, customer(demoVisit.userName))
    taken.set(demoVisit.userName, [...starts, demoOrder.visit.startsAt])
  }
  return demoOrders.map((demoOrder) => {
    const newCustomer = given.get(demoOrder.id)
    if (newCustomer === undefined) return demoOrder
    const visit = { ...demoOrder.visit, travelMinutes: 0 }
    const atSalon = { visit, location: 'SALON', travelKm: null } as const
    return { ...demoOrder, ...atSalon, customer: newCustomer, instructions: '' }
  })
}

/** Whether a demo sign-in has visits at this provider. */
export function isVisitedByDemoSignIn(userName: string): boolean {
  return DEMO_VISITS.some(({ providers }) => providers.includes(userName))
}

function isNeeded({ userName, days }: DemoVisit, upcoming: UpcomingVisits): boolean {
  const toCome = upcoming.get(userName)
  return toCome === undefined || (days > 0 && toCome.length < 2)
}

function matches(
  { provider, visit, placedBy, history }: DemoOrder,
  demoVisit: DemoVisit,
  now: number,
): boolean {
  if (!demoVisit.providers.includes(provider.userName) || placedBy !== null) return false
  if (history.status !== demoVisit.status) return false
  const from = now + demoVisit.days * DAY_MS
  return demoVisit.days < 0
    ? visit.startsAt <= from
    : visit.startsAt >= from && provider.delivery !== 'DOORSTEP'
}

const PROVIDERS_OF_CANCELLED_VISITS = [
  'nagelatelier-jordaan',
  'studio-bloesem',
  'maison-pioen',
  'studio-wimper',
]

const DEMO_VISITS: readonly DemoVisit[] = [
  { userName: 'sanne', providers: ['salon-kersenbloesem'], days: 3, status: 'CONFIRMED' },
  {
    userName: 'sanne',
    providers: ['de-stille-kamer', 'atelier-blauweregen'],
    days: 6,
    status: 'PENDING',
  },
  { userName: 'sanne', providers: ['nagelatelier-jordaan'], days: 13, status: 'CONFIRMED' },
  { userName: 'sanne', providers: ['lotus-en-linnen'], days: -3, status: 'COMPLETED' },
  { userName: 'sanne', providers: PROVIDERS_OF_CANCELLED_VISITS, days: -9, status: 'CANCELLED' },
  { userName: 'sanne', providers: ['maison-pioen'], days: -16, status: 'COMPLETED' },
  { userName: 'sanne', providers: ['studio-wimper'], days: -24, status: 'COMPLETED' },
  { userName: 'sanne', providers: ['studio-bloesem'], days: -32, status: 'COMPLETED' },
  { userName: 'daan', providers: ['kapper-aan-de-gracht'], days: 2, status: 'CONFIRMED' },
  {
    userName: 'daan',
    providers: ['atelier-blauweregen', 'de-stille-kamer'],
    days: 9,
    status: 'ACCEPTED',
  },
  { userName: 'daan', providers: ['kapper-aan-de-gracht'], days: -20, status: 'COMPLETED' },
  { userName: 'daan', providers: ['massage-noorderlicht'], days: -6, status: 'COMPLETED' },
  { userName: 'daan', providers: PROVIDERS_OF_CANCELLED_VISITS, days: -13, status: 'CANCELLED' },
  { userName: 'noor', providers: ['nagels-twijnstraat'], days: 1, status: 'CONFIRMED' },
  { userName: 'noor', providers: ['studio-bloesem'], days: 8, status: 'CONFIRMED' },
  { userName: 'noor', providers: ['mehndi-meryem'], days: 15, status: 'CONFIRMED' },
  { userName: 'noor', providers: ['badhuis-zilver'], days: -5, status: 'COMPLETED' },
  { userName: 'noor', providers: ['nagels-twijnstraat'], days: -22, status: 'COMPLETED' },
  { userName: 'noor', providers: ['onder-de-dom'], days: -34, status: 'COMPLETED' },
]

function customer(userName: string): Customer {
  const signIn = DEMO_SIGN_INS.find((candidate) => candidate.userName === userName)
  if (signIn === undefined) throw new RangeError(`${userName} cannot sign in`)
  return { ...signIn, language: 'nl', address: 'Lijnbaansgracht 12, 1015 GN Amsterdam' }
}
