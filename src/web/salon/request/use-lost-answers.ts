import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import type { Requests } from './requests-query.ts'

type Answer = 'CONFIRMED' | 'DECLINED'

/**
 * Tells what became of answers that got no response, once their requests have left the list.
 * @param onTold called when the answer had arrived
 */
export function useLostAnswers(
  { requests, answered }: Requests,
  onTold: (orderId: string) => void,
) {
  const { t } = useTranslation()
  const lost = useRef(new Map<string, Answer>())
  // Before the list is painted, so that a dialog does not say first that somebody else answered.
  useLayoutEffect(() => {
    const waiting = new Set(requests.map(({ orderId }) => orderId))
    for (const [orderId, answer] of lost.current) {
      if (waiting.has(orderId)) continue
      lost.current.delete(orderId)
      const found = answered.find((each) => each.orderId === orderId)
      if (found?.answer !== answer) {
        showToast('info', t('workspace.requests.answeredAlready'))
        continue
      }
      const name = found.customerName || t('workspace.requests.someone')
      const done = answer === 'CONFIRMED' ? 'confirmed' : 'declined'
      showToast('success', t(`workspace.requests.${done}`, { name }))
      onTold(orderId)
    }
  }, [requests, answered, t, onTold])
  return lost.current
}
