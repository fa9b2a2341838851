import { useQueryClient } from '@tanstack/react-query'
import { STEP } from '#domain/checkout/steps.ts'
import { useTranslation } from '../../../language.ts'
import { showToast } from '../../../ui/toast.tsx'
import { withTime } from '../../booking/booking.ts'
import { changeCheckout, getCheckout } from '../../booking/booking-store.ts'
import { dateOf, type VisitTime } from '../../booking/slot-days.ts'
import { momentText } from '../../schedule/day-text.ts'
import { clearSlots } from '../../schedule/refresh-slots.ts'
import { messagePrefix } from '../order-change/message-prefix.ts'
import type { Steps } from '../steps/use-steps.ts'

/** What to do about a lost time. */
export interface OtherTime {
  /** Replaces it by another one and shows a toast. */
  takeOtherTime(slot: VisitTime): void
  /** Clears it and goes back to the schedule (row CHECKOUT-09). */
  reschedule(): void
}

export function useOtherTime(steps: Steps): OtherTime {
  const { t, language } = useTranslation()
  const queryClient = useQueryClient()
  return {
    takeOtherTime(slot) {
      clearSlots(queryClient)
      changeCheckout((now) => withTime(now, dateOf(slot.startTime), slot))
      const time = momentText(slot, language)
      showToast('success', t(`${messagePrefix(getCheckout())}.lostSlot.taken`, { time }))
    },
    reschedule() {
      clearSlots(queryClient)
      changeCheckout(() => ({ slot: null, isRescheduling: true }))
      steps.goTo(STEP.SCHEDULE)
    },
  }
}
