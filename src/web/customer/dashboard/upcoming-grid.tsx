import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatMoney } from '#messages/format.ts'
import { type CoverStyle, coverStyles } from '../../art/cover/cover-style.ts'
import { useTranslation } from '../../language.ts'
import type { ListedOrder } from '../booking/order-data.ts'
import { ProviderLink } from '../order/provider-link.tsx'
import { ProviderPicture } from '../order/provider-picture.tsx'
import { StatusBadge } from '../order/status-badge.tsx'
import { momentTextWithOtherYear } from '../order/visit-text.ts'
import { countdownText } from './countdown-text.ts'

const columns = 3

/** The visits after the next one (row ORDER-06). */
export function UpcomingGrid({ orders, now }: { orders: readonly ListedOrder[]; now: number }) {
  const { t } = useTranslation()
  const names = orders.map(({ providerUserName }) => providerUserName).join(' ')
  const covers = useMemo(() => coverStyles(names.split(' '), columns), [names])
  return (
    <section aria-labelledby="after">
      <h2 id="after" className="mb-4 text-[1.625rem]">
        {t('dashboard.after')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
        {orders.map((order, index) => (
          <li key={order.bookingId}>
            <UpcomingCard order={order} cover={covers[index]} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface UpcomingCardProps {
  order: ListedOrder
  cover: CoverStyle | undefined
  now: number
}

function UpcomingCard({ order, cover, now }: UpcomingCardProps) {
  const { t, language } = useTranslation()
  const { appointmentStartDate, providerFullName, providerUserName, timeZone } = order
  const moment = momentTextWithOtherYear(appointmentStartDate, timeZone, language, now)
  return (
    <article className="card grid h-full overflow-hidden sm:max-md:grid-cols-[220px_minmax(0,1fr)]">
      <ProviderPicture
        userName={providerUserName}
        pictureUrl={order.profilePictureUrl}
        cover={cover}
        className="aspect-video sm:max-md:aspect-auto sm:max-md:min-h-37.5"
      />
      <div className="flex flex-col px-5 pt-4.5 pb-3">
        <p className="mb-2 flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1">
          <StatusBadge status={order.status} />
          <span className="text-sm text-muted">{countdownText(t, order, language, now)}</span>
        </p>
        <h3 className="text-lg">
          <ProviderLink userName={providerUserName} name={providerFullName} />
        </h3>
        <p className="mt-1 mb-3.5 text-sm text-muted first-letter:uppercase">{moment}</p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-strong whitespace-nowrap">
            {formatMoney(order.totalPrice, language)}
          </span>
          <Link
            to="/bookings/$orderId"
            params={{ orderId: order.bookingId }}
            className="link inline-flex min-h-11 items-center"
          >
            {t('dashboard.view')}
            <span className="sr-only">
              {t('dashboard.viewAt', { salon: providerFullName, moment })}
            </span>
          </Link>
        </p>
      </div>
    </article>
  )
}
