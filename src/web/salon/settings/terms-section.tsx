import { useQuery } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatDay } from '#messages/format.ts'
import { TermsText } from '../../features/provider-terms/terms-text.tsx'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { api } from '../workspace-api.ts'
import { FormerTerms } from './former-terms.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Which terms for salons hold, come and held earlier, with their texts; for every member (DESK-164, DESK-191). */
export function TermsSection({ userName }: { userName: string }) {
  const { t, language } = useTranslation()
  const query = useQuery({
    queryKey: ['provider-terms'],
    queryFn: async () => replyOf(await api('getProviderTerms'), 'The terms did not load').data,
    refetchOnMount: 'always',
  })
  const { data } = query
  const versions = data ? [data.current, ...data.coming] : []
  return (
    <SettingsSection title={t('settings.terms.title')} lead={t('settings.terms.lead')}>
      {query.error && !data && (
        <LoadFailure
          title={t('settings.terms.failed')}
          refusal={query.error.cause as RefusalCode}
          isLoading={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      <ul className="grid grid-cols-1 gap-4">
        {versions.map(({ number, holdsFrom, change, text }, index) => {
          const day = formatDay(holdsFrom, 'UTC', language, 'dayMonthYear')
          const values = { number: String(number), day }
          return (
            <li key={number} className="rounded-lg border border-line bg-surface p-5">
              <p className="font-strong">
                {t(index === 0 ? 'settings.terms.current' : 'settings.terms.coming', values)}
              </p>
              {change[language] && <p className="mt-1">{change[language]}</p>}
              <details className="mt-2">
                <summary className="fold w-fit font-medium text-accent underline underline-offset-4">
                  {t('settings.terms.read', { number: String(number) })}
                </summary>
                <div className="mt-2">
                  <TermsText text={text[language]} />
                </div>
              </details>
            </li>
          )
        })}
      </ul>
      <FormerTerms userName={userName} />
    </SettingsSection>
  )
}
