import CloudOff from 'lucide-react/icons/cloud-off'
import SearchX from 'lucide-react/icons/search-x'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

interface LoadFailureProps {
  /** What did not load. */
  title: string
  refusal: RefusalCode
  isLoading: boolean
  onRetry: () => void
}

/** Says that data did not load, with a button to try again; or that what was asked for is not there. */
export function LoadFailure({ title, refusal, isLoading, onRetry }: LoadFailureProps) {
  const { t } = useTranslation()
  // An address that never was of anything is refused as invalid.
  if (refusal === 'not-found' || refusal === 'invalid-request')
    return (
      <Note tone="info" icon={SearchX} role="alert" title={title}>
        <p>{t('refusals.not-found')}</p>
      </Note>
    )
  return (
    <Note tone="danger" icon={CloudOff} role="alert" title={title}>
      <p>{t(`refusals.${refusal}`)}</p>
      <Button size="sm" className="mt-3" busy={isLoading && t('common.loading')} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Note>
  )
}
