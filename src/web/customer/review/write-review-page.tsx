import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import { isCancelledOrMissed } from '#domain/order/status.ts'
import { hasTakenPlace } from '#domain/review/review-eligibility.ts'
import { formatDay } from '#messages/format.ts'
import { useSignedInUser } from '../../client-state.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { Column } from '../../ui/page.tsx'
import type { Order } from '../booking/order-data.ts'
import { ProviderPicture } from '../order/provider-picture.tsx'
import { ReviewConfirmation, type ReviewInput } from './review-form/review-confirmation.tsx'
import { ReviewForm } from './review-form/review-form.tsx'

/** The review form, or the confirmation once it is sent (row REVIEW-03). */
export function WriteReviewPage({ order }: { order: Order }) {
  const [input, setInput] = useState<ReviewInput | null>(null)
  if (input) return <ReviewConfirmation order={order} input={input} />
  return (
    <Column width="form" className="pt-6 pb-14">
      <Heading order={order} />
      {order.reviewable ? (
        <ReviewForm order={order} onSent={setInput} />
      ) : (
        <NotReviewableNote order={order} />
      )}
    </Column>
  )
}

function Heading({ order }: { order: Order }) {
  const { t, language } = useTranslation()
  const { userName, fullName, profilePictureUrl } = order.providerInfo
  const { serviceName, appointmentStartTime, timeZone } = order.serviceInfo
  return (
    <>
      <Link
        to="/bookings/$orderId"
        params={{ orderId: order.orderId }}
        className="link mb-2 inline-flex items-center gap-1.5 py-2.5"
      >
        <Icon of={ArrowLeft} size="sm" />
        {t('reviews.write.back')}
      </Link>
      <div className="mb-6 flex items-center gap-4">
        <ProviderPicture
          userName={userName}
          pictureUrl={profilePictureUrl}
          className="h-18 w-24 shrink-0 rounded-[10px]"
        />
        <div className="min-w-0">
          <h1 lang="nl" className="wrap-anywhere hyphens-auto">
            {fullName}
          </h1>
          <p className="text-sm text-muted">
            {`${serviceName}, ${formatDay(appointmentStartTime, timeZone, language)}`}
          </p>
        </div>
      </div>
    </>
  )
}

/** Says why the order cannot be reviewed. */
function NotReviewableNote({ order }: { order: Order }) {
  const { t } = useTranslation()
  const isCustomer = useSignedInUser()?.userName === order.customerInfo.customerUserName
  const endsAt = Date.parse(order.serviceInfo.appointmentEndTime)
  const [openedAt] = useState(Date.now)
  const isOver = hasTakenPlace({ status: order.status, endsAt }, openedAt)
  const beforeOrAfter = t(isOver ? 'refusals.already-reviewed' : 'refusals.not-reviewable')
  const asMember = order.isByMember && t('reviews.write.notByMembers')
  const reason = isCancelledOrMissed(order.status)
    ? t('reviews.write.didNotTakePlace')
    : asMember || beforeOrAfter
  return (
    <>
      <Note tone="info" icon={Info}>
        {isCustomer ? reason : t('reviews.write.onlyCustomer')}
      </Note>
      <ButtonLink to="/reviews/$id" params={{ id: order.providerUserName }} className="mt-5">
        {t('reviews.all')}
      </ButtonLink>
    </>
  )
}
