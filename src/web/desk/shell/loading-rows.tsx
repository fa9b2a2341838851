import { useTranslation } from '../../language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The placeholder of a list of work that loads. */
export function LoadingRows() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-19 rounded-lg" />
      <Skeleton className="h-19 rounded-lg" />
    </div>
  )
}
