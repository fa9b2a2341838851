import { Link } from '@tanstack/react-router'
import { formatDay, formatTenths, formatTime } from '#messages/format.ts'
import { CoverPicture } from '../../../art/cover-picture.tsx'
import { useTranslation } from '../../../language.ts'
import { profileLink } from '../results/profile-link.ts'
import { Rating } from '../results/rating.tsx'
import { relativeDay } from '../results/relative-day.ts'
import type { Provider } from '../search-results.ts'

/** The card of the selected salon on the map. */
export function MapCard({ provider, requestedAt }: { provider: Provider; requestedAt: number }) {
  const { t, language } = useTranslation()
  const { fullName, username, distance, physicalLocation, serviceAvailability } = provider
  const place =
    serviceAvailability === 'DOORSTEP' ? t('search.card.onlyAtHome') : physicalLocation.address
  const distanceText =
    distance !== null && t('common.kilometres', { distance: formatTenths(distance, language) })
  return (
    <article className="grid grid-cols-[88px_minmax(0,1fr)] xs:grid-cols-[112px_minmax(0,1fr)]">
      <div className="relative min-h-full bg-surface-accent">
        <CoverPicture
          userName={username}
          eager
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="min-w-0 px-4 py-3.5">
        <h2 className="pr-8 text-lg leading-6">
          <Link
            {...profileLink(username)}
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {fullName}
          </Link>
        </h2>
        <p className="mt-0.5 mb-1 text-sm text-muted">
          {[place, distanceText].filter(Boolean).join(' · ')}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Rating rating={provider.rating} count={provider.numberOfReviews} />
          <FirstFree provider={provider} requestedAt={requestedAt} />
        </div>
      </div>
    </article>
  )
}

function FirstFree({ provider, requestedAt }: { provider: Provider; requestedAt: number }) {
  const { t, language } = useTranslation()
  const { firstAvailable, timeZone } = provider
  if (!firstAvailable) return null
  const day = relativeDay(firstAvailable, timeZone, requestedAt)
  const label =
    day === 'later'
      ? formatDay(firstAvailable, timeZone, language, 'short')
      : t(`search.availabilityDay.${day}`)
  return (
    <p className="text-sm font-strong text-success first-letter:uppercase">
      {label} {formatTime(firstAvailable, timeZone, language)}
    </p>
  )
}
