import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useCallback } from 'react'
import { cartTotals, itemIdsOf } from '#domain/cart/cart.ts'
import { STEP } from '#domain/checkout/steps.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { useTranslation } from '../../../language.ts'
import { durationForScreenReader } from '../../../text-formats.ts'
import { Note } from '../../../ui/note.tsx'
import { chosenLocation, timeFittingCart, withDate, withTime } from '../../booking/booking.ts'
import { changeCheckout, useCheckout } from '../../booking/booking-store.ts'
import type { ProviderPageData } from '../../booking/provider-data.ts'
import type { VisitTime } from '../../booking/slot-days.ts'
import { SchedulePicker } from '../../schedule/schedule-picker.tsx'
import { useEditedOrderId } from '../order-change/use-edited-order.ts'
import { StepBar } from './step-bar.tsx'
import { StepHeading } from './step-heading.tsx'
import { StepLayout } from './step-layout.tsx'
import { useSteps } from './use-steps.ts'
import { VisitAside, VisitCart } from './visit-aside.tsx'
import { VisitLine } from './visit-line.tsx'

/** Step 4: date and time. */
export function ScheduleStep(props: {
  data: ProviderPageData
  requestedStart: string | undefined
}) {
  const { info, workingHours, dateHours, timeZone } = props.data
  const { t } = useTranslation()
  const steps = useSteps(STEP.SCHEDULE)
  const checkout = useCheckout((current) => current)
  const { cart, date, isRescheduling } = checkout
  const { durationMinutes } = cartTotals(cart)
  const catalogItemIds = itemIdsOf(cart)
  const slot = timeFittingCart(checkout)
  const choice = useScheduleChoice()
  const replacedOrderId = useEditedOrderId()
  return (
    <StepLayout
      aside={
        <VisitAside provider={info}>
          <VisitCart cart={cart} provider={info} />
        </VisitAside>
      }
      bar={
        <StepBar
          onPrevious={steps.previous}
          next={{
            label: t('checkout.next'),
            reason: slot ? null : t('schedule.chooseFirst'),
            onPress: steps.next,
          }}
        >
          {slot && <VisitLine cart={cart} slot={slot} provider={info} />}
        </StepBar>
      }
    >
      <StepHeading title={t('schedule.title')}>
        {t('schedule.intro', { duration: durationForScreenReader(t, durationMinutes) })}
      </StepHeading>
      {isRescheduling && (
        <div className="mb-5.5">
          <Note tone="warning" icon={CalendarClock} role="status">
            {t('schedule.rescheduling')}
          </Note>
        </div>
      )}
      <SchedulePicker
        visitQuery={{
          userName: info.profile.userName,
          durationMinutes,
          catalogItemIds,
          serviceLocation: chosenLocation(checkout),
          replacedOrderId,
        }}
        timeZone={timeZone}
        workingHours={workingHours}
        dateHours={dateHours}
        phoneNumber={info.contactInfo.mobileNumbers[0]}
        date={date}
        slot={checkout.slot}
        requestedStart={props.requestedStart ?? null}
        {...choice}
      />
    </StepLayout>
  )
}

function useScheduleChoice() {
  const onDate = useCallback((date: PlainDate) => changeCheckout((now) => withDate(now, date)), [])
  const onTime = useCallback((date: PlainDate, slot: VisitTime) => {
    changeCheckout((now) => ({ ...withTime(now, date, slot), isRescheduling: false }))
  }, [])
  const onTimeLost = useCallback(() => changeCheckout(() => ({ slot: null })), [])
  return { onDate, onTime, onTimeLost }
}
