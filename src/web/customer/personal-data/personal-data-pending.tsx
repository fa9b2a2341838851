import { useTranslation } from '../../language.ts'
import { Column } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Shown while the page loads; uses common messages only, since the page's own may be missing. */
export function PersonalDataPending() {
  const { t } = useTranslation()
  return (
    <Column className="pt-9 pb-16">
      <h1 className="sr-only">{t('common.loading')}</h1>
      <div aria-hidden className="mx-auto grid max-w-[42rem] gap-8">
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="h-90 rounded-lg" />
        <Skeleton className="h-90 rounded-lg" />
      </div>
    </Column>
  )
}
