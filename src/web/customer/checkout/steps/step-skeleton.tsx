import { useTranslation } from '../../../language.ts'
import { Column } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Shown while a step loads. */
export function StepSkeleton() {
  const { t } = useTranslation()
  return (
    <Column className="pt-7 pb-14 md:pt-10">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-10 w-72" />
      <Skeleton className="mt-4 h-5 w-96" />
      <Skeleton className="mt-8 h-64 max-w-150 rounded-lg" />
    </Column>
  )
}
