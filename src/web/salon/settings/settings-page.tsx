import { useQuery } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { SalonPage } from '../shell/salon-page.tsx'
import { FeedsSection } from './feeds-section.tsx'
import { LinkSection } from './link-section.tsx'
import { PauseSection } from './pause-section.tsx'
import { PushSection } from './push-section.tsx'
import { SettingsForm } from './settings-form.tsx'
import { settingsQuery } from './settings-query.ts'

/** The settings of a salon, for its owners. */
export function SettingsPage({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isFetching, refetch } = useQuery(settingsQuery(userName))
  return (
    <SalonPage title={t('workspace.places.settings')}>
      <div className="max-w-248 wrap-anywhere">
        {error && !data && (
          <LoadFailure
            title={t('settings.failed')}
            refusal={error.cause as RefusalCode}
            isLoading={isFetching}
            onRetry={refetch}
          />
        )}
        {isPending && <Pending />}
        {data && (
          <>
            <SettingsForm userName={userName} loaded={data} />
            <PushSection userName={userName} />
            <LinkSection userName={userName} />
            <FeedsSection userName={userName} timeZone={data.timeZone} />
            <PauseSection userName={userName} loaded={data} />
          </>
        )}
      </div>
    </SalonPage>
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-80 rounded-lg" />
    </>
  )
}
