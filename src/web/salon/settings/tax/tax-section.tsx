import { useQuery } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../../language.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LoadFailure } from '../../shell/load-failure.tsx'
import { TAX_SECTION } from '../settings-nav.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { TaxForm } from './tax-form.tsx'
import { taxDetailsQuery } from './tax-query.ts'

/** What the tax office must know of the salon, where the market reports to it; for owners (DESK-182). */
export function TaxSection({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(taxDetailsQuery(userName))
  return (
    <SettingsSection
      part={TAX_SECTION}
      title={t('settings.tax.title')}
      lead={t('settings.tax.lead')}
    >
      {error && !data && (
        <LoadFailure
          title={t('settings.tax.failed')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={refetch}
        />
      )}
      {!error && !data && <Skeleton className="h-60 rounded-lg" />}
      {data && <TaxForm userName={userName} loaded={data} />}
    </SettingsSection>
  )
}
