import type { retryJobs as allEndpoint, retryJob as endpoint } from '#contract/installation.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Outcome } from '../http/outcome.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { resetFailedJob, resetFailedJobs } from './store.ts'

type RetryJob = typeof endpoint

/** Lets a failed job run again (DESK-014). Of two at once the second finds that it has not failed any more. */
export function retryJob(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { jobId, caller }: { jobId: string; caller: Caller },
): Promise<Outcome<RetryJob>> {
  return database.transaction(async (trx): Promise<Outcome<RetryJob>> => {
    if (!(await resetFailedJob(trx, jobId))) return { ok: false, refusal: 'not-found' }
    const target = { kind: 'job', id: jobId } as const
    await recordAct(trx, { operator: actingOperator(caller), act: 'retry-job', target }, clock)
    return { ok: true, answer: {} }
  })
}

/** Lets all failed jobs run again (DESK-252). */
export function retryJobs(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller }: { caller: Caller },
): Promise<Outcome<typeof allEndpoint>> {
  return database.transaction(async (trx): Promise<Outcome<typeof allEndpoint>> => {
    const jobs = await resetFailedJobs(trx)
    const target = { kind: 'market', id: null } as const
    if (jobs > 0)
      await recordAct(
        trx,
        { operator: actingOperator(caller), act: 'retry-jobs', target, details: { jobs } },
        clock,
      )
    return { ok: true, answer: { data: { jobs } } }
  })
}
