import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getRegistration, listRegistrations } from '#contract/desk-registration.ts'
import type { Reply, Request } from '#contract/endpoint.ts'
import { anAccount } from '#demo/builders.ts'
import { anApi } from '../testing/api.ts'
import { shortestTime } from '../testing/shortest-time.ts'

const { call, database } = await anApi()
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
await anAccount(database, MEI.as)

test('[DESK-041] pages of 3,000 open registrations among 1,000 salons are whole, and answer within 100 ms', async () => {
  await sql`insert into providers (user_name, full_name, intro_en, intro_nl, profile_picture_url, service_availability,
      city_code, street, postal_code, location, email, mobile_numbers, kvk_number)
    select 'salon-' || n, 'Salon ' || n, '', '', '', 'SALON', 'NL02', 'Straat ' || n,
      (1000 + n % 9000) || ' ' || chr(65 + n % 26) || 'B', point(4.9, 52.4), n || '@salon.example',
      array['06' || lpad(n::text, 8, '0')], lpad(n::text, 8, '0')
    from generate_series(1, 1000) n`.execute(database.query)
  await sql`insert into registrations (id, full_name, email, phone, services, experience_years, postal_code, language,
      registered_at, term_since, salon_name, street, kvk_number, status, acted_at, days_left)
    select uuidv7(), 'Naam ' || n, n || '@nieuw.example', '06' || lpad((200000 + n)::text, 8, '0'), 'Haar', 1,
      (1000 + n % 9000) || ' ' || chr(65 + n % 26) || 'C', 'nl', now(), timestamptz '2026-01-01' + (n / 3) * interval '1 minute',
      'Nieuw ' || n, 'Straat ' || n, lpad((300000 + n)::text, 8, '0'),
      case when n <= 3000 then 'open' when n <= 4500 then 'asked' else 'withdrawn' end,
      case when n > 3000 then timestamptz '2026-01-01' + n * interval '1 minute' end, case when n > 3000 then 1 end
    from generate_series(1, 6000) n`.execute(database.query)
  await database.pool.query('analyze providers, registrations')
  const seen = new Set<string>()
  let after: string | null = ''
  for (let page = 0; page < 5 && after !== null; page++) {
    const query: Request<typeof listRegistrations>['query'] = { list: 'open', limit: 100, after }
    const { data }: Reply<typeof listRegistrations> = await call(listRegistrations, { query }, MEI)
    const { registrations, nextCursor, counts } = data
    for (const { registrationId } of registrations) seen.add(registrationId)
    expect(counts).toEqual({ open: 1_000, waiting: 1_000, decided: 1_000 })
    after = nextCursor
  }
  expect(seen.size).toBe(500)
  for (const query of [
    { list: 'open' },
    { list: 'open', after },
    { list: 'waiting' },
    { list: 'decided' },
  ] as const)
    expect(
      await shortestTime(100, () => call(listRegistrations, { query }, MEI)),
      query.list,
    ).toBeLessThan(100)
  const [registrationId = ''] = seen
  const params = { registrationId }
  expect(await shortestTime(100, () => call(getRegistration, { params }, MEI))).toBeLessThan(100)
}, 120_000)
