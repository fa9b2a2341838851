import CloudOff from 'lucide-react/icons/cloud-off'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

interface LoadFailureProps {
  title: string
  /** The error of the query; its cause is the refusal. */
  error: Error
  isLoading: boolean
  onRetry: () => void
}

/** Says that a page of the workspace did not load, or was not read again, and why. */
export function LoadFailure({ title, error, isLoading, onRetry }: LoadFailureProps) {
  const { t } = useTranslation()
  return (
    <Note tone="danger" icon={CloudOff} role="alert" title={title}>
      <p>{t(`refusals.${error.cause as RefusalCode}`)}</p>
      <Button size="sm" className="mt-3" busy={isLoading && t('common.loading')} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Note>
  )
}
