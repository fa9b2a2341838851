import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { ActFailure } from '../shell/act-failure.tsx'
import { DESK_KEY } from '../shell/desk-query.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useMutationOnce } from '../shell/use-mutation-once.ts'

type FailedJob = Reply<Endpoints['listFailedJobs']>['data']['jobs'][number]

const jobsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'jobs'],
  queryFn: async () =>
    replyOf(await api('listFailedJobs'), 'The failed jobs did not load').data.jobs,
})

/** Jobs that failed in their last attempt, each to try again (DESK-014). */
export function FailedJobs() {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">
        {t('deskSystem.jobs.title')}
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">{t('deskSystem.jobs.lead')}</p>
      <Jobs />
    </section>
  )
}

function Jobs() {
  const { t } = useTranslation()
  const { data: jobs, error, isFetching, refetch } = useQuery(jobsQuery)
  if (!jobs)
    return error ? (
      <LoadFailure
        title={t('deskSystem.jobs.failed')}
        refusal={error.cause as RefusalCode}
        isLoading={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-19 rounded-lg" />
    )
  if (jobs.length === 0) return <p className="text-muted">{t('deskSystem.jobs.none')}</p>
  return (
    <>
      {jobs.length > 1 && <RetryAll />}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {jobs.map((job) => (
          <JobRow key={job.jobId} job={job} />
        ))}
      </ul>
    </>
  )
}

/** Tries all failed jobs again, mails among them, also those that the list has no place for (DESK-252). */
function RetryAll() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const retry = useMutationOnce({
    mutationFn: async () => {
      const answer = await api('retryJobs', { body: {} })
      if (!answer.ok) throw new Error('The jobs were not tried again', { cause: answer.refusal })
      return answer.reply.data.jobs
    },
    onSuccess: async (jobs) => {
      await queries.invalidateQueries({ queryKey: DESK_KEY })
      showToast('success', t('deskSystem.jobs.retriedAll', { count: jobs }))
    },
  })
  return (
    <div className="mb-3 grid gap-3">
      <ActFailure title={t('deskSystem.jobs.retryAllFailed')} error={retry.error} />
      <div>
        <Button
          size="sm"
          busy={retry.isPending && t('deskSystem.jobs.retrying')}
          onClick={() => retry.mutate()}
        >
          {t('deskSystem.jobs.retryAll')}
        </Button>
      </div>
    </div>
  )
}

function JobRow({ job }: { job: FailedJob }) {
  const { t, language } = useTranslation()
  const queries = useQueryClient()
  const { jobId, task, attempts, createdAt, error } = job
  const retry = useMutationOnce({
    mutationFn: async () => {
      const answer = await api('retryJob', { params: { jobId }, body: {} })
      // A colleague tried it again, or it has run meanwhile: the list says so.
      if (!answer.ok && answer.refusal !== 'not-found')
        throw new Error('The job was not tried again', { cause: answer.refusal })
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: DESK_KEY })
      showToast('success', t('deskSystem.jobs.retried', { task }))
    },
  })
  const day = formatDay(createdAt, DUTCH_ZONE, language, 'dayMonth')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-5 py-3.5">
      <div className="min-w-0 grow wrap-anywhere">
        <p className="font-strong">{task}</p>
        <p className="text-sm text-muted">
          {t('deskSystem.jobs.attempts', { count: attempts, day })}
        </p>
        <p className="mt-1 text-sm">{error || t('deskSystem.jobs.noError')}</p>
        {retry.error && (
          <FailureNote key={retry.submittedAt} title={t('deskSystem.jobs.retryFailed', { task })}>
            {t(`refusals.${retry.error.cause as RefusalCode}`)}
          </FailureNote>
        )}
      </div>
      <Button
        size="sm"
        aria-label={t('deskSystem.jobs.retryOf', { task })}
        busy={retry.isPending && t('deskSystem.jobs.retrying')}
        onClick={() => retry.mutate()}
      >
        {t('deskSystem.jobs.retry')}
      </Button>
    </li>
  )
}
