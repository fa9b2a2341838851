import { STEP } from '#domain/checkout/steps.ts'
import { useTranslation } from '../../../language.ts'
import { showToast } from '../../../ui/toast.tsx'
import { withTime } from '../../booking/booking.ts'
import { changeCheckout, getCheckout } from '../../booking/booking-store.ts'
import { dateOf, type VisitTime } from '../../booking/slot-days.ts'
import { momentText } from '../../schedule/day-text.ts'
import { clearSlotCache } from '../../schedule/refresh-slots.ts'
import { messagePrefix } from '../order-change/message-prefix.ts'
import type { Steps } from '../steps/use-steps.ts'

/** Replaces a lost time by another one and shows a toast. */
export function useTakeOtherTime(): (slot: VisitTime) => void {
  const { t, language } = useTranslation()
  return (slot) => {
    clearSlotCache()
    changeCheckout((now) => withTime(now, dateOf(slot.startTime), slot))
    const time = momentText(slot, language)
    showToast('success', t(`${messagePrefix(getCheckout())}.lostSlot.taken`, { time }))
  }
}

/** Clears the time and goes back to the schedule (row CHECKOUT-09). */
export function reschedule(steps: Steps): void {
  clearSlotCache()
  changeCheckout(() => ({ slot: null, isRescheduling: true }))
  steps.goTo(STEP.SCHEDULE)
}
