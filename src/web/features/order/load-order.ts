import { redirect } from '@tanstack/react-router'
import { api } from '../../api-client.ts'
import type { I18n } from '../../messages.ts'
import { showToast } from '../../ui/toast.tsx'
import type { Order } from '../booking/order-data.ts'
import { hasSessionNow } from '../sign-in/session.ts'

interface LoadOrderInput {
  orderId: string
  /** The page itself: a visitor comes back to it after signing in. */
  href: string
  i18n: I18n
  /** What the page's cookie said of a session. */
  hasSession: boolean
}

/**
 * The two guards of an appointment's page: somebody is signed in, and the appointment is theirs.
 * Whatever else goes wrong leads back to the list with a word about it (row ORDER-08).
 */
export async function loadOrder({
  orderId,
  href,
  i18n,
  hasSession,
}: LoadOrderInput): Promise<Order> {
  const signIn = () => redirect({ to: '/login', state: { returnTo: href } })
  if (!hasSessionNow(hasSession)) throw signIn()
  const answer = await api('getOrder', { params: { orderId } })
  if (answer.ok) return answer.reply.data.order
  if (answer.refusal === 'sign-in-required' || answer.refusal === 'invalid-token') throw signIn()
  if (answer.refusal === 'forbidden') throw redirect({ to: '/403' })
  showToast('failure', i18n.t('orderDetail.loadError'))
  throw redirect({ to: '/bookings' })
}
