import Navigation from 'lucide-react/icons/navigation'
import { useMemo } from 'react'
import { approximatePoint } from '#domain/location/distance.ts'
import { formatTenths } from '#messages/format.ts'
import { PlaceMap } from '../../../features/map/place-map.tsx'
import { useTranslation } from '../../../language.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NewTabLink } from '../../../ui/new-tab-link.tsx'
import { reachText, travelFeeText } from '../../booking/home-visit.ts'
import { cityNameOf, fullAddressText } from '../../booking/place-text.ts'
import type { ProviderInfo, ProviderPageData } from '../../booking/provider-data.ts'
import { HoursTable, OpenNow } from '../../schedule/opening-hours.tsx'
import { ContactList } from './contact-list.tsx'

/** Working hours and place; the address of a provider who only makes home visits is not shown. */
export function HoursAndPlace({ data }: { data: ProviderPageData }) {
  const { t } = useTranslation()
  const isAtHome = data.info.businessProfile.serviceAvailability === 'DOORSTEP'
  return (
    <>
      <h2 className="mb-2">{t('schedule.openingHours')}</h2>
      <div className="mb-2">
        <OpenNow {...data} />
      </div>
      <HoursTable {...data} />
      <p className="mt-3 text-sm text-muted">{t('schedule.salonsClock')}</p>
      {isAtHome ? <Range data={data} /> : <Place info={data.info} />}
      <ContactList info={data.info} />
    </>
  )
}

function Place({ info }: { info: ProviderInfo }) {
  const { t, language } = useTranslation()
  const { latitude, longitude } = info.businessProfile.physicalLocation
  const { fullName, userName } = info.profile
  const { serviceAvailability, doorstepDeliveryInfo } = info.businessProfile
  const content = useMemo(() => {
    const { averageRating, totalCount } = info.ratings
    const rating = totalCount > 0 ? averageRating : null
    const words = rating === null ? t('search.map.unrated') : formatTenths(rating, language)
    return {
      place: { id: userName, latitude, longitude, rating, markerText: words, label: fullName },
    }
  }, [info, t, language, userName, fullName, latitude, longitude])
  return (
    <>
      <h2 className="mt-8 mb-3">{t('provider.place')}</h2>
      <div className="mb-4">
        <PlaceMap content={content} label={t('search.map.place', { name: fullName })} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-strong wrap-break-word">{fullAddressText(info)}</p>
        <NewTabLink
          href={`https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`}
          className={buttonClasses({ size: 'sm' })}
        >
          <Icon of={Navigation} size="sm" />
          {t('provider.directions')}
        </NewTabLink>
      </div>
      {serviceAvailability === 'BOTH' && (
        <p className="mt-3 text-sm text-muted">
          {t('provider.comesHomeToo')}.{' '}
          {doorstepDeliveryInfo.places.length > 0 &&
            `${reachText(t, doorstepDeliveryInfo, '', language)} `}
          {travelFeeText(t, doorstepDeliveryInfo, language)}
        </p>
      )}
    </>
  )
}

/** The home visit range, instead of an address. */
function Range({ data }: { data: ProviderPageData }) {
  const { t, language } = useTranslation()
  const { profile, businessProfile } = data.info
  const info = businessProfile.doorstepDeliveryInfo
  const rangeKm = info.zeroTravelFeeRangeKm
  const { latitude, longitude } = approximatePoint(businessProfile.physicalLocation)
  const content = useMemo(
    () => (rangeKm === null ? null : { centre: { latitude, longitude }, rangeKm }),
    [rangeKm, latitude, longitude],
  )
  const reach = reachText(t, info, cityNameOf(data), language)
  const fee = travelFeeText(t, info, language)
  return (
    <>
      <h2 className="mt-8 mb-3">{t('provider.place')}</h2>
      {content && (
        <PlaceMap content={content} label={t('search.map.place', { name: profile.fullName })} />
      )}
      <p className="mt-3 text-sm text-muted">
        {reach} {fee}
      </p>
    </>
  )
}
