import { useEffect, useRef } from 'react'
import { showToast } from '../../ui/toast.tsx'
import { type TextContext, timeText } from './request-text.ts'
import type { Request } from './requests-query.ts'

/** Announces the requests that arrive after the first list. */
export function useNewRequests(requests: readonly Request[], context: TextContext): void {
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const added = requests.filter(({ orderId }) => known.current?.has(orderId) === false)
    known.current = new Set(requests.map(({ orderId }) => orderId))
    for (const request of added) {
      const { t } = context
      const name = request.customerName || t('workspace.requests.someone')
      const when = timeText(request, context)
      showToast('info', t('workspace.requests.arrived', { name, when }))
    }
  }, [requests, context])
}
