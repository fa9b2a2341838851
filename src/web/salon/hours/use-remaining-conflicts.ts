import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { isOpenStatus } from '#domain/order/status.ts'
import { useTranslation } from '../../language.ts'
import { type Visit, visitQuery } from '../visit/visit-query.ts'
import type { ConflictingVisit } from './conflicting-visit.ts'

/**
 * Which of the listed visits are still there (WORK-123). A visit is read when the member does something about it, and again
 * when the page becomes visible: it may be moved in another tab, or an undone change may bring it back.
 */
export function useRemainingConflicts(userName: string, visits: readonly ConflictingVisit[]) {
  const { language } = useTranslation()
  const [readIds, setReadIds] = useState<readonly string[]>([])
  const queries = useQueries({
    queries: readIds.map((orderId) => visitQuery(userName, orderId, language)),
  })
  const read = new Map<string, (typeof queries)[number]>()
  for (const [index, query] of queries.entries()) read.set(readIds[index] ?? '', query)
  return {
    remaining: visits.filter((visit) =>
      isStillConflicting(visit, read.get(visit.orderId ?? '')?.data?.visit),
    ),
    read,
    watch: (orderId: string) => {
      const query = read.get(orderId)
      if (query?.isError) query.refetch()
      setReadIds((ids) => (ids.includes(orderId) ? ids : [...ids, orderId]))
    },
  }
}

/** Whether a listed visit is still where it was, as it was read last. */
export function isStillConflicting(
  { startTime }: Pick<ConflictingVisit, 'startTime'>,
  current: Pick<Visit, 'status' | 'startTime'> | undefined,
): boolean {
  if (!current) return true
  return isOpenStatus(current.status) && Date.parse(current.startTime) === Date.parse(startTime)
}
