import { useTranslation } from '../../language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'

/** Shown while the dashboard loads. */
export function DashboardPending() {
  const { t } = useTranslation()
  return (
    <DashboardFrame title={t('dashboard.title')}>
      <Skeleton className="h-95 rounded-xl md:h-100" />
      <div aria-hidden className="grid gap-4 sm:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-80 rounded-lg" />
        ))}
      </div>
    </DashboardFrame>
  )
}
