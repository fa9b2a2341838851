import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { api } from '../../api-client.ts'
import { openSignIn } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import type { Order } from '../booking/order-data.ts'
import { ChangeOrCancel } from './change-or-cancel.tsx'
import { MoveNote } from './move-note.tsx'

interface OrderMoveProps {
  order: Order
  move: NonNullable<Order['move']>
}

/** An order that its salon moved: its customer agrees, takes another time or cancels (WORK-151). */
export function OrderMove({ order, move }: OrderMoveProps) {
  const { appointmentStartTime, timeZone } = order.serviceInfo
  return (
    <div className="mt-5">
      <MoveNote
        move={move}
        startTime={appointmentStartTime}
        timeZone={timeZone}
        freeUntil={order.changeable ? order.freeUntil : null}
        otherTime="online"
        agreement={useAgreement(order)}
      >
        {order.changeable && <ChangeOrCancel order={order} />}
      </MoveNote>
    </div>
  )
}

/** Agrees to the time that is shown. The order is read again, also when the salon moved it once more. */
function useAgreement({ orderId, serviceInfo }: Order) {
  const router = useRouter()
  const { t } = useTranslation()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<RefusalCode | null>(null)
  const send = async () => {
    if (isSending) return
    setIsSending(true)
    const body = { startTime: serviceInfo.appointmentStartTime }
    const answer = await api('agreeToMove', { params: { orderId }, body })
    setRefusal(answer.ok ? null : answer.refusal)
    if (answer.ok || answer.refusal.startsWith('order-')) await router.invalidate()
    else if (answer.refusal === 'sign-in-required' || answer.refusal === 'invalid-token') {
      openSignIn(t('movedVisit.signIn'))
    }
    setIsSending(false)
  }
  return { send, isSending, refusal }
}
