import Clock from 'lucide-react/icons/clock'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useCheckout } from '../../booking/booking-store.ts'
import { clockOf, dateOf, type VisitTime } from '../../booking/slot-days.ts'
import { capitalize, dayText, timeDifferenceText, timeRangeText } from '../../schedule/day-text.ts'
import { messagePrefix } from '../order-change/message-prefix.ts'

interface LostSlotDialogProps {
  lost: VisitTime
  /** True if another customer has it; false if it is too late to book it. */
  isTaken?: boolean
  nextSlots: readonly VisitTime[]
  onTake: (slot: VisitTime) => void
  onReschedule: () => void
}

/** Offers other times for a lost one. Cannot be dismissed without a choice (rows CHECKOUT-08, CHECKOUT-09). */
export function LostSlotDialog(props: LostSlotDialogProps) {
  const { lost, isTaken = true, nextSlots, onTake, onReschedule } = props
  const { t, language } = useTranslation()
  const prefix = useCheckout(messagePrefix)
  return (
    <Dialog
      title={t(isTaken ? 'error.concurrentOrder.title' : 'checkout.lostSlot.tooLateTitle')}
      onClose={onReschedule}
      width="narrow"
      banner={
        <span className="mt-7 ml-5 grid size-13 place-items-center rounded-full bg-warning-soft text-warning sm:ml-7">
          <Icon of={Clock} />
        </span>
      }
    >
      <p className="mb-5 text-muted">
        {isTaken
          ? t('error.concurrentOrder.message')
          : t('checkout.lostSlot.tooLate', { time: clockOf(lost.startTime) })}{' '}
        {t(`${prefix}.lostSlot.nothingLost`)}
      </p>
      {nextSlots.length > 0 && (
        <>
          <h3 className="mb-2.5 font-sans text-base font-strong tracking-normal">
            {t('checkout.lostSlot.nearest')}
          </h3>
          <ul className="flex flex-col gap-2">
            {nextSlots.map((slot) => (
              <li key={slot.startTime}>
                <button
                  type="button"
                  onClick={() => onTake(slot)}
                  className="flex min-h-13 w-full items-center justify-between gap-x-3 max-sm:flex-col max-sm:items-start max-sm:justify-center rounded-md border border-line-strong bg-surface px-4 py-1.5 text-left font-strong hover:bg-surface-soft"
                >
                  <span>
                    {capitalize(dayText(dateOf(slot.startTime), language, 'short'))},{' '}
                    <span className="whitespace-nowrap">{timeRangeText(slot)}</span>
                  </span>
                  <span className="text-sm font-normal text-muted">
                    {timeDifferenceText(t, lost.startTime, slot.startTime)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button tone="primary" full className="mt-5" onClick={onReschedule}>
        {t('error.concurrentOrder.reschedule')}
      </Button>
    </Dialog>
  )
}
