import type { listFailedJobs as endpoint } from '#contract/installation.ts'
import { maskPersonalData } from '#platform/log.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Outcome } from '../http/outcome.ts'
import { findFailedJobs } from './store.ts'

const LONGEST_ERROR = 300

/** Jobs that failed in their last attempt (DESK-014). A mail server's error may name who a mail was for. */
export async function listFailedJobs({
  database,
}: Pick<ApiDeps, 'database'>): Promise<Outcome<typeof endpoint>> {
  const found = await findFailedJobs(database.query)
  const jobs = found.map(({ createdAt, error, ...job }) => {
    const [firstLine = ''] = error.split('\n')
    return {
      ...job,
      createdAt: new Date(createdAt).toISOString(),
      error: maskPersonalData(firstLine).slice(0, LONGEST_ERROR),
    }
  })
  return { ok: true, answer: { data: { jobs } } }
}
