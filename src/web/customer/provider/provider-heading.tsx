import House from 'lucide-react/icons/house'
import MapPin from 'lucide-react/icons/map-pin'
import { useEffect, useRef } from 'react'
import { formatTenths } from '#messages/format.ts'
import { portraitAddress } from '../../art/art-address.ts'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { Star } from '../../ui/stars.tsx'
import { placeText } from '../booking/place-text.ts'
import type { ProviderPageData } from '../booking/provider-data.ts'
import { hasChangedStep } from '../booking/step-focus.ts'
import { FavouriteButton } from '../favourite/favourite-button.tsx'
import { NextFreeLine } from '../schedule/next-free-line.tsx'
import { OpenNow } from '../schedule/opening-hours.tsx'
import type { VisitQuery } from '../schedule/slots-query.ts'

interface ProviderHeadingProps {
  data: ProviderPageData
  /** The visit to find the next free time for. */
  visitQuery: VisitQuery | null
}

/** Portrait, name, rating, place, opening state and intro of a salon. */
export function ProviderHeading({ data, visitQuery }: ProviderHeadingProps) {
  const { t } = useTranslation()
  const { profile, businessProfile } = data.info
  const isAtHome = businessProfile.serviceAvailability === 'DOORSTEP'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasChangedStep()) heading.current?.focus({ preventScroll: true })
  }, [])
  const firstFree = visitQuery && (
    <NextFreeLine visitQuery={visitQuery} timeZone={data.timeZone} withIcon className="text-base" />
  )
  return (
    <>
      <div className="flex flex-wrap items-start gap-4">
        <img
          src={profile.profilePictureUrl || portraitAddress(profile.userName)}
          alt=""
          width={64}
          height={64}
          className="size-14 shrink-0 rounded-full bg-surface-accent object-cover xs:size-16"
        />
        <div className="min-w-0 grow basis-44">
          <div className="flex items-start gap-4">
            <h1
              ref={heading}
              tabIndex={-1}
              lang="nl"
              className="min-w-0 grow hyphens-auto outline-none"
            >
              {profile.fullName}
            </h1>
            <FavouriteButton provider={profile} className="max-xs:hidden!" />
          </div>
          <div className="mt-2 flex flex-wrap items-start gap-x-3.5 gap-y-1">
            <Rating data={data} />
            <p className="flex min-w-0 gap-1.5 text-muted">
              <Icon of={isAtHome ? House : MapPin} size="sm" className="mt-1" />
              <span className="min-w-0 wrap-break-word">{placeText(t, data.info)}</span>
            </p>
            {isAtHome ? firstFree : <OpenNow {...data} />}
          </div>
        </div>
      </div>
      <p className="mt-4.5 mb-5.5 max-w-[62ch] text-[1.0625rem]/6.75 text-muted">{profile.intro}</p>
    </>
  )
}

function Rating({ data }: { data: ProviderPageData }) {
  const { t, language } = useTranslation()
  const { averageRating, totalCount } = data.info.ratings
  if (totalCount === 0) return <p className="text-muted">{t('provider.noReviews')}</p>
  const rating = formatTenths(averageRating, language)
  return (
    <p>
      <NewTabLink
        href={`/reviews/${encodeURIComponent(data.info.profile.userName)}`}
        className="-my-2.5 flex flex-wrap items-center gap-x-1.25 py-2.5 font-strong"
      >
        <Star className="text-star" />
        <span className="sr-only">{t('common.rating', { rating })}, </span>
        <span aria-hidden>{rating}</span>{' '}
        <span className="link font-normal">{t('common.reviews', { count: totalCount })}</span>
      </NewTabLink>
    </p>
  )
}
