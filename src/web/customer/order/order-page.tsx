import { lazy, type ReactNode, Suspense } from 'react'
import { orderNumber } from '#domain/order/order-number.ts'
import { isOpenStatus } from '#domain/order/status.ts'
import { useSignedInUser } from '../../client-state.ts'
import { useTranslation } from '../../language.ts'
import { withNonBreakingDay } from '../../text-formats.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { Column } from '../../ui/page.tsx'
import type { Order } from '../booking/order-data.ts'
import { BackLink } from './back-link.tsx'
import { ChangeOrCancel } from './change-or-cancel.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderMove } from './order-move.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderSum } from './order-sum.tsx'
import { ProviderPicture } from './provider-picture.tsx'
import { RebookButton } from './rebook-button.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useCurrentMinute } from './use-current-minute.ts'
import { momentTextWithOtherYear } from './visit-text.ts'

const CancellationReceipt = lazy(async () => ({
  default: (await import('./cancellation-receipt.tsx')).CancellationReceipt,
}))
const MailNote = lazy(async () => ({
  default: (await import('./confirm-mail/mail-note.tsx')).MailNote,
}))

/** The page of an order: facts, price and actions (row ORDER-08). */
export function OrderPage({ order }: { order: Order }) {
  const isProvider = useIsProvider(order)
  if (order.status === 'CANCELLED') {
    return (
      <Column className="pt-6 pb-16 sm:pt-10">
        <div className="mx-auto max-w-[43.5rem]">
          <BackLink />
          <Suspense>
            <CancellationReceipt order={order} isProvider={isProvider} />
          </Suspense>
        </div>
      </Column>
    )
  }
  return (
    <Column className="pt-6 pb-14">
      <OrderDetails order={order} isProvider={isProvider} />
    </Column>
  )
}

/** Whether the viewer is the salon and not the customer. */
function useIsProvider({ customerInfo }: Order): boolean {
  const userName = useSignedInUser()?.userName
  return userName !== undefined && userName !== customerInfo.customerUserName
}

function OrderDetails({ order, isProvider }: { order: Order; isProvider: boolean }) {
  const { t } = useTranslation()
  const now = useCurrentMinute()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_300px] md:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_380px] xl:gap-x-16">
      <div className="min-w-0">
        <BackLink />
        <Title order={order} now={now} />
        {!isProvider && order.move && <OrderMove order={order} move={order.move} />}
        <OrderFacts order={order} now={now} isProvider={isProvider} />
      </div>
      <aside
        aria-label={t('orderDetail.sumAndSalon')}
        className="md:sticky md:top-6 md:col-start-2 md:row-span-2 md:row-start-1"
      >
        <Salon order={order} />
        <OrderSum order={order} isProvider={isProvider} />
      </aside>
      <div className="grid gap-5">
        {!isProvider && <OrderNotes order={order} now={now} />}
        {!isProvider && isMailUnconfirmed(order) && (
          <Suspense>
            <MailNote order={order} />
          </Suspense>
        )}
        {!isProvider && !isMoveOpen(order) && <Actions order={order} />}
      </div>
    </div>
  )
}

/** Whether its customer has not agreed to a move yet: what they can do stands with it then. */
function isMoveOpen({ move }: Order): boolean {
  return move !== null && move.agreedAt === null
}

/** Whether an upcoming order's own mail address gets no mails, because it is not confirmed. */
function isMailUnconfirmed({ status, mailTo, customerInfo }: Order): boolean {
  const typed = customerInfo.customerEmail.toLowerCase()
  return (
    isOpenStatus(status) && typed !== '' && !mailTo.some((each) => each.toLowerCase() === typed)
  )
}

function Title({ order, now }: { order: Order; now: number }) {
  const { t, language } = useTranslation()
  const { appointmentStartTime, timeZone } = order.serviceInfo
  const { userName, fullName } = order.providerInfo
  return (
    <>
      <div className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <StatusBadge status={order.status} />
        <span className="text-sm text-muted">
          {t('orderDetail.number', { number: orderNumber(order.orderId) })}
        </span>
      </div>
      <h1 className="wrap-anywhere first-letter:uppercase">
        {withNonBreakingDay(momentTextWithOtherYear(appointmentStartTime, timeZone, language, now))}
      </h1>
      <p className="mt-1.5 text-muted">
        <MarkedText text={t('orderDetail.at', { salon: fullName })}>
          {(providerName) => (
            <NewTabLink href={`/profile/${encodeURIComponent(userName)}`}>
              {providerName}
            </NewTabLink>
          )}
        </MarkedText>
      </p>
    </>
  )
}

/** Picture, name and address of the salon; on wide screens only. */
function Salon({ order }: { order: Order }) {
  const { userName, fullName, profilePictureUrl, address, cityName } = order.providerInfo
  return (
    <div className="mb-4 hidden items-center gap-3 md:flex">
      <ProviderPicture
        userName={userName}
        pictureUrl={profilePictureUrl}
        className="h-15 w-21 shrink-0 rounded-[10px]"
      />
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">{fullName}</p>
        <p className="text-sm text-muted">{[address, cityName].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  )
}

function Actions({ order }: { order: Order }) {
  if (!isOpenStatus(order.status) || order.reviewable) return <PastOrderActions order={order} />
  return (
    order.changeable && (
      <Row>
        <ChangeOrCancel order={order} />
      </Row>
    )
  )
}

function PastOrderActions({ order }: { order: Order }) {
  const { t } = useTranslation()
  return (
    <Row>
      {order.reviewable && (
        <ButtonLink tone="primary" to="/add-review/$orderId" params={{ orderId: order.orderId }}>
          {t('reviews.write.link')}
        </ButtonLink>
      )}
      <RebookButton orderId={order.orderId} order={order}>
        {t('orderDetail.rebook')}
      </RebookButton>
    </Row>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>
}
