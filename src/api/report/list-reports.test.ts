import { expect, test } from 'vitest'
import { listReports } from '#contract/desk-report.ts'
import type { Reply, Request } from '#contract/endpoint.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { type As, anApi } from '../testing/api.ts'
import { shortestTime } from '../testing/shortest-time.ts'

const { call, database } = await anApi()
const MEI: As = { as: { userName: 'mei', role: 'operator' } }

test('[DESK-071] a page of the list answers within 100 ms among 50,000 reports, and pages have each report once', async () => {
  const salon = await aProvider(database)
  await anAccount(database, { userName: 'mei', role: 'operator' })
  await database.pool.query(
    `insert into reports (id, kind, provider_id, reason, message, language, reported_at, state, waiting_since, decided_at, effect)
     select uuidv7(), 'provider', $1, 'unlawful', 'Nr ' || n, 'nl', timestamptz '2026-01-01' + n * interval '1 minute',
       case when n % 5 = 0 then 'decided' else 'open' end,
       case when n % 5 > 0 then timestamptz '2026-01-08' + n / 7 * interval '1 hour' end,
       case when n % 5 = 0 then timestamptz '2026-01-08' + n / 7 * interval '1 hour' end,
       case when n % 5 = 0 then 'none' end
     from generate_series(1, 62500) n`,
    [salon.id],
  )
  await database.pool.query('analyze reports')
  for (const state of ['open', 'decided'] as const) {
    const seen: string[] = []
    let after: string | null = ''
    for (let page = 0; page < 4 && after !== null; page++) {
      const query: Request<typeof listReports>['query'] = { state, limit: 30, after }
      const ask = () => call(listReports, { query }, MEI)
      expect(await shortestTime(100, ask)).toBeLessThan(100)
      const { data }: Reply<typeof listReports> = await ask()
      seen.push(...data.reports.map(({ reportId }) => reportId))
      after = data.nextCursor
    }
    expect(new Set(seen).size).toBe(120)
  }
})
