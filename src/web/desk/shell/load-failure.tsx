import CloudOff from 'lucide-react/icons/cloud-off'
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

/** Says that data did not load, with a button to try again. */
export function LoadFailure({ title, refusal, isLoading, onRetry }: LoadFailureProps) {
  const { t } = useTranslation()
  return (
    <Note tone="danger" icon={CloudOff} role="alert" title={title}>
      <p>{t(`refusals.${refusal}`)}</p>
      <Button size="sm" className="mt-3" busy={isLoading && t('common.loading')} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Note>
  )
}
