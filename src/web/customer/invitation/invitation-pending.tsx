import { useTranslation } from '../../language.ts'
import { Column } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Shown while an invitation loads. */
export function InvitationPending() {
  const { t } = useTranslation()
  return (
    <Column width="form" className="py-9 sm:py-14">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-105 rounded-xl" />
    </Column>
  )
}
