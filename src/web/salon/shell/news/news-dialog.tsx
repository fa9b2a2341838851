import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import CalendarCog from 'lucide-react/icons/calendar-cog'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarX from 'lucide-react/icons/calendar-x'
import Inbox from 'lucide-react/icons/inbox'
import Star from 'lucide-react/icons/star'
import { useEffect, useEffectEvent, useState } from 'react'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { api } from '../../workspace-api.ts'
import { type News, type NewsList, newsQuery } from '../news-query.ts'
import type { OwnSalon } from '../own-salons.ts'

interface NewsDialogProps {
  salon: OwnSalon
  loaded: NewsList
  onClose: () => void
}

/** What customers did lately, the latest first; what was new stays marked until it is closed (WORK-197). */
export function NewsDialog({ salon, loaded, onClose }: NewsDialogProps) {
  const { t } = useTranslation()
  const [{ news, timeZone }] = useState(loaded)
  useSeen(salon.userName, loaded)
  return (
    <Dialog title={t('workspace.news.title')} closeLabel={t('common.close')} onClose={onClose}>
      {news.length === 0 && <p className="pt-3 text-muted">{t('workspace.news.none')}</p>}
      <ul className="divide-y divide-line">
        {news.map((each) => (
          <li key={each.newsId}>
            <NewsLink
              userName={salon.userName}
              news={each}
              timeZone={timeZone}
              onFollow={onClose}
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-2">
        <Link
          to="/salon/$userName/settings"
          params={{ userName: salon.userName }}
          hash="notifications"
          onClick={onClose}
          className="inline-flex min-h-11 items-center font-strong underline underline-offset-3"
        >
          {t('workspace.news.device')}
        </Link>
      </p>
    </Dialog>
  )
}

/** Says once that everything that was loaded is seen; the count in the bar goes at once. */
function useSeen(userName: string, { news, newCount }: NewsList): void {
  const { language } = useTranslation()
  const queries = useQueryClient()
  const see = useEffectEvent(async () => {
    const [latest] = news
    if (!latest || newCount === 0) return
    const { queryKey } = newsQuery(userName, language)
    const answer = await api('seeNews', { params: { userName }, body: { until: latest.at } })
    if (answer.ok) await queries.invalidateQueries({ queryKey })
  })
  useEffect(() => void see(), [])
}

interface NewsLinkProps {
  userName: string
  news: News
  timeZone: string
  onFollow: () => void
}

const ICONS: Record<News['kind'], LucideIcon> = {
  request: Inbox,
  booking: CalendarPlus,
  change: CalendarCog,
  cancellation: CalendarX,
  review: Star,
}

function NewsLink({ userName, news, timeZone, onFollow }: NewsLinkProps) {
  const { t, language } = useTranslation()
  const { kind, at, customerName, serviceName, appointmentStartTime, rating, isNew } = news
  const momentOf = (time: string) =>
    `${formatDay(time, timeZone, language, 'brief')}, ${formatTime(time, timeZone, language)}`
  const name = customerName || t('workspace.requests.someone')
  const details = [
    appointmentStartTime && momentOf(appointmentStartTime),
    rating !== null && t('workspace.news.stars', { count: rating }),
    serviceName,
  ]
  return (
    <Link
      {...placeOf(userName, news, timeZone)}
      onClick={onFollow}
      className="flex items-start gap-3 py-3 text-text no-underline hover:bg-surface-soft"
    >
      <Icon of={ICONS[kind]} className="mt-0.5 text-muted" />
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block font-strong">{t(`workspace.news.kinds.${kind}`, { name })}</span>
        <span className="block text-sm text-muted">{details.filter(Boolean).join(' · ')}</span>
        <span className="block text-sm text-muted">
          {t('workspace.news.at', { at: momentOf(at) })}
        </span>
      </span>
      {isNew && <Badge tone="warning">{t('workspace.news.isNew')}</Badge>}
    </Link>
  )
}

/** Where a member acts on it: the requests, the visit on the agenda, or the reviews. */
function placeOf(userName: string, news: News, timeZone: string) {
  const params = { userName }
  const { kind, orderId, isWaiting, appointmentStartTime } = news
  if (kind === 'review') return { to: '/salon/$userName/reviews', params } as const
  if (isWaiting) {
    return { to: '/salon/$userName/requests', params, hash: `request-${orderId}` } as const
  }
  const day = appointmentStartTime ? dayIn(timeZone, appointmentStartTime) : ''
  const search = { ...(isPlainDate(day) && { day }), ...(orderId && { visit: orderId }) }
  return { to: '/salon/$userName/agenda', params, search } as const
}
