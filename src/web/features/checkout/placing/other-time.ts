import { STEP } from '#domain/checkout/steps.ts'
import { useTranslation } from '../../../language.ts'
import { showToast } from '../../../ui/toast.tsx'
import { withTime } from '../../booking/booking.ts'
import { changeCheckout, checkoutNow } from '../../booking/booking-store.ts'
import { dateOf, type VisitTime } from '../../booking/slot-days.ts'
import { momentText } from '../../schedule/day-words.ts'
import { forgetSlots } from '../../schedule/renew-slots.ts'
import { wordsOf } from '../editing/words-of.ts'
import type { Steps } from '../steps/use-steps.ts'

/** Takes another time in the place of a lost one, and says so. */
export function useTakeInstead(): (slot: VisitTime) => void {
  const { t, language } = useTranslation()
  return (slot) => {
    forgetSlots()
    changeCheckout((now) => withTime(now, dateOf(slot.startTime), slot))
    const time = momentText(slot, language)
    showToast('success', t(`${wordsOf(checkoutNow())}.lostSlot.taken`, { time }))
  }
}

/** Back to the day and the time, with everything else kept (row CHECKOUT-09). */
export function reschedule(steps: Steps): void {
  forgetSlots()
  changeCheckout(() => ({ slot: null, isRescheduling: true }))
  steps.goTo(STEP.SCHEDULE)
}
