import { useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { logError } from '../../log.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { Order } from '../booking/order-data.ts'

interface ModifyButtonProps
  extends Pick<ComponentProps<typeof Button>, 'tone' | 'full' | 'children'> {
  order: Order
}

/** Starts changing an order in the checkout, filled with its data (row ORDER-08). */
export function ModifyButton({ order, ...buttonProps }: ModifyButtonProps) {
  const router = useRouter()
  const modify = async () => {
    try {
      const { startOrderChange } = await import('../booking/order-change.ts')
      startOrderChange(order)
      await router.navigate({ to: '/profile/$id', params: { id: order.providerUserName } })
    } catch (error) {
      logError('The way to change the appointment did not load', error)
      showToast('failure', router.options.context.i18n.t('errors.navigationError'))
    }
  }
  return <Button {...buttonProps} onClick={modify} />
}
