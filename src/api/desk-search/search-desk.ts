import type { searchDesk as endpoint } from '#contract/desk-search.ts'
import { parseOrderId } from '#domain/identifiers.ts'
import { endOfOrderId } from '#domain/order/order-number.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findPeople } from '../desk-person/store.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findOrders, findSalons } from './store.ts'

const MAX_OF_EACH = 5

/** One field over salons, people and bookings (DESK-140). Bookings are found by their number alone, never by a person. */
export async function searchDesk(
  { database: { query } }: Pick<ApiDeps, 'database'>,
  { query: { text } }: Pick<HandlerInput<typeof endpoint>, 'query'>,
): Promise<Outcome<typeof endpoint>> {
  if (text === '') return { ok: true, answer: { data: { salons: [], people: [], orders: [] } } }
  const id = parseOrderId(text)
  const end = endOfOrderId(text)
  const order = id ? { id } : end && { end }
  const [salons, people, orders] = await Promise.all([
    findSalons(query, text, MAX_OF_EACH),
    findPeople(query, text, { limit: MAX_OF_EACH }),
    order ? findOrders(query, order, MAX_OF_EACH) : [],
  ])
  const data = {
    salons,
    people: people.map(({ userName, name, email }) => ({ userName, name, email })),
    orders: orders.map(({ startsAt, timeZone, ...found }) => {
      return { ...found, startTime: toOffsetIso(startsAt, timeZone) }
    }),
  }
  return { ok: true, answer: { data } }
}
