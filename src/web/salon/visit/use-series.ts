import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { seriesDatesQuery } from './series-dates-query.ts'
import { type DateChoice, type SeriesRow, seriesRow, visitsOf } from './series-draft.ts'

interface SeriesInput {
  userName: string
  /** The start of the first visit; null while none is chosen. */
  startTime: string | null
  durationMinutes: number
  itemIds: readonly string[]
  isAtHome: boolean
}

export type SeriesState = ReturnType<typeof useSeries>

/** Whether and how a new visit is repeated, and what was decided about each date (WORK-110). */
export function useSeries({
  userName,
  startTime,
  durationMinutes,
  itemIds,
  isAtHome,
}: SeriesInput) {
  const [isRepeated, setIsRepeated] = useState(false)
  const [everyWeeks, setEveryWeeks] = useState(4)
  const [times, setTimes] = useState(6)
  const [until, setUntil] = useState('')
  const [choices, setChoices] = useState<Readonly<Record<string, DateChoice>>>({})
  const visit = {
    durationMinutes,
    catalogItemIds: itemIds.join(),
    ...(isAtHome && { serviceLocation: 'DOORSTEP' as const }),
  }
  const rule = { everyWeeks, times, ...(until && { until }) }
  const query = useQuery({
    ...seriesDatesQuery(userName, { ...rule, startTime: startTime ?? '', ...visit }),
    enabled: isRepeated && startTime !== null,
  })
  const dates = (isRepeated && startTime !== null && query.data) || []
  const others = useQueries({
    queries: dates.map(({ startTime: proposed }) => {
      const otherTime = choices[proposed]?.otherTime
      const wanted = { startTime: otherTime ?? '', ...visit, everyWeeks: 1, times: 1 }
      return { ...seriesDatesQuery(userName, wanted), enabled: otherTime !== undefined }
    }),
  })
  const rows: SeriesRow[] = dates.map((date, nth) =>
    seriesRow(date, others[nth]?.data?.[0], choices[date.startTime] ?? {}),
  )
  return {
    isRepeated,
    setIsRepeated,
    everyWeeks,
    setEveryWeeks,
    times,
    setTimes,
    until,
    setUntil,
    rows,
    isLoading: query.isFetching && rows.length === 0,
    error: query.error,
    visits: visitsOf(rows),
    choose: (proposed: string, choice: DateChoice) =>
      setChoices((before) => ({ ...before, [proposed]: choice })),
  }
}
