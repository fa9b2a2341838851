import CloudOff from 'lucide-react/icons/cloud-off'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Says that the treatments did not load, or that those shown may be old. */
export function NotLoaded(props: {
  refusal: RefusalCode
  isStale: boolean
  isLoading: boolean
  onRetry: () => void
}) {
  const { t } = useTranslation()
  const { refusal, isStale, isLoading, onRetry } = props
  return (
    <Note
      tone={isStale ? 'warning' : 'danger'}
      icon={CloudOff}
      role="alert"
      title={t(isStale ? 'catalogEditor.notRefreshed' : 'catalogEditor.failed')}
    >
      {!isStale && <p>{t(`refusals.${refusal}`)}</p>}
      <Button size="sm" className="mt-3" busy={isLoading && t('common.loading')} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Note>
  )
}

export function Pending() {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="mt-3 h-16 rounded-md" />
      ))}
    </>
  )
}
