import { useQuery } from '@tanstack/react-query'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { useNowByMinute } from '../../use-now-by-minute.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { type Desk, deskQuery } from '../shell/desk-query.ts'
import { DetailLayout } from '../shell/detail-layout.tsx'
import { HealthStrip } from '../shell/health-strip.tsx'
import { LatestActs } from './latest-acts.tsx'
import { MarketDay } from './market-day.tsx'
import { WorkList } from './work-list.tsx'

/** What waits, the oldest first, and how the installation does (DESK-011, DESK-013). */
export function TodayPage({ desk: loaded }: { desk: Desk }) {
  const { t, language } = useTranslation()
  const { data: desk } = useQuery(deskQuery(loaded))
  const day = formatDay(`${desk.today}T12:00Z`, DUTCH_ZONE, language, 'full')
  const [name = ''] = desk.operator.name.split(' ')
  const lead = t('desk.today.lead', { day: capital(day), work: useWorkText(desk) })
  return (
    <DeskPage
      title={t(`desk.today.${partOfDay(useNowByMinute())}`, { name })}
      tabTitle={t('desk.places.today')}
      lead={lead}
    >
      <HealthStrip />
      <DetailLayout asideLabel={t('desk.today.aside')} aside={<Aside desk={desk} />}>
        <WorkList operator={desk.operator} />
      </DetailLayout>
    </DeskPage>
  )
}

function Aside({ desk }: { desk: Desk }) {
  return (
    <>
      <MarketDay liveProviders={desk.liveProviders} />
      <LatestActs />
    </>
  )
}

function useWorkText(desk: Desk): string {
  const { t } = useTranslation()
  const count = desk.work.reduce((sum, { open }) => sum + open, 0)
  const due = desk.work.reduce((sum, kind) => sum + kind.due, 0)
  if (count === 0) return t('desk.today.nothing')
  return due > 0 ? t('desk.today.waitingDue', { count, due }) : t('desk.today.waiting', { count })
}

function partOfDay(now: number): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(formatTime(now, DUTCH_ZONE, 'nl').slice(0, 2))
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
