import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { api } from '../../api-client.ts'
import { useTranslation } from '../../language.ts'
import { logError } from '../../log.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { Order } from '../booking/order-data.ts'

interface RebookButtonProps
  extends Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'children'> {
  orderId: string
  /** The order if it is loaded already. */
  order?: Order
}

/** Starts a new booking with an earlier order's items, at the schedule. */
export function RebookButton({ orderId, order, ...buttonProps }: RebookButtonProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const [isLoading, setIsLoading] = useState(false)
  const startBooking = async () => {
    setIsLoading(true)
    try {
      const [{ rebook }, fullOrder] = await Promise.all([
        import('../booking/rebook.ts'),
        order ?? readOrder(orderId),
      ])
      if (fullOrder) {
        rebook(fullOrder)
        const params = { id: fullOrder.providerUserName }
        await router.navigate({ to: '/profile/$id', params, search: { step: 'schedule' } })
      } else showToast('failure', t('orderDetail.loadError'))
    } catch (error) {
      logError('The way to book again did not load', error)
      showToast('failure', t('errors.navigationError'))
    }
    setIsLoading(false)
  }
  return <Button {...buttonProps} busy={isLoading && t('common.loading')} onClick={startBooking} />
}

async function readOrder(orderId: string): Promise<Order | null> {
  const answer = await api('getOrder', { params: { orderId } })
  return answer.ok ? answer.reply.data.order : null
}
