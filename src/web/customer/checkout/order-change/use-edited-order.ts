import { useHasSession } from '../../../features/sign-in/session.ts'
import { useCheckout } from '../../booking/booking-store.ts'

/** The id of the order being changed, whose own time counts as free. Undefined without a session. */
export function useEditedOrderId(): string | undefined {
  const orderId = useCheckout(({ editedOrder }) => editedOrder?.orderId)
  return useHasSession() ? orderId : undefined
}
