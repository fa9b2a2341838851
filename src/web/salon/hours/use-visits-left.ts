import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { isOpenStatus } from '#domain/order/status.ts'
import { useTranslation } from '../../language.ts'
import { type Visit, visitQuery } from '../visit/visit-query.ts'
import type { StandingVisit } from './standing-visit.ts'

/**
 * Which of the listed visits still stand there (WORK-123). A visit is read when the member does something about it, and again
 * when the page becomes visible: it may be moved in another tab, or an undone change may bring it back.
 */
export function useVisitsLeft(userName: string, visits: readonly StandingVisit[]) {
  const { language } = useTranslation()
  const [readIds, setReadIds] = useState<readonly string[]>([])
  const queries = useQueries({
    queries: readIds.map((orderId) => visitQuery(userName, orderId, language)),
  })
  const read = new Map<string, (typeof queries)[number]>()
  for (const [index, query] of queries.entries()) read.set(readIds[index] ?? '', query)
  return {
    left: visits.filter((visit) => stillStands(visit, read.get(visit.orderId ?? '')?.data?.visit)),
    read,
    watch: (orderId: string) => {
      const query = read.get(orderId)
      if (query?.isError) query.refetch()
      setReadIds((ids) => (ids.includes(orderId) ? ids : [...ids, orderId]))
    },
  }
}

/** Whether a listed visit stands where it was, as it was read last. */
export function stillStands(
  { startTime }: Pick<StandingVisit, 'startTime'>,
  current: Pick<Visit, 'status' | 'startTime'> | undefined,
): boolean {
  if (!current) return true
  return isOpenStatus(current.status) && Date.parse(current.startTime) === Date.parse(startTime)
}
