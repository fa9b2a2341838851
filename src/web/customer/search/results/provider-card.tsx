import { Link } from '@tanstack/react-router'
import MapIcon from 'lucide-react/icons/map'
import Tag from 'lucide-react/icons/tag'
import type { MouseEvent } from 'react'
import type { City } from '#domain/location/city.ts'
import { formatMoney, formatTenths } from '#messages/format.ts'
import type { CoverStyle } from '../../../art/cover/cover-style.ts'
import { CoverPicture } from '../../../art/cover-picture.tsx'
import { highlightHandlers, useMapSelection } from '../../../features/map/map-selection.ts'
import { useTranslation } from '../../../language.ts'
import { PHONE_WIDTH } from '../../../phone-width.ts'
import { durationText, priceText } from '../../../text-formats.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture as UploadedPicture } from '../../../ui/picture.tsx'
import { FavouriteButton } from '../../favourite/favourite-button.tsx'
import type { Provider } from '../search-results.ts'
import { FreeTimes } from './free-times.tsx'
import { profileLink } from './profile-link.ts'
import { Rating } from './rating.tsx'

interface ProviderCardProps {
  provider: Provider
  /** The city of the search; another city is named on the card. */
  city: City
  /** Scene and palette, chosen to differ from neighbouring covers. */
  cover: CoverStyle
  /** Whether its picture loads at once. */
  eager: boolean
  requestedAt: number
  /** Called to show it on the map. */
  onMap: (userName: string) => void
  /** Whether the map is next to the list on wide screens: clicking the card then shows it there. */
  hasSideMap: boolean
}

/** The layout of a card: picture above, or beside it where there is room. */
export const cardClasses =
  'card grid overflow-hidden @[32rem]:grid-cols-[200px_minmax(0,1fr)] @[40rem]:grid-cols-[232px_minmax(0,1fr)]'

/** A salon in the list: picture, services with prices, and free times (row SEARCH-03). */
export function ProviderCard(props: ProviderCardProps) {
  const { provider, city, cover, eager, requestedAt, onMap, hasSideMap } = props
  const { t, language } = useTranslation()
  const { username } = provider
  const isHighlighted = useMapSelection(
    ({ selectedId, highlightedId }) => selectedId === username || highlightedId === username,
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the map button works by keyboard
    <article
      {...highlightHandlers(username)}
      onClick={hasSideMap ? (event) => isOnBackground(event) && onMap(username) : undefined}
      className={classes(
        cardClasses,
        'relative h-full',
        hasSideMap && 'md:cursor-pointer',
        isHighlighted && 'md:border-accent md:inset-ring md:inset-ring-accent',
      )}
    >
      <div className="relative min-h-45 bg-surface-accent">
        <Picture provider={provider} cover={cover} eager={eager} />
        <IconButton
          icon={MapIcon}
          label={t('search.map.showOne', { name: provider.fullName })}
          onClick={() => onMap(username)}
          className="absolute right-2.5 bottom-2.5 z-1"
        />
        {provider.promotion && (
          <Badge tone="surface" className="absolute top-3 left-3 max-w-[calc(100%-84px)]">
            <Icon of={Tag} size="sm" className="text-accent" />
            <span className="truncate">{provider.promotion.title}</span>
          </Badge>
        )}
        <FavouriteButton
          provider={{ userName: provider.username, fullName: provider.fullName }}
          className="absolute top-2 right-2 z-10"
        />
      </div>
      <div className="flex min-w-0 flex-col px-4 pt-3.5 pb-3.5 sm:px-5 sm:pt-4">
        <Name provider={provider} city={city} hasSideMap={hasSideMap} />
        <ul className="mb-2.5 grid gap-x-2.5">
          {provider.topServices.map((service) => (
            <Service key={service.serviceName} service={service} />
          ))}
        </ul>
        {provider.travelFee > 0 && (
          <p className="-mt-1.5 mb-2.5 text-right text-sm text-muted">
            {t('search.card.travelFee', { fee: formatMoney(provider.travelFee, language) })}
          </p>
        )}
        <FreeTimes provider={provider} requestedAt={requestedAt} />
      </div>
    </article>
  )
}

/** Whether a click hit no link or button of the card; false on phones. */
function isOnBackground({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, button')
  return !isControl && !window.matchMedia(PHONE_WIDTH).matches
}

function Picture({
  provider,
  cover,
  eager,
}: Pick<ProviderCardProps, 'provider' | 'cover' | 'eager'>) {
  const fill = 'absolute inset-0 size-full object-cover'
  const coverPicture = (
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
  if (!isUpload) return coverPicture
  return (
    <>
      {coverPicture}
      <UploadedPicture
        src={provider.profilePictureUrl}
        sizes="(min-width: 560px) 232px, 100vw"
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        className={fill}
      />
    </>
  )
}

function Name(props: Pick<ProviderCardProps, 'provider' | 'city' | 'hasSideMap'>) {
  const { provider, city, hasSideMap } = props
  const { t, language } = useTranslation()
  const { address, postalCode, cityName } = provider.physicalLocation
  const isOtherCity = !Object.values(city.name).includes(cityName)
  const place =
    provider.serviceAvailability === 'DOORSTEP'
      ? t('search.card.onlyAtHome')
      : [address, isOtherCity ? `${postalCode} ${cityName}` : postalCode].filter(Boolean).join(', ')
  const distance =
    provider.distance !== null &&
    t('common.kilometres', { distance: formatTenths(provider.distance, language) })
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 text-[1.25rem] leading-6.5 hyphens-auto">
          <Link
            {...profileLink(provider.username)}
            className={classes(
              'no-underline after:absolute after:inset-0 hover:underline',
              hasSideMap && 'md:after:content-none',
            )}
          >
            {provider.fullName}
          </Link>
        </h2>
        <Rating rating={provider.rating} count={provider.numberOfReviews} />
      </div>
      <p className="mt-0.5 mb-2.5 text-sm text-muted">
        {[place, distance].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

function Service({ service }: { service: Provider['topServices'][number] }) {
  const { t, language } = useTranslation()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_minmax(5.75rem,auto)] gap-x-2 py-0.75 text-md">
      <span className="min-w-0 hyphens-auto">{service.serviceName}</span>
      <span className="text-muted">{durationText(t, service.duration)}</span>
      <span className="whitespace-nowrap text-right font-medium">
        {service.price > 0 && (
          <small className="text-xs font-normal text-muted">{t('common.from')} </small>
        )}
        {priceText(t, service.price, language)}
      </span>
    </li>
  )
}
