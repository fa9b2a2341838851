import { TEST_NOW } from '#demo/weekdays.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { Tables } from '../../schema.gen.ts'
import { createOperatorLink } from '../operator-link.ts'

/** The token of a link that works, for a day from `now` (epoch ms; the ordinary day when left out). */
export async function anOperatorLink(database: Database<Tables>, now = TEST_NOW): Promise<string> {
  const { path } = await createOperatorLink({ database, clock: { now: () => now } })
  return path.slice(path.lastIndexOf('/') + 1)
}
