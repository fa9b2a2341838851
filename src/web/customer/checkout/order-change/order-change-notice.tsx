import { Link } from '@tanstack/react-router'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect } from 'react'
import { useSignedInUser } from '../../../client-state.ts'
import { useSignInGuard } from '../../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../../language.ts'
import { Note } from '../../../ui/note.tsx'
import { clearCheckout, useCheckout } from '../../booking/booking-store.ts'
import { unavailableItems } from '../../booking/order-change.ts'
import type { Order } from '../../booking/order-data.ts'
import { momentText } from '../../schedule/day-text.ts'

/** Shown on every step while an order is being changed: its time, unavailable items and a link to leave. */
export function OrderChangeNotice() {
  const order = useCheckout(({ editedOrder }) => editedOrder)
  return order && <Notice order={order} />
}

function Notice({ order }: { order: Order }) {
  const { t, language } = useTranslation()
  useSignInGuard(t('checkout.editing.signIn'))
  useOwnOrderOnly(order)
  const startTime = order.serviceInfo.appointmentStartTime
  return (
    <div className="mb-5.5 grid gap-3">
      <Note tone="info" icon={CalendarClock}>
        {t('checkout.editing.notice', { moment: momentText({ startTime }, language) })}{' '}
        <Link to="/bookings/$orderId" params={{ orderId: order.orderId }}>
          {t('checkout.editing.stop')}
        </Link>
      </Note>
      <UnavailableItemsNote order={order} />
    </div>
  )
}

function UnavailableItemsNote({ order }: { order: Order }) {
  const { t, language } = useTranslation()
  const catalog = useCheckout(({ providerInfo }) => providerInfo?.catalogItems)
  const unavailable = catalog ? unavailableItems(order, catalog) : []
  if (unavailable.length === 0) return null
  const names = new Intl.ListFormat(language).format(
    unavailable.map((item) => item.serviceNames[language]),
  )
  return (
    <Note tone="warning" icon={CircleAlert} role="status">
      {t('checkout.editing.gone', { count: unavailable.length, names })}
    </Note>
  )
}

/** Clears the checkout if another user than the order's customer signs in. */
function useOwnOrderOnly({ customerInfo }: Order): void {
  const user = useSignedInUser()
  const isOtherCustomer = user !== null && user.userName !== customerInfo.customerUserName
  useEffect(() => {
    if (isOtherCustomer) clearCheckout()
  }, [isOtherCustomer])
}
