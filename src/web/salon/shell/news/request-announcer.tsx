import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { showToast } from '../../../ui/toast.tsx'
import { newsQuery } from '../news-query.ts'

interface RequestAnnouncerProps {
  userName: string
  /** On the page of the requests, which announces them itself, nothing is shown. */
  isQuiet: boolean
}

/** Announces requests that arrive while a page of the workspace is open (WORK-249). */
export function RequestAnnouncer({ userName, isQuiet }: RequestAnnouncerProps) {
  const { t, language } = useTranslation()
  const { data } = useQuery(newsQuery(userName, language))
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!data) return
    const requests = data.news.filter(({ kind, isWaiting }) => kind === 'request' && isWaiting)
    const added = requests.filter(({ newsId }) => known.current?.has(newsId) === false)
    known.current = new Set(data.news.map(({ newsId }) => newsId))
    if (isQuiet) return
    for (const { customerName, appointmentStartTime } of added) {
      if (!appointmentStartTime) continue
      const name = customerName || t('workspace.requests.someone')
      const day = formatDay(appointmentStartTime, data.timeZone, language)
      const time = formatTime(appointmentStartTime, data.timeZone, language)
      showToast('info', t('workspace.requests.arrived', { name, when: `${day} ${time}` }))
    }
  }, [data, isQuiet, language, t])
  return null
}
