import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useSignedInUser } from '../../client-state.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { OWN_SALONS_KEY } from '../shell/own-salons.ts'
import { SalonPage } from '../shell/salon-page.tsx'
import { usePermission } from '../shell/use-permission.ts'
import { BookingNote } from './booking-note.tsx'
import { type Checklist, checklistQuery, useHideChecklist } from './checklist-query.ts'
import { ImportNote } from './import-note.tsx'
import { PageCard } from './page-card.tsx'
import { Progress } from './progress.tsx'
import { StepList } from './step-list.tsx'

/** What a new salon still needs, each step with the page where it is done (WORK-100). */
export function WelcomePage({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const name = useSignedInUser()?.name?.split(' ')[0] ?? userName
  const { data, error, isFetching, refetch } = useQuery(checklistQuery(userName))
  useFreshNavigation(data)
  const left = data?.steps.filter(({ isDone, isOptional }) => !isDone && !isOptional).length ?? 0
  const isReady = data !== undefined && left === 0
  return (
    <SalonPage
      title={isReady ? t('checklist.titleReady') : t('checklist.title', { name })}
      lead={data && (isReady ? t('checklist.leadReady') : t('checklist.lead', { count: left }))}
    >
      {error && !data && (
        <LoadFailure
          title={t('checklist.failed')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !error && (
        <>
          <p role="status" className="sr-only">
            {t('common.loading')}
          </p>
          <Skeleton className="h-120 max-w-190 rounded-lg" />
        </>
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div>
            <Progress steps={data.steps} />
            <StepList userName={userName} checklist={data} />
            <BookingNote userName={userName} />
            <ImportNote userName={userName} />
            <End userName={userName} isReady={isReady} />
          </div>
          <PageCard userName={userName} address={data.address} />
        </div>
      )}
    </SalonPage>
  )
}

// The navigation leads here as long as something is left.
function useFreshNavigation(checklist: Checklist | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (checklist) void queries.invalidateQueries({ queryKey: OWN_SALONS_KEY })
  }, [queries, checklist])
}

function End({ userName, isReady }: { userName: string; isReady: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayHide = usePermission(userName, 'manage-settings')
  const { mutate, isPending, error } = useHideChecklist(userName)
  const params = { userName }
  const hide = () =>
    mutate(undefined, { onSuccess: () => navigate({ to: '/salon/$userName/agenda', params }) })
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      {isReady && (
        <ButtonLink to="/salon/$userName/agenda" params={params} tone="primary">
          {t('checklist.agenda')}
        </ButtonLink>
      )}
      {!isReady && mayHide && (
        <Button tone="quiet" busy={isPending && t('checklist.hiding')} onClick={hide}>
          {t('checklist.hide')}
        </Button>
      )}
      {error && !isPending && (
        <FailureNote title={t('checklist.notHidden')}>
          {t(`refusals.${error.cause as RefusalCode}`)}
        </FailureNote>
      )}
    </div>
  )
}
