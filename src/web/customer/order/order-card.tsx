import { isCancelledOrMissed } from '#domain/order/status.ts'
import { formatDay, formatMoney } from '#messages/format.ts'
import type { CoverStyle } from '../../art/cover/cover-style.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classes } from '../../ui/classes.ts'
import type { ListedOrder } from '../booking/order-data.ts'
import { ProviderLink } from './provider-link.tsx'
import { ProviderPicture } from './provider-picture.tsx'
import { RebookButton } from './rebook-button.tsx'
import { StatusBadge } from './status-badge.tsx'
import { countdownText, momentTextWithOtherYear } from './visit-text.ts'

interface OrderCardProps {
  order: ListedOrder
  cover: CoverStyle | undefined
  /** Whether to show the days until the visit. */
  isUpcoming: boolean
  now: number
}

/** An order in the list: salon, time, status and total (row ORDER-07). */
export function OrderCard({ order, cover, isUpcoming, now }: OrderCardProps) {
  const { t, language } = useTranslation()
  const { appointmentStartDate, orderDate, providerUserName, timeZone } = order
  const moment = momentTextWithOtherYear(appointmentStartDate, timeZone, language, now)
  const countdown = isUpcoming && countdownText(t, appointmentStartDate, timeZone, now)
  return (
    <article className="card grid grid-cols-[56px_minmax(0,1fr)] gap-x-3.5 overflow-hidden p-3.5 xs:grid-cols-[72px_minmax(0,1fr)] sm:grid-cols-[168px_minmax(0,1fr)_auto] sm:gap-x-6 sm:p-0">
      <ProviderPicture
        userName={providerUserName}
        pictureUrl={order.profilePictureUrl}
        cover={cover}
        className={classes(
          'aspect-square self-start rounded-md sm:aspect-auto sm:min-h-33 sm:self-stretch sm:rounded-none',
          isCancelledOrMissed(order.status) && 'opacity-62',
        )}
      />
      <div className="min-w-0 sm:py-4.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <StatusBadge status={order.status} />
          {countdown && <span className="text-sm text-muted">{countdown}</span>}
        </p>
        <h3 className="mt-2 mb-0.5 text-[1.25rem] leading-6.5">
          <ProviderLink userName={providerUserName} name={order.providerFullName} />
        </h3>
        <p className="text-muted first-letter:uppercase">{moment}</p>
        <p className="text-sm text-subtle">
          {t('order.bookedOn', { day: formatDay(orderDate, timeZone, language, 'dayMonth') })}
        </p>
      </div>
      <div className="col-span-full mt-3 flex items-center justify-between gap-2 border-t border-line pt-3 sm:col-auto sm:mt-0 sm:flex-col sm:items-end sm:border-0 sm:py-4.5 sm:pr-6">
        <span className="serif whitespace-nowrap text-xl">
          {formatMoney(order.totalPrice, language)}
        </span>
        <div className="flex flex-wrap justify-end gap-2 sm:flex-col-reverse">
          {!isUpcoming && (
            <RebookButton size="sm" orderId={order.bookingId}>
              {t('order.rebook')}
              <span className="sr-only">
                {t('order.rebookAt', { salon: order.providerFullName, moment })}
              </span>
            </RebookButton>
          )}
          {order.reviewable && (
            <ButtonLink
              size="sm"
              tone="soft"
              to="/add-review/$orderId"
              params={{ orderId: order.bookingId }}
            >
              {t('reviews.write.link')}
              <span className="sr-only">
                {t('reviews.write.linkOf', { salon: order.providerFullName, moment })}
              </span>
            </ButtonLink>
          )}
          <ButtonLink size="sm" to="/bookings/$orderId" params={{ orderId: order.bookingId }}>
            {t('order.view')}
            <span className="sr-only">
              {t('order.viewAt', { salon: order.providerFullName, moment })}
            </span>
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
