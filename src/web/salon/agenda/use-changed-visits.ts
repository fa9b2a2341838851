import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { type ChangedVisit, newsQuery } from '../shell/news-query.ts'
import { api } from '../workspace-api.ts'

const NONE: readonly ChangedVisit[] = []

/**
 * What others changed since the member looked, the oldest change first, without what was opened on this page (WORK-200).
 * What was seen is written, so that it is marked nowhere else.
 * @param openVisit the order whose panel is open
 */
export function useChangedVisits(userName: string, openVisit: string | undefined) {
  const { language } = useTranslation()
  const queries = useQueryClient()
  const news = newsQuery(userName, language)
  const all = useQuery(news).data?.changedVisits ?? NONE
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const changes = useMemo(() => all.filter((change) => !opened.has(keyOf(change))), [all, opened])
  const write = async (last: ChangedVisit | undefined, isAlone: boolean) => {
    if (!last) return
    const of = isAlone ? { orderId: last.orderId } : {}
    const body = { until: last.at, seen: 'agenda', ...of } as const
    const answer = await api('seeNews', { params: { userName }, body })
    if (answer.ok) await queries.invalidateQueries({ queryKey: news.queryKey })
  }
  const shown = changes.find(({ orderId }) => orderId === openVisit)
  const seeShown = useEffectEvent(() => {
    if (!shown) return
    setOpened(new Set([...opened, keyOf(shown)]))
    void write(shown, true)
  })
  const isShown = shown !== undefined
  useEffect(() => {
    if (isShown) seeShown()
  }, [isShown])
  const seeAll = () => {
    setOpened(new Set([...opened, ...all.map(keyOf)]))
    void write(all.at(-1), false)
  }
  return { changes, seeAll }
}

function keyOf({ orderId, at }: ChangedVisit): string {
  return `${orderId} ${at}`
}
