import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { checkRestriction, RESTRICTION_KINDS } from '#domain/restriction/restriction.ts'
import { formatDutchDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { DecisionDialog, useDecisionTexts } from './decision-dialog.tsx'
import { DecisionList } from './decision-list.tsx'
import { OrdersAndReports } from './orders-and-reports.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { SalonCover } from './salon-cover.tsx'
import { SalonFacts } from './salon-facts.tsx'
import { SalonStory } from './salon-story.tsx'
import { type SalonDetail, salonQuery } from './salons-query.ts'
import { StateBadge } from './state-badge.tsx'
import { ViewDialog } from './view-dialog.tsx'

/** A salon with all that belongs to it, and what an operator can decide about it (DESK-112). */
export function SalonPage({ providerId }: { providerId: string }) {
  const { t, language } = useTranslation()
  const query = useQuery(salonQuery(providerId))
  const detail = query.data
  const back = { to: '/desk/salons', label: t('deskSalons.title') } as const
  if (!detail)
    return (
      <DeskPage title={t('deskSalons.title')} back={back}>
        {query.error ? (
          <LoadFailure
            title={t('deskSalons.salonFailed')}
            refusal={query.error.cause as RefusalCode}
            isLoading={query.isFetching}
            onRetry={query.refetch}
          />
        ) : (
          <Skeleton className="h-60" />
        )}
      </DeskPage>
    )
  const { salon } = detail
  return (
    <DeskPage
      title={
        <span className="flex items-center gap-4">
          <SalonCover salon={salon} size={56} className="size-14" />
          <span className="min-w-0">{salon.fullName}</span>
        </span>
      }
      tabTitle={salon.fullName}
      back={back}
      lead={
        <span className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
          <StateBadge {...salon} />
          {t('deskSalons.since', { day: formatDutchDay(Date.parse(salon.since), language) })}
        </span>
      }
      action={
        salon.state === 'live' && (
          <a
            href={`/profile/${salon.userName}`}
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            {t('deskSalons.viewPage')}
          </a>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_21.75rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <SalonFacts detail={detail} />
          <DecisionList salon={salon} />
          <OrdersAndReports detail={detail} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:sticky xl:top-6">
          <Intervene detail={detail} />
          <SalonStory providerId={salon.providerId} />
        </div>
      </div>
    </DeskPage>
  )
}

const TONES = { pause: 'outlined', hide: 'danger-outlined', end: 'danger-outlined' } as const

function Intervene({ detail }: { detail: SalonDetail }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'pause' | 'hide' | 'end' | 'view' | 'plan' | null>(null)
  const { salon } = detail
  const stored = useDecisionTexts(salon.providerId)
  const close = () => setOpened(null)
  const possible = RESTRICTION_KINDS.filter(
    (kind) => !checkRestriction(kind, { state: salon.state, isEnding: salon.endsAt !== null }),
  )
  return (
    <aside aria-label={t('deskSalons.intervene.title')} className="min-w-0">
      <div className="rounded-lg border border-line bg-surface p-5">
        <h2 className="text-xl">{t('deskSalons.intervene.title')}</h2>
        <p className="mt-1.5 mb-4 text-sm text-muted">{t('deskSalons.intervene.text')}</p>
        <div className="grid gap-2.5">
          {possible.map((kind) => (
            <Button key={kind} full tone={TONES[kind]} onClick={() => setOpened(kind)}>
              {t(`deskSalons.intervene.${kind}`)}
            </Button>
          ))}
          <Button full onClick={() => setOpened('view')}>
            {t('deskSalons.intervene.view')}
          </Button>
          <Button full tone="quiet" onClick={() => setOpened('plan')}>
            {t('deskSalons.intervene.plan')}
          </Button>
        </div>
      </div>
      {(opened === 'pause' || opened === 'hide' || opened === 'end') && (
        <DecisionDialog kind={opened} salon={salon} stored={stored} onClose={close} />
      )}
      {opened === 'view' && <ViewDialog salon={salon} onClose={close} />}
      {opened === 'plan' && <PlanDialog salon={salon} onClose={close} />}
    </aside>
  )
}
