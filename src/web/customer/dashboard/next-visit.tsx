import Navigation from 'lucide-react/icons/navigation'
import { formatDay, formatMoney, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import type { ListedOrder, Order } from '../booking/order-data.ts'
import { directionsUrl } from '../order/directions-url.ts'
import { ProviderLink } from '../order/provider-link.tsx'
import { ProviderPicture } from '../order/provider-picture.tsx'
import { StatusBadge } from '../order/status-badge.tsx'
import { countdownText } from './countdown-text.ts'

interface NextVisitProps {
  listItem: ListedOrder
  /** The order with treatments and address; null if it failed to load. */
  fullOrder: Order | null
  now: number
}

/** The next visit with its countdown (row ORDER-05). */
export function NextVisit({ listItem, fullOrder, now }: NextVisitProps) {
  const { t, language } = useTranslation()
  const { appointmentStartDate, timeZone } = listItem
  const order = fullOrder?.orderId === listItem.bookingId ? fullOrder : null
  const moment = t('dashboard.nextAt', {
    day: formatDay(appointmentStartDate, timeZone, language),
    time: formatTime(appointmentStartDate, timeZone, language),
  })
  return (
    <section
      aria-label={t('dashboard.next')}
      className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-xl bg-surface-accent sm:grid-cols-2"
    >
      <ProviderPicture
        userName={listItem.providerUserName}
        pictureUrl={listItem.profilePictureUrl}
        className="min-h-45 sm:order-last sm:min-h-65 md:min-h-100"
      />
      <div className="flex min-w-0 flex-col items-start justify-center p-5.5 sm:p-8 md:p-11">
        <p className="flex flex-wrap gap-2">
          <Badge tone="surface">
            <span className="first-letter:uppercase">
              {countdownText(t, listItem, language, now)}
            </span>
          </Badge>
          <StatusBadge status={listItem.status} />
        </p>
        <h2 className="mt-3.5 mb-2 text-[clamp(1.5rem,3vw,2.125rem)] leading-[1.15]">
          <ProviderLink userName={listItem.providerUserName} name={listItem.providerFullName} />
          <span className="mt-1 block first-letter:uppercase">{withNonBreakingSpaces(moment)}</span>
        </h2>
        <p className="text-muted">{order ? treatmentsOf(order, language) : listItem.serviceName}</p>
        {order && <p className="text-muted">{withNonBreakingSpaces(order.serviceInfo.location)}</p>}
        <p className="mt-2 font-strong">
          <span className="sr-only">{t('dashboard.total')} </span>
          {formatMoney(listItem.totalPrice, language)}
        </p>
        <div className="mt-5.5 flex flex-wrap gap-2.5">
          <ButtonLink
            tone="primary"
            to="/bookings/$orderId"
            params={{ orderId: listItem.bookingId }}
          >
            {t('dashboard.view')}
          </ButtonLink>
          {order?.customerInfo.serviceLocation === 'SALON' && (
            <RouteLink place={order.serviceInfo.location} />
          )}
        </div>
      </div>
    </section>
  )
}

function RouteLink({ place }: { place: string }) {
  const { t } = useTranslation()
  return (
    <NewTabLink href={directionsUrl(place)} className={buttonClasses({})}>
      <Icon of={Navigation} size="sm" />
      {t('orderDetail.route')}
      <span className="sr-only">{t('orderDetail.routeTo', { place })}</span>
    </NewTabLink>
  )
}

function treatmentsOf({ items }: Order, language: Language): string {
  const names = items.map(({ serviceNames }) => serviceNames[language])
  return new Intl.ListFormat(language).format(names)
}

/** '6 December' and '3551 CR' stay on one line. */
function withNonBreakingSpaces(text: string): string {
  return text.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0')
}
