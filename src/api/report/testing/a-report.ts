import { TEST_NOW } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Database } from '#platform/postgres/database.ts'
import { SECRET_KEY } from '../../account/testing/sign-in-server.ts'
import type { Tables } from '../../schema.gen.ts'
import { TEST_SECRET } from '../../testing/api.ts'
import { objectionToken } from '../objection-link.ts'

interface ReportOptions {
  /** The report is about a review; about the provider when left out. */
  readonly reviewId?: string
  readonly isDecided?: boolean
  readonly secretKey?: string
}

/** A report of a provider or one of its reviews, with the token of the author's objection to its decision. */
export async function aReport(
  { pool }: Database<Tables>,
  provider: { readonly id: string },
  { reviewId, isDecided = false, secretKey = TEST_SECRET }: ReportOptions = {},
): Promise<{ id: string; token: string }> {
  const at = new Date(TEST_NOW)
  const { rows } = await pool.query<{ id: string }>(
    `insert into reports (id, kind, provider_id, review_id, reason, message, reporter_name, reporter_email, language,
       reported_at, waiting_since)
     values (uuidv7(), $1, $2, $3, 'unlawful', 'Dit mag niet', 'Ruben Mulder', 'ruben@voorbeeld.nl', 'nl', $4, $4)
     returning id`,
    [reviewId ? 'review' : 'provider', provider.id, reviewId ?? null, at],
  )
  const id = rows[0]?.id ?? ''
  if (isDecided) {
    await pool.query(
      `insert into report_decisions (id, report_id, decided_at, effect, ground, facts)
       values (uuidv7(), $1, $2, 'none', 'within-rules', 'Dit mag')`,
      [id, at],
    )
    await pool.query(
      "update reports set state = 'decided', waiting_since = null, decided_at = $2, effect = 'none' where id = $1",
      [id, at],
    )
  }
  const until = TEST_NOW + 184 * DAY_MS
  return { id, token: objectionToken(secretKey, { reportId: id, party: 'author', until }) }
}

/** A report of a review that waits, and a decided one of the provider with a token of a product that runs. */
export async function someReports(
  database: Database<Tables>,
  provider: { readonly id: string },
  reviewId: string,
): Promise<[{ id: string; token: string }, { id: string; token: string }]> {
  return [
    await aReport(database, provider, { reviewId }),
    await aReport(database, provider, { isDecided: true, secretKey: SECRET_KEY }),
  ]
}
