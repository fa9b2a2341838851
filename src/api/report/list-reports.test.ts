import { expect, test } from 'vitest'
import { listReports } from '#contract/desk-report.ts'
import type { Reply, Request } from '#contract/endpoint.ts'
import { getReportTarget } from '#contract/report.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { type As, anApi, injection } from '../testing/api.ts'
import { inLargeMarket } from '../testing/large-market.ts'
import { shortestTime } from '../testing/shortest-time.ts'

const { app, call, database } = await anApi()
const MEI: As = { as: { userName: 'mei', role: 'operator' } }

test('[DESK-071] a page of the list answers within 100 ms in a large market, and pages have each report once', async () => {
  const salon = await aProvider(database)
  await anAccount(database, { userName: 'mei', role: 'operator' })
  await database.pool.query(
    `insert into reports (id, kind, provider_id, reason, message, language, reported_at, state, waiting_since, decided_at, effect)
     select uuidv7(), 'provider', $1, 'unlawful', 'Nr ' || n, 'nl', timestamptz '2026-01-01' + n * interval '1 minute',
       case when n % 5 = 0 then 'decided' else 'open' end,
       case when n % 5 > 0 then timestamptz '2026-01-08' + n / 7 * interval '1 hour' end,
       case when n % 5 = 0 then timestamptz '2026-01-08' + n / 7 * interval '1 hour' end,
       case when n % 5 = 0 then 'none' end
     from generate_series(1, ${inLargeMarket(62_500)}) n`,
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

test('[DESK-202] what is reported is found within 20 ms in a large market', async () => {
  const salon = await aProvider(database)
  const { rows } = await database.pool.query(
    `insert into reviews (provider_id, rating, user_feedback, reviewer_name, created_at)
     select $1, 5, 'Nr ' || n, 'Klant', timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, ${inLargeMarket(100_000)}) n returning id`,
    [salon.id],
  )
  await database.pool.query('analyze reviews')
  const targetId: string = rows[rows.length * 0.7].id
  for (const kind of ['review', 'reply'] as const) {
    const query = { kind, targetId }
    const ask = () => app.inject(injection(getReportTarget, { query }))
    expect(await shortestTime(20, ask)).toBeLessThan(20)
  }
})
