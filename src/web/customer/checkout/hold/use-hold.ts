import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OrderDraft } from '#contract/order.ts'
import { itemIdsOf } from '#domain/cart/cart.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { useSignedInUser } from '../../../client-state.ts'
import { watchCalendar } from '../../../features/schedule/watch-calendar.ts'
import { chosenLocation, timeFittingCart } from '../../booking/booking.ts'
import { getCheckout, useCheckout } from '../../booking/booking-store.ts'
import type { Attempt } from '../../booking/checkout.ts'
import type { VisitTime } from '../../booking/slot-days.ts'
import { refreshSlots } from '../../schedule/refresh-slots.ts'
import { checkHold, holdTime, useHoldState } from './hold-time.ts'

/**
 * Holds the chosen time during the checkout steps and refreshes slots when the calendar changes. A time within the order
 * that is being changed needs no hold. Returns whether free times can be requested.
 */
export function useHold(userName: string): boolean {
  const queryClient = useQueryClient()
  const [readyFor, setReadyFor] = useState('')
  const isSignedIn = useSignedInUser() !== null
  const slot = useCheckout(timeFittingCart)
  const replacedOrderId = useCheckout(({ editedOrder }) => editedOrder?.orderId)
  const isOwn = useCheckout(
    ({ editedOrder }) =>
      editedOrder !== null && slot !== null && isWithin(slot, editedOrder.serviceInfo),
  )
  const noticeMinutes = useCheckout(
    ({ providerInfo }) => providerInfo?.businessProfile.minimumNoticeMinutes ?? 0,
  )
  const items = useCheckout(({ cart }) => itemIdsOf(cart).join())
  const serviceLocation = useCheckout(chosenLocation)
  const { startTime, endTime } = slot ?? {}
  useEffect(() => {
    if (!isSignedIn || isOwn || !startTime || !endTime) return
    const bookableUntil = Date.parse(startTime) - noticeMinutes * MINUTE_MS
    const mayBeBooked = () => mayHaveOrder(getCheckout().attempt, userName, startTime)
    const visit = { userName, startTime, endTime, catalogItemIds: items ? items.split(',') : [] }
    return holdTime({ ...visit, serviceLocation, replacedOrderId, bookableUntil, mayBeBooked })
  }, [
    userName,
    startTime,
    endTime,
    items,
    serviceLocation,
    replacedOrderId,
    noticeMinutes,
    isSignedIn,
    isOwn,
  ])

  useEffect(
    () =>
      watchCalendar(userName, {
        onChange(days) {
          refreshSlots(queryClient, userName, days)
          checkHold()
        },
        onReady: () => setReadyFor(userName),
      }),
    [queryClient, userName],
  )
  const isLost = useHoldState(({ lost }) => lost !== null)
  useEffect(() => {
    if (isLost) refreshSlots(queryClient, userName, null)
  }, [isLost, queryClient, userName])
  return readyFor === userName
}

/** Whether an order for this time was sent to this salon and not refused. */
export function mayHaveOrder(
  attempt: Attempt | null,
  userName: string,
  startTime: string,
): boolean {
  if (attempt?.provider !== userName) return false
  const starts = attempt.bodies.map((body) => (JSON.parse(body) as OrderDraft).serviceInfo)
  return starts.some(({ appointmentStartTime }) => sameInstant(appointmentStartTime, startTime))
}

function sameInstant(first: string, second: string): boolean {
  return Date.parse(first) === Date.parse(second)
}

interface BookedTime {
  readonly appointmentStartTime: string
  readonly appointmentEndTime: string
}

function isWithin({ startTime, endTime }: VisitTime, booked: BookedTime): boolean {
  return (
    Date.parse(startTime) >= Date.parse(booked.appointmentStartTime) &&
    Date.parse(endTime) <= Date.parse(booked.appointmentEndTime)
  )
}
