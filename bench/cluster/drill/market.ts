import { request } from '@playwright/test'
import { aCatalogItem, anAccount, aProvider, workingHours } from '#demo/builders.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { Tables } from '../../../src/api/schema.gen.ts'
import { hashPassword } from '../../../src/identity/users/password.ts'
import { userStore } from '../../../src/identity/users/store.ts'
import { signInByApi } from '../../../tests/journeys/sign-in-by-api.ts'

const SALONS = 40
/** How the names and addresses of the drill's salons begin. */
export const SALON = 'drill-salon-'
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const PASSWORD = 'a password of the drill'

/** A customer who is signed in: their cookies, which answers may change. */
export interface Customer {
  readonly userName: string
  readonly cookies: Map<string, string>
}

export interface Salon {
  readonly userName: string
  readonly provider: Awaited<ReturnType<typeof aProvider>>
  readonly item: Awaited<ReturnType<typeof aCatalogItem>>
}

/**
 * Empty salons that are open from six to ten every day, with a treatment of fifteen minutes each: one for the customer in a
 * browser, and those that the load books.
 */
export async function makeSalons(database: Database<Tables>) {
  const [forBrowser, ...salons] = await Promise.all(
    Array.from({ length: 1 + SALONS }, async (_, index): Promise<Salon> => {
      const userName = `${SALON}${index}`
      const hours = workingHours('06:00', '22:00', EVERY_DAY)
      const provider = await aProvider(database, { userName, hours })
      const item = await aCatalogItem(database, provider, { durationMinutes: 15 })
      return { userName, provider, item }
    }),
  )
  if (!forBrowser) throw new Error('no salon')
  return { forBrowser, salons }
}

/** Customers with accounts, signed in by the requests of the sign-in pages. */
export async function makeCustomers(
  database: Database<Tables>,
  siteUrl: string,
  count: number,
): Promise<Customer[]> {
  const passwordHash = await hashPassword(PASSWORD)
  const people = Array.from({ length: count }, (_, index) => `drill-customer-${index}`)
  for (const userName of people) {
    const { subject, email, name } = await anAccount(database, { userName })
    await userStore(database).seed([
      {
        subject,
        userName,
        email,
        name,
        phoneNumber: null,
        pictureUrl: null,
        role: 'customer',
        passwordHash,
      },
    ])
  }
  const customers: Customer[] = []
  const waiting = [...people]
  const signInNext = async () => {
    for (let userName = waiting.pop(); userName; userName = waiting.pop())
      customers.push(await signIn(siteUrl, userName))
  }
  await Promise.all([signInNext(), signInNext()])
  return customers
}

async function signIn(siteUrl: string, userName: string): Promise<Customer> {
  const context = await request.newContext({ baseURL: siteUrl })
  await signInByApi(context, { userName, password: PASSWORD })
  const { cookies } = await context.storageState()
  await context.dispose()
  return { userName, cookies: new Map(cookies.map(({ name, value }) => [name, value])) }
}

export interface DrillOrder {
  readonly customer: Customer
  readonly salon: Salon
  readonly startsAt: number
  readonly key: string
}

/**
 * Bookings of different times, so that each can succeed: a customer has at most twenty upcoming visits, ten at one salon.
 * @throws when all customers have as many as they may
 */
export function bookingSource(salons: readonly Salon[], customers: readonly Customer[]) {
  // Counted by a number that shares no factor with the salons, so that a customer comes to all of them.
  const count = coprimeBelow(customers.length, salons.length)
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  let index = 0
  return (): DrillOrder => {
    const at = index++
    if (at >= count * VISITS) throw new Error(`the drill needs more than ${count} customers`)
    const nth = Math.floor(at / salons.length)
    const customer = customers[at % count]
    const salon = salons[at % salons.length]
    if (!customer || !salon) throw new Error('no customer or no salon')
    const day = today + (2 + Math.floor(nth / PER_DAY)) * DAY_MS
    const startsAt = day + 8 * HOUR_MS + (nth % PER_DAY) * 15 * MINUTE_MS
    return { customer, salon, startsAt, key: `drill-${at}` }
  }
}

/** The visits of a customer that a drill may book. */
export const VISITS = 19
const PER_DAY = 48

function coprimeBelow(count: number, other: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  for (let number = count; number > 0; number--) if (divisor(number, other) === 1) return number
  return 1
}
