import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DeskPage } from '../../shell/desk-page.tsx'
import { LoadFailure } from '../../shell/load-failure.tsx'
import { useStoredTexts } from '../../shell/use-stored-texts.ts'
import { SystemNav } from '../system-nav.tsx'
import { AnnounceForm, EMPTY_ANNOUNCEMENT } from './announce-form.tsx'
import { type TermsList, termsQuery, termsTextQuery } from './terms-query.ts'
import { VersionList } from './version-list.tsx'

/** The versions of the terms for salons, and a new one (DESK-161). */
export function TermsPage() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(termsQuery)
  return (
    <DeskPage title={t('deskSystem.terms.title')} lead={t('deskSystem.terms.lead')}>
      <SystemNav part="terms" />
      {!data &&
        (error ? (
          <LoadFailure
            title={t('deskSystem.terms.failed')}
            refusal={error.cause as RefusalCode}
            isLoading={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-60 rounded-lg" />
        ))}
      {data && <Versions list={data} />}
    </DeskPage>
  )
}

function Versions({ list }: { list: TermsList }) {
  const { t } = useTranslation()
  // The version whose text the next begins with: it stays while a colleague announces another one (DESK-193).
  const [before, setBefore] = useState<{ termsId: string | null } | null>(null)
  const [kept, keep] = useStoredTexts(EMPTY_ANNOUNCEMENT)
  const { data: text } = useQuery({
    ...termsTextQuery(before?.termsId ?? null),
    enabled: before !== null,
  })
  const begin = () => setBefore({ termsId: list.versions[0]?.termsId ?? null })
  return (
    <>
      <VersionList versions={list.versions} />
      {!before && (
        <Button tone="primary" className="mt-7" onClick={begin}>
          {t('deskSystem.terms.write')}
        </Button>
      )}
      {before && !text && <Skeleton className="mt-7 h-60 rounded-lg" />}
      {before && text && (
        <AnnounceForm
          list={list}
          kept={kept}
          keep={keep}
          before={text}
          onClose={() => setBefore(null)}
        />
      )}
    </>
  )
}
