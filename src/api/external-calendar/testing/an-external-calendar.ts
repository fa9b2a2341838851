import { anAccount } from '#demo/builders.ts'
import { insertRow, insertRows, iso, range, type SqlExecutor } from '#demo/insert-rows.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'

/** Inserts an external calendar of a provider, added by a manager of its own, that is busy at these times (epoch ms). */
export async function anExternalCalendar(
  database: SqlExecutor,
  provider: { id: string },
  busy: readonly TimeRange[],
  name = 'Privé',
): Promise<{ id: string }> {
  const { userName } = await anAccount(database)
  await insertRows(database, 'memberships', [
    { provider_id: provider.id, user_name: userName, role: 'manager' },
  ])
  const id = await insertRow(database, 'external_calendars', {
    provider_id: provider.id,
    calendar_id: provider.id,
    added_by: userName,
    name,
    encrypted_address: 'x',
    address_fingerprint: name,
    added_at: iso(TEST_NOW),
    read_at: iso(TEST_NOW),
  })
  await insertRows(
    database,
    'external_busy_times',
    busy.map(({ startsAt, endsAt }) => ({
      external_calendar_id: id,
      calendar_id: provider.id,
      during: range(startsAt, endsAt),
    })),
  )
  return { id }
}
