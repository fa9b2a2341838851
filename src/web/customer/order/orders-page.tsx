import { DEFAULT_CITY } from '#domain/location/city.ts'
import { formatTime } from '#messages/format.ts'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { LoadError } from '../../features/page/load-error.tsx'
import { openSignIn, useSignInGuard } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { FreeToday, OrdersResult } from './load-orders.ts'
import { OrderList } from './order-list.tsx'
import { OrdersFrame } from './orders-frame.tsx'

/** The user's orders; visitors see the sign-in dialog over the page (row ORDER-07). */
export function OrdersPage({ result }: { result: OrdersResult }) {
  const { t } = useTranslation()
  useSignInGuard(t('order.signInReason'))
  if (!result.ok) {
    const isSignedOut = result.refusal === 'sign-in-required' || result.refusal === 'invalid-token'
    return (
      <OrdersFrame>
        {isSignedOut ? (
          <SignInRequired />
        ) : (
          <LoadError title={t('order.failed')} refusal={result.refusal} />
        )}
      </OrdersFrame>
    )
  }
  const { page, freeToday } = result
  if (page.orders.length === 0) {
    return (
      <OrdersFrame>
        <NoOrders freeToday={freeToday} />
      </OrdersFrame>
    )
  }
  const booking = (
    <ButtonLink size="sm" tone="primary" to="/">
      {t('order.book')}
    </ButtonLink>
  )
  return (
    <OrdersFrame action={booking}>
      <OrderList firstPage={page} />
    </OrdersFrame>
  )
}

function SignInRequired() {
  const { t } = useTranslation()
  const signIn = () => openSignIn(t('order.signInReason'))
  return (
    <EmptyState
      art={<Drawing />}
      title={t('order.signedOut.title')}
      action={
        <Button tone="primary" onClick={signIn}>
          {t('shell.signIn')}
        </Button>
      }
    >
      <p>{t('order.signedOut.text')}</p>
    </EmptyState>
  )
}

function NoOrders({ freeToday }: { freeToday: FreeToday | null }) {
  const { t, language } = useTranslation()
  const text = freeToday
    ? t('order.empty.freeToday', {
        count: freeToday.providerCount,
        city: DEFAULT_CITY.name[language],
        time: formatTime(freeToday.first, freeToday.timeZone, language),
      })
    : t('order.empty.text')
  return (
    <EmptyState
      art={<Drawing />}
      title={t('order.empty.title')}
      action={
        <ButtonLink tone="primary" to="/">
          {t('order.empty.search')}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}

function Drawing() {
  return (
    <SceneDrawing
      of="no-bookings"
      className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
    />
  )
}
