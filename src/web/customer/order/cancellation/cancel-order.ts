import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { api } from '../../../api-client.ts'
import { openSignIn } from '../../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../../language.ts'
import { showToast } from '../../../ui/toast.tsx'

type Progress = 'idle' | 'sending' | { refusal: RefusalCode }

/** Sends the cancellation. Repeating it is safe: the API is idempotent. */
export function useCancelOrder(orderId: string) {
  const { t } = useTranslation()
  const router = useRouter()
  const [progress, setProgress] = useState<Progress>('idle')

  const cancel = async (reason: string) => {
    if (progress === 'sending') return
    setProgress('sending')
    const body = reason ? { orderId, reason } : { orderId }
    const answer = await api('cancelOrder', { params: { orderId }, body })
    if (answer.ok) {
      await router.navigate({ to: '/bookings' })
      showToast('success', t('orderDetail.order_cancelled'))
      return
    }
    setProgress({ refusal: answer.refusal })
    if (answer.refusal === 'sign-in-required' || answer.refusal === 'invalid-token') {
      openSignIn(t('orderDetail.cancelling.signIn'))
    }
  }
  return {
    cancel,
    isSending: progress === 'sending',
    refusal: typeof progress === 'object' ? progress.refusal : null,
  }
}
