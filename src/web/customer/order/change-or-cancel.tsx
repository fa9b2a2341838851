import CalendarClock from 'lucide-react/icons/calendar-clock'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { logError } from '../../log.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Order } from '../booking/order-data.ts'
import { ModifyButton } from './modify-button.tsx'

const loadCancelDialogs = () => import('./cancellation/cancel-dialogs.tsx')
const CancelDialogs = lazy(async () => ({ default: (await loadCancelDialogs()).CancelDialogs }))

/** The buttons that change or cancel an order. */
export function ChangeOrCancel({ order }: { order: Order }) {
  const { t } = useTranslation()
  const [isCancelling, setIsCancelling] = useState(false)
  useEffect(() => {
    // Preloaded, so that they also open without a connection.
    loadCancelDialogs().catch((error) => logError('The way to cancel did not load', error))
  }, [])
  return (
    <>
      <ModifyButton order={order}>
        <Icon of={CalendarClock} size="sm" />
        {t('orderDetail.modify')}
      </ModifyButton>
      <Button tone="danger-outlined" onClick={() => setIsCancelling(true)}>
        {t('orderDetail.cancel')}
      </Button>
      {isCancelling && (
        <Suspense>
          <CancelDialogs order={order} onClose={() => setIsCancelling(false)} />
        </Suspense>
      )}
    </>
  )
}
