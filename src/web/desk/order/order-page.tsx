import { useQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { orderNumber } from '#domain/order/order-number.ts'
import { badgeTone } from '#domain/order/status.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { DetailLayout } from '../shell/detail-layout.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useStoredTexts } from '../shell/use-stored-texts.ts'
import { OrderHelp } from './order-help.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderParties } from './order-parties.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { type DeskOrder, orderQuery } from './orders-query.ts'
import { StatusDialog } from './status-dialog.tsx'

/** One order: what happened, and what an operator can do (DESK-151). */
export function OrderPage({ orderId }: { orderId: string }) {
  const { t } = useTranslation()
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(orderId))
  const back = { to: '/desk/orders', label: t('desk.places.orders') } as const
  if (order) return <Loaded order={order} back={back} />
  const isGone = error?.cause === 'not-found'
  return (
    <DeskPage title={orderNumber(orderId)} back={back}>
      {isGone && <p>{t('deskOrders.one.gone')}</p>}
      {error && !isGone && (
        <LoadFailure
          title={t('deskOrders.one.failed')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && <Skeleton className="h-56 rounded-lg" />}
    </DeskPage>
  )
}

interface LoadedProps {
  order: DeskOrder
  back: { to: '/desk/orders'; label: string }
}

function Loaded({ order, back }: LoadedProps) {
  const { t, language } = useTranslation()
  const [isChanging, setChanging] = useState(false)
  const [{ reason }, keep] = useStoredTexts({ reason: '' })
  const { startTime, timeZone, customer, provider } = order
  const day = formatDay(startTime, timeZone, language, 'fullYear')
  const lead = {
    customer: customer.name || t('deskOrders.noName'),
    salon: provider.name,
  }
  return (
    <DeskPage
      back={back}
      tabTitle={orderNumber(order.orderId)}
      title={
        <span className="inline-block first-letter:capitalize">
          {day}, {formatTime(startTime, timeZone, language)}
        </span>
      }
      lead={t('deskOrders.one.lead', lead)}
      action={<NumberLine order={order} />}
    >
      <DetailLayout
        asideLabel={t('deskOrders.one.help')}
        aside={
          <>
            <OrderHelp order={order} onChange={() => setChanging(true)} />
            <OrderParties order={order} />
          </>
        }
      >
        <OrderTimeline order={order} />
        <OrderItems order={order} />
      </DetailLayout>
      {isChanging && (
        <StatusDialog
          order={order}
          reason={reason}
          onReason={(written) => keep({ reason: written })}
          onClose={() => setChanging(false)}
        />
      )}
    </DeskPage>
  )
}

function NumberLine({ order: { orderId, status } }: { order: DeskOrder }) {
  const { t } = useTranslation()
  const number = orderNumber(orderId)
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => showToast('success', t('deskOrders.one.copied')),
      () => showToast('failure', t('deskOrders.one.notCopied')),
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Badge tone={badgeTone(status)}>{t(`order.status.${status}`)}</Badge>
      <span className="font-medium whitespace-nowrap">{number}</span>
      <Button size="sm" tone="quiet" onClick={() => void copy()}>
        <Icon of={Copy} size="sm" />
        {t('deskOrders.one.copy')}
      </Button>
    </div>
  )
}
