import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type TextContext, timeLeftText, timeText } from '../request/request-text.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import type { OwnSalon } from '../shell/own-salons.ts'
import { PanelShell } from '../shell/panel-shell.tsx'
import { MoveForm } from './move-form.tsx'
import { VisitDetails } from './visit-details.tsx'
import { type Visit, visitQuery } from './visit-query.ts'
import { STATE_ICONS, STATE_TONES, visitState } from './visit-state.ts'

interface VisitPanelProps {
  salon: OwnSalon
  orderId: string
  /** Set when it offers another time; `wanted` is a start that was chosen on the agenda. */
  move: { wanted: string | null } | undefined
  /** Beside the agenda; else a sheet over it. */
  isDesktop: boolean
  /** Epoch ms. */
  now: number
  onMove: (isMoving: boolean) => void
  onClose: () => void
}

/** All about a visit, and what a member can do with it (WORK-09). */
export function VisitPanel({ salon, orderId, move, isDesktop, now, ...props }: VisitPanelProps) {
  const { onMove, onClose } = props
  const { t, language } = useTranslation()
  const query = useQuery(visitQuery(salon.userName, orderId, language))
  const refusal = query.error && (query.error.cause as RefusalCode)
  const timeZone = query.data?.timeZone ?? DUTCH_ZONE
  const context = useMemo(() => ({ t, language, timeZone, now }), [t, language, timeZone, now])
  const visit = query.data?.visit
  const content = (
    <>
      {refusal && (
        <LoadFailure
          title={t('agenda.visitFailed')}
          refusal={refusal}
          loaded={visit && { at: query.dataUpdatedAt, timeZone }}
          isLoading={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {query.isPending && <Skeleton className="h-80 rounded-lg" />}
      {visit && move && (
        <MoveForm
          key={move.wanted} // dragged again, it begins with that time
          userName={salon.userName}
          current={visit}
          context={context}
          wanted={move.wanted}
          onDone={() => onMove(false)}
        />
      )}
      {visit && !move && (
        <VisitDetails salon={salon} visit={visit} context={context} onMove={() => onMove(true)} />
      )}
    </>
  )
  const title = visit ? titleOf(visit, Boolean(move), context) : t('agenda.visit')
  return (
    <PanelShell title={title} isDesktop={isDesktop} onClose={onClose}>
      {visit && <Lead visit={visit} context={context} />}
      {content}
    </PanelShell>
  )
}

function titleOf(visit: Visit, isMoving: boolean, { t }: TextContext): string {
  const name = visit.customerName || t('agenda.someone')
  return isMoving ? t('agenda.move.title', { name }) : name
}

function Lead({ visit, context }: { visit: Visit; context: TextContext }) {
  const { t, now } = context
  const state = visitState(visit, now)
  const time = { appointmentStartTime: visit.startTime, appointmentEndTime: visit.endTime }
  return (
    <div className="mb-4 grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2.5 text-sm text-muted">
        <Badge tone={STATE_TONES[state]}>
          <Icon of={STATE_ICONS[state]} size="sm" />
          {t(`agenda.states.${state}`)}
        </Badge>
        {visit.answerBy && timeLeftText(visit.answerBy, context)}
      </p>
      <p className="text-muted">{timeText(time, context)}</p>
      {visit.waits.map(({ startTime, endTime }) => (
        <p key={startTime} className="text-sm text-muted">
          {t('agenda.waits.inPanel', {
            start: formatTime(startTime, context.timeZone, context.language),
            end: formatTime(endTime, context.timeZone, context.language),
          })}
        </p>
      ))}
      {visit.series.length > 1 && (
        <p className="text-sm text-muted">
          {t('agenda.series.place', {
            place: visit.series.findIndex(({ orderId }) => orderId === visit.orderId) + 1,
            count: visit.series.length,
          })}
        </p>
      )}
    </div>
  )
}
