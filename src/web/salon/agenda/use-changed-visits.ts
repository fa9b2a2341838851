import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { type ChangedVisit, newsQuery } from '../shell/news-query.ts'
import { api } from '../workspace-api.ts'

const NONE: readonly ChangedVisit[] = []

/**
 * What others changed since the member looked, the oldest change first, without what was opened on this page (WORK-200).
 * Until when all of it was seen is written, so that it is marked nowhere else.
 * @param openVisit the order whose panel is open
 */
export function useChangedVisits(userName: string, openVisit: string | undefined) {
  const { language } = useTranslation()
  const queries = useQueryClient()
  const news = newsQuery(userName, language)
  const all = useQuery(news).data?.changedVisits ?? NONE
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const changes = useMemo(() => all.filter((change) => !opened.has(keyOf(change))), [all, opened])
  const write = async (last: ChangedVisit | undefined) => {
    if (!last) return
    const body = { until: last.at, seen: 'agenda' } as const
    const answer = await api('seeNews', { params: { userName }, body })
    if (answer.ok) await queries.invalidateQueries({ queryKey: news.queryKey })
  }
  const see = (seen: readonly ChangedVisit[]) => {
    const known = new Set([...opened, ...seen.map(keyOf)])
    setOpened(known)
    const next = all.findIndex((change) => !known.has(keyOf(change)))
    void write(all[(next < 0 ? all.length : next) - 1])
  }
  const shown = changes.filter(({ orderId }) => orderId === openVisit)
  const seeShown = useEffectEvent(() => see(shown))
  const isShown = shown.length > 0
  useEffect(() => {
    if (isShown) seeShown()
  }, [isShown])
  return { changes, seeAll: () => see(all) }
}

function keyOf({ orderId, at }: ChangedVisit): string {
  return `${orderId} ${at}`
}
