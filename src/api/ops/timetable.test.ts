import { expect, onTestFinished, test } from 'vitest'
import { systemClock as clock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { openLog } from '#platform/log.ts'
import { noRateLimit } from '#platform/rate-limit.ts'
import { aDatabase } from '#platform/testing/database.ts'
import type { Tables } from '../schema.gen.ts'

// Read by its name alone: tests elsewhere declare tasks of their own, for which it has no handlers.
const ROOT = '../../run-jobs.ts'
const { runJobs } = (await import(ROOT)) as {
  runJobs: (work: object) => Promise<{ stop(): Promise<void> }>
}

/** What has to happen by the clock: left out, nothing fails, and data stays for longer than docs/operations.md says. */
const BY_THE_CLOCK = [
  'anonymize-orders',
  'clear-old-cards',
  'complete-visits',
  'count-visits',
  'decline-unanswered',
  'delete-contacts',
  'delete-idempotency-keys',
  'delete-invitations',
  'delete-mails',
  'delete-reports',
  'end-providers',
  'invite-reviews',
  'notify-of-day',
  'read-external-calendars',
  'send-reminders',
  'sweep-accounts',
  'sweep-events',
  'sweep-holds',
  'sweep-identity',
  'sweep-pictures',
]

test('every periodic task is in the timetable', async () => {
  const database = await aDatabase<Tables>(onTestFinished)
  const jobs = await runJobs({
    config: readConfig({}),
    database,
    clock,
    limiter: noRateLimit,
    secretKey: 'x'.repeat(32),
    log: openLog({ format: 'json', level: 'error' }),
  })
  await jobs.stop()
  const { rows } = await database.pool.query(
    'select identifier from graphile_worker._private_known_crontabs',
  )
  expect(rows.map(({ identifier }) => identifier).sort()).toEqual([...BY_THE_CLOCK].sort())
})
