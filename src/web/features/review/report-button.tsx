import Flag from 'lucide-react/icons/flag'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}))

/** Opens the dialog to report a review; its code loads on the first click. */
export function ReportButton({ reviewId, reviewer }: { reviewId: string; reviewer: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        tone="quiet"
        size="sm"
        className="-ml-4.5"
        aria-label={t('reviews.report.of', { name: reviewer })}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Flag} size="sm" />
        {t('reviews.report.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog reviewId={reviewId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
