import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { useTranslation } from '../../../language.ts'
import { Note } from '../../../ui/note.tsx'
import { clockOf } from '../../booking/slot-days.ts'
import type { Steps } from '../steps/use-steps.ts'
import { LostSlotDialog } from '../submit/lost-slot-dialog.tsx'
import { useOtherTime } from '../submit/other-time.ts'
import { type LostTime as LostTimeState, useHoldState } from './hold-time.ts'

/** Says that the chosen time can no longer be booked. Opens the dialog unless the user is typing. */
export function LostTime({ steps }: { steps: Steps }) {
  const lostTime = useHoldState(({ lost }) => lost)
  return (
    lostTime && <LostTimeNote key={lostTime.slot.startTime} lostTime={lostTime} steps={steps} />
  )
}

function LostTimeNote({ lostTime, steps }: { lostTime: LostTimeState; steps: Steps }) {
  const { t } = useTranslation()
  const { takeOtherTime, reschedule } = useOtherTime(steps)
  const [isOpen, setIsOpen] = useState(() => !isTyping())
  return (
    <div className="mb-5.5">
      <Note tone="warning" icon={Clock} role="status">
        {t(lostTime.isTaken ? 'checkout.lostSlot.gone' : 'checkout.lostSlot.tooLate', {
          time: clockOf(lostTime.slot.startTime),
        })}{' '}
        <button type="button" onClick={() => setIsOpen(true)} className="link -my-3 py-3">
          {t('checkout.lostSlot.see')}
        </button>
      </Note>
      {isOpen && (
        <LostSlotDialog
          lost={lostTime.slot}
          isTaken={lostTime.isTaken}
          nextSlots={lostTime.nextSlots}
          onReschedule={reschedule}
          onTake={takeOtherTime}
        />
      )}
    </div>
  )
}

function isTyping(): boolean {
  return (
    document.activeElement?.matches('input:not([type=checkbox],[type=radio]), textarea') ?? false
  )
}
