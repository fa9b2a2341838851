import { Link } from '@tanstack/react-router'
import Tag from 'lucide-react/icons/tag'
import type { City } from '#domain/location/city.ts'
import { formatCount, formatTenths } from '#messages/format.ts'
import type { Choice } from '../../../art/cover/choice.ts'
import { CoverPicture } from '../../../art/cover-picture.tsx'
import { useWords } from '../../../language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Star } from '../../../ui/stars.tsx'
import { durationText, priceText } from '../../../wording.ts'
import { Heart } from '../../favourite/heart.tsx'
import type { Provider } from '../search-results.ts'
import { FreeTimes } from './free-times.tsx'
import { profileAddress } from './profile-link.ts'

interface ProviderCardProps {
  provider: Provider
  /** Where one searches: another city is named. */
  city: City
  /** Scene and palette that differ from the neighbours'. */
  cover: Choice
  /** In sight at once. */
  eager: boolean
  askedAt: number
}

/** A salon in the list: what it looks like, what it costs, and when it is free (row SEARCH-03). */
export function ProviderCard({ provider, city, cover, eager, askedAt }: ProviderCardProps) {
  return (
    <article className="card relative grid h-full overflow-hidden sm:grid-cols-[200px_minmax(0,1fr)] md:grid-cols-[232px_minmax(0,1fr)] xl:grid-cols-[188px_minmax(0,1fr)]">
      <div className="relative min-h-45 bg-petal">
        <Picture provider={provider} cover={cover} eager={eager} />
        {provider.promotion && (
          <Badge tone="paper" className="absolute top-3 left-3 max-w-[calc(100%-84px)]">
            <Icon of={Tag} size="sm" className="text-rose" />
            <span className="truncate">{provider.promotion.title}</span>
          </Badge>
        )}
        <Heart
          salon={{ userName: provider.username, fullName: provider.fullName }}
          className="absolute top-2 right-2 z-10"
        />
      </div>
      <div className="flex min-w-0 flex-col px-4 pt-3.5 pb-3.5 sm:px-5 sm:pt-4">
        <Name provider={provider} city={city} />
        <ul className="mb-2.5 grid gap-x-2.5">
          {provider.topServices.map((service) => (
            <Service key={service.serviceName} service={service} />
          ))}
        </ul>
        <FreeTimes provider={provider} askedAt={askedAt} />
      </div>
    </article>
  )
}

function Picture({ provider, cover, eager }: Omit<ProviderCardProps, 'askedAt' | 'city'>) {
  const fill = 'absolute inset-0 size-full object-cover'
  const drawn = (
    <CoverPicture
      userName={provider.username}
      scene={cover.scene}
      palette={cover.palette}
      eager={eager}
      className={fill}
    />
  )
  const isUpload =
    provider.profilePictureUrl !== '' && !provider.profilePictureUrl.startsWith('/art/')
  if (!isUpload) return drawn
  return (
    <>
      {drawn}
      <img
        src={provider.profilePictureUrl}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        className={fill}
      />
    </>
  )
}

function Name({ provider, city }: Pick<ProviderCardProps, 'provider' | 'city'>) {
  const { t, language } = useWords()
  const { address, postalCode, cityName } = provider.physicalLocation
  const elsewhere = !Object.values(city.name).includes(cityName)
  const place =
    provider.serviceAvailability === 'DOORSTEP'
      ? t('search.card.onlyAtHome')
      : [address, elsewhere ? `${postalCode} ${cityName}` : postalCode].filter(Boolean).join(', ')
  const distance =
    provider.distance !== null &&
    t('common.kilometres', { distance: formatTenths(provider.distance, language) })
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 text-[1.25rem] leading-6.5 hyphens-auto">
          <Link
            {...profileAddress(provider.username)}
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {provider.fullName}
          </Link>
        </h2>
        <Rating rating={provider.rating} count={provider.numberOfReviews} />
      </div>
      <p className="mt-0.5 mb-2.5 text-sm text-plum-2">
        {[place, distance].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

function Rating({ rating, count }: { rating: number; count: number }) {
  const { t, language } = useWords()
  if (count === 0) return null
  const shown = formatTenths(rating, language)
  return (
    <p className="flex shrink-0 items-center gap-1.25 leading-6.5">
      <Star className="text-star" />
      <span className="sr-only">
        {t('common.rating', { rating: shown })}, {t('common.reviews', { count })}
      </span>
      <span aria-hidden className="font-strong">
        {shown}
      </span>
      <span aria-hidden className="text-plum-2">
        ({formatCount(count, language)})
      </span>
    </p>
  )
}

function Service({ service }: { service: Provider['topServices'][number] }) {
  const { t, language } = useWords()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_minmax(6.5rem,auto)] gap-x-2.5 py-0.75 text-md">
      <span className="min-w-0 hyphens-auto">{service.serviceName}</span>
      <span className="text-plum-2">{durationText(t, service.duration)}</span>
      <span className="whitespace-nowrap text-right font-medium">
        {service.price > 0 && (
          <small className="text-xs font-normal text-plum-2">{t('common.from')} </small>
        )}
        {priceText(t, service.price, language)}
      </span>
    </li>
  )
}
