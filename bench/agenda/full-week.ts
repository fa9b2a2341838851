import { aCatalogItem } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { Tables } from '../../src/api/schema.gen.ts'
import type { Database } from '../../src/platform/postgres/database.ts'

const today = Temporal.Now.plainDateISO('Europe/Amsterdam')
/** The Monday of the week after next, so that all of it is to come. */
export const MONDAY = today.add({ days: 15 - today.dayOfWeek }).toString()

const PEOPLE = 12
const VISITS_A_DAY = 12
const VISITS = 1000
const MINUTES = 45
const FIRST = '08:00'

/** Books a salon of twelve people full for a week. @returns how many visits that are */
export async function fillWeek(database: Database<Tables>, salon: { id: string }): Promise<number> {
  const item = await aCatalogItem(database, salon, { durationMinutes: MINUTES })
  const calendars: string[] = []
  for (let nth = 1; nth < PEOPLE; nth++) {
    const { rows } = await database.pool.query(
      "insert into calendars (provider_id, kind, name, position) values ($1, 'person', $2, $3) returning id",
      [salon.id, `Medewerker ${nth}`, nth],
    )
    calendars.push(rows[0].id)
  }
  calendars.push(salon.id) // an order is written there first, and then moved
  let visits = 0
  for (let day = 0; day < 7; day++) {
    const opening = Temporal.PlainDate.from(MONDAY)
      .add({ days: day })
      .toZonedDateTime({ timeZone: 'Europe/Amsterdam', plainTime: FIRST }).epochMilliseconds
    for (const calendar of calendars) {
      for (let nth = 0; nth < VISITS_A_DAY && visits < VISITS; nth++) {
        const startsAt = opening + nth * (MINUTES + 10) * MINUTE_MS
        const order = await anOrder(database, salon, {
          startsAt,
          items: [item],
          customerUserName: `klant-${visits % 300}`,
        })
        await database.pool.query('update appointments set calendar_id = $2 where order_id = $1', [
          order.id,
          calendar,
        ])
        visits += 1
      }
    }
  }
  return visits
}
