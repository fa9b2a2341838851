import { useTranslation } from '../../language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/**
 * Shown while a page with a rail loads. It is no part of the workspace, since the first chunk of every page has what private
 * routes show while they load.
 */
export function RailPagePending() {
  const { t } = useTranslation()
  return (
    <div className="grid grow gap-4 px-4 pt-20 sm:px-5 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-8 lg:pt-7">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-14 rounded-md max-lg:hidden" />
      <div className="grid content-start gap-4" aria-hidden>
        <Skeleton className="h-10 w-52 max-w-full" />
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
    </div>
  )
}
