import { useCheckout } from '../../booking/booking-store.ts'
import { useHasSession } from '../../sign-in/session.ts'

/** The order whose own time counts as free; to its owner alone, so that nobody asks before a sign-in. */
export function useModifiedOrderId(): string | undefined {
  const orderId = useCheckout(({ modifying }) => modifying?.orderId)
  return useHasSession() ? orderId : undefined
}
