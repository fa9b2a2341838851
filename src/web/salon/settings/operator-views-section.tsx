import { useQuery } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { api } from '../workspace-api.ts'
import { SettingsSection } from './settings-section.tsx'

/** When the operator of the market looked into the agenda, and why; for owners (DESK-118). */
export function OperatorViewsSection({ userName }: { userName: string }) {
  const { t, language } = useTranslation()
  const query = useQuery({
    queryKey: ['operator-views', userName],
    queryFn: async () => {
      const answer = await api('listProviderViews', { params: { userName } })
      return replyOf(answer, 'The views of the operator did not load').data
    },
    refetchOnMount: 'always',
  })
  const { data } = query
  return (
    <SettingsSection title={t('settings.views.title')} lead={t('settings.views.lead')}>
      {query.error && !data && (
        <LoadFailure
          title={t('settings.views.failed')}
          refusal={query.error.cause as RefusalCode}
          isLoading={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {data?.views.length === 0 && <p className="text-muted">{t('settings.views.none')}</p>}
      <ul className="grid gap-3">
        {data?.views.map(({ beganAt, reason }) => (
          <li key={beganAt}>
            <time dateTime={beganAt} className="font-strong">
              {`${formatDay(beganAt, data.timeZone, language, 'dayMonthYear')}, ${formatTime(beganAt, data.timeZone, language)}`}
            </time>
            <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
