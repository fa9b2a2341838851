import { redirect } from '@tanstack/react-router'
import { api } from '../../api-client.ts'
import { currentHasSession } from '../../features/sign-in/session.ts'
import type { I18n } from '../../messages.ts'
import { showToast } from '../../ui/toast.tsx'
import type { Order } from '../booking/order-data.ts'

interface LoadOrderInput {
  orderId: string
  /** The URL of the page, to return to after signing in. */
  href: string
  i18n: I18n
  /** From the page's cookie. */
  hasSession: boolean
}

/**
 * Loads an order. Redirects to the sign-in without a session, to /403 for another user's order, and
 * with a toast to the list of orders after any other failure (row ORDER-08).
 */
export async function loadOrder({
  orderId,
  href,
  i18n,
  hasSession,
}: LoadOrderInput): Promise<Order> {
  const signIn = () => redirect({ to: '/login', state: { returnTo: href } })
  if (!currentHasSession(hasSession)) throw signIn()
  const answer = await api('getOrder', { params: { orderId } })
  if (answer.ok) return answer.reply.data.order
  if (answer.refusal === 'sign-in-required' || answer.refusal === 'invalid-token') throw signIn()
  if (answer.refusal === 'forbidden') throw redirect({ to: '/403' })
  showToast('failure', i18n.t('orderDetail.loadError'))
  throw redirect({ to: '/bookings' })
}
