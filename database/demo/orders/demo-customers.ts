import { DEMO_SIGN_INS } from '../sign-ins.ts'
import type { Booking, Customer } from './booking.ts'

interface Wish {
  readonly userName: string
  /** Any of these will do. */
  readonly salons: readonly string[]
  /** Not before so many days from now; below 0 counts back, and the visit is over. */
  readonly days: number
  readonly status: 'PENDING' | 'ACCEPTED' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED'
}

const DAY_MS = 86_400_000

/** When somebody who can sign in already has visits to come, in epoch milliseconds, by user name. */
export type StandingVisits = ReadonlyMap<string, readonly number[]>

/**
 * Hands some of the visits to the people who can sign in: a few to come and a few behind each of them, in
 * every state worth seeing. Nobody gets two on one day. Who is known already gets new ones to come when
 * they run out, and keeps the past they have.
 */
export function givenToDemoCustomers(
  bookings: readonly Booking[],
  now: number,
  standing: StandingVisits,
): Booking[] {
  const given = new Map<string, Customer>()
  const taken = new Map(standing)
  for (const wish of WISHES.filter((wish) => isOpen(wish, standing))) {
    const starts = taken.get(wish.userName) ?? []
    const fits = (booking: Booking) =>
      !given.has(booking.id) &&
      fulfils(booking, wish, now) &&
      starts.every((other) => Math.abs(other - booking.visit.startsAt) >= DAY_MS)
    const booking = wish.days < 0 ? bookings.findLast(fits) : bookings.find(fits)
    if (booking === undefined) continue
    given.set(booking.id, customer(wish.userName))
    taken.set(wish.userName, [...starts, booking.visit.startsAt])
  }
  return bookings.map((booking) => {
    const newCustomer = given.get(booking.id)
    if (newCustomer === undefined) return booking
    return { ...booking, customer: newCustomer, location: 'SALON', instructions: '' }
  })
}

function isOpen({ userName, days }: Wish, standing: StandingVisits): boolean {
  const toCome = standing.get(userName)
  return toCome === undefined || (days > 0 && toCome.length < 2)
}

function fulfils({ salon, visit, story }: Booking, wish: Wish, now: number): boolean {
  if (!wish.salons.includes(salon.userName) || story.status !== wish.status) return false
  const from = now + wish.days * DAY_MS
  return wish.days < 0
    ? visit.startsAt <= from
    : visit.startsAt >= from && salon.delivery !== 'DOORSTEP'
}

const CALLED_OFF = ['nagelatelier-jordaan', 'studio-bloesem', 'maison-pioen', 'studio-wimper']

const WISHES: readonly Wish[] = [
  { userName: 'sanne', salons: ['salon-kersenbloesem'], days: 3, status: 'CONFIRMED' },
  {
    userName: 'sanne',
    salons: ['de-stille-kamer', 'atelier-blauweregen'],
    days: 6,
    status: 'PENDING',
  },
  { userName: 'sanne', salons: ['nagelatelier-jordaan'], days: 13, status: 'CONFIRMED' },
  { userName: 'sanne', salons: ['lotus-en-linnen'], days: -3, status: 'COMPLETED' },
  { userName: 'sanne', salons: CALLED_OFF, days: -9, status: 'CANCELLED' },
  { userName: 'sanne', salons: ['maison-pioen'], days: -16, status: 'COMPLETED' },
  { userName: 'sanne', salons: ['studio-wimper'], days: -24, status: 'COMPLETED' },
  { userName: 'sanne', salons: ['studio-bloesem'], days: -32, status: 'COMPLETED' },
  { userName: 'daan', salons: ['kapper-aan-de-gracht'], days: 2, status: 'CONFIRMED' },
  {
    userName: 'daan',
    salons: ['atelier-blauweregen', 'de-stille-kamer'],
    days: 9,
    status: 'ACCEPTED',
  },
  { userName: 'daan', salons: ['kapper-aan-de-gracht'], days: -20, status: 'COMPLETED' },
  { userName: 'daan', salons: ['massage-noorderlicht'], days: -6, status: 'COMPLETED' },
  { userName: 'daan', salons: CALLED_OFF, days: -13, status: 'CANCELLED' },
  { userName: 'noor', salons: ['nagels-twijnstraat'], days: 1, status: 'CONFIRMED' },
  { userName: 'noor', salons: ['studio-bloesem'], days: 8, status: 'CONFIRMED' },
  { userName: 'noor', salons: ['mehndi-meryem'], days: 15, status: 'CONFIRMED' },
  { userName: 'noor', salons: ['badhuis-zilver'], days: -5, status: 'COMPLETED' },
  { userName: 'noor', salons: ['nagels-twijnstraat'], days: -22, status: 'COMPLETED' },
  { userName: 'noor', salons: ['onder-de-dom'], days: -34, status: 'COMPLETED' },
]

function customer(userName: string): Customer {
  const signIn = DEMO_SIGN_INS.find((candidate) => candidate.userName === userName)
  if (signIn === undefined) throw new RangeError(`${userName} cannot sign in`)
  return { ...signIn, language: 'nl', address: 'Lijnbaansgracht 12, 1015 GN Amsterdam' }
}
