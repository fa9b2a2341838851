import Tag from 'lucide-react/icons/tag'
import { formatDay, formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProviderPicture } from '../order/provider-picture.tsx'
import type { NearPromotion } from './dashboard.ts'

/** A promotion of a nearby salon with its conditions (row ORDER-05). */
export function PromotionPanel({ promotion }: { promotion: NearPromotion }) {
  const { t, language } = useTranslation()
  const { provider, title, minimumOrderAmount, endDate, discountPercentage, flatRateOff } =
    promotion
  const values = {
    discount:
      discountPercentage === null
        ? t('dashboard.promotion.amount', { amount: formatMoney(flatRateOff ?? 0, language) })
        : t('dashboard.promotion.percentage', { percentage: discountPercentage }),
    // A plain date without a time zone.
    day: formatDay(endDate, 'UTC', language, 'dayMonth'),
    minimum: formatMoney(minimumOrderAmount, language),
  }
  return (
    <section
      aria-labelledby="promotion"
      className="grid overflow-hidden rounded-xl border border-dashed border-accent sm:grid-cols-[minmax(0,1fr)_160px] md:grid-cols-[minmax(0,1fr)_240px]"
    >
      <div className="p-5 sm:p-8">
        <Badge tone="accent" className="max-w-full">
          <Icon of={Tag} size="sm" />
          <span className="truncate">{provider.fullName}</span>
        </Badge>
        <h2 id="promotion" className="mt-3 mb-1.5 text-[1.625rem] leading-8 hyphens-auto">
          {title}
        </h2>
        <p className="mb-4.5 text-muted">
          {t(
            minimumOrderAmount > 0 ? 'dashboard.promotion.fromUntil' : 'dashboard.promotion.until',
            values,
          )}{' '}
          {t('promotion.inOverview')}
        </p>
        <ButtonLink to="/profile/$id" params={{ id: provider.userName }}>
          {t('dashboard.promotion.times')}
          <span className="sr-only">
            {t('dashboard.promotion.timesAt', { salon: provider.fullName })}
          </span>
        </ButtonLink>
      </div>
      <ProviderPicture
        userName={provider.userName}
        pictureUrl={provider.profilePictureUrl}
        className="min-h-30 max-sm:order-first"
      />
    </section>
  )
}
