import { createIsomorphicFn } from '@tanstack/react-start'
import { cityByCode, provinceLabel } from '#domain/location/city.ts'
import { searchPath } from '#domain/search/filters.ts'
import { urlInLanguage } from '../../head.ts'
import { breadcrumbs, jsonLdScript, type Thing } from '../../json-ld.ts'
import type { RouterContext } from '../../router-context.ts'
import { sharePictureOf } from '../../share-tags.ts'
import { cityNameOf } from '../booking/place-text.ts'
import type {
  CatalogItem,
  DateHours,
  ProviderPageData,
  WorkingDay,
} from '../booking/provider-data.ts'

type PageContext = Pick<RouterContext, 'i18n' | 'origin' | 'requestedLanguage'>

/** JSON-LD of a salon. Search engines read the server's HTML, so the browser bundle has none. */
export const providerJsonLd = createIsomorphicFn()
  .server((context: PageContext, data: ProviderPageData) =>
    jsonLdScript([providerSchema(context, data), breadcrumbSchema(context, data)]),
  )
  .client((): ReturnType<typeof jsonLdScript> => [])

function providerSchema(context: PageContext, data: ProviderPageData): Thing {
  const { profile, businessProfile, contactInfo, ratings, catalogItems, galleryItems } = data.info
  const url = profileLink(context, data)
  const treatments = catalogItems.filter(({ isAddon }) => !isAddon)
  const picture = sharePictureOf(
    galleryItems[0]?.url ?? profile.profilePictureUrl,
    businessProfile.typeOfServices[0],
  )
  const { website, socialMedia } = contactInfo
  const profileUrls = [website, ...Object.values(socialMedia)].filter(isWebAddress)
  const [telephone] = contactInfo.mobileNumbers
  return {
    '@type': 'HealthAndBeautyBusiness',
    '@id': `${urlInLanguage(context.origin, pathOf(data), null)}#salon`,
    name: profile.fullName,
    url,
    image: new URL(picture.address, context.origin).href,
    ...(profile.intro && { description: profile.intro }),
    ...locationSchema(data),
    ...(telephone && { telephone: toInternationalPhone(telephone) }),
    ...(profileUrls.length > 0 && { sameAs: profileUrls }),
    ...(data.workingHours.length > 0 && {
      openingHoursSpecification: openingHours(data.workingHours),
    }),
    ...(data.dateHours.length > 0 && {
      specialOpeningHoursSpecification: data.dateHours.map(specialHours),
    }),
    ...(treatments.length > 0 && {
      priceRange: priceRange(treatments),
      currenciesAccepted: 'EUR',
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: context.i18n.t('provider.tabs.services'),
        itemListElement: treatments.map(offerSchema),
      },
    }),
    ...(ratings.totalCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: ratings.averageRating,
        reviewCount: ratings.totalCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

/** Address and location; for a provider who only makes home visits just the area served. */
function locationSchema(data: ProviderPageData) {
  const { serviceAvailability, physicalLocation, countryCode } = data.info.businessProfile
  const area = { areaServed: { '@type': 'City', name: cityNameOf(data) } }
  if (serviceAvailability === 'DOORSTEP') return area
  const { address, postalCode, cityCode, latitude, longitude } = physicalLocation
  const city = cityByCode(cityCode)
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode,
      addressLocality: cityNameOf(data),
      ...(city && { addressRegion: provinceLabel(city.province) }),
      addressCountry: countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(serviceAvailability === 'BOTH' && area),
  }
}

/** One entry for each distinct interval with its days; a day with a break has two. */
function openingHours(week: readonly WorkingDay[]) {
  const open = week.flatMap(({ day, isOpen, intervals }) =>
    isOpen ? intervals.map(({ openTime, closeTime }) => ({ day, openTime, closeTime })) : [],
  )
  const daysByInterval = Map.groupBy(open, ({ openTime, closeTime }) => `${openTime} ${closeTime}`)
  return [...daysByInterval].map(([interval, days]) => {
    const [opens, closes] = interval.split(' ')
    const dayOfWeek = days.map(({ day }) => WEEKDAYS[day])
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

function specialHours({ date, openTime, closeTime }: DateHours) {
  const [opens, closes] = [openTime, closeTime]
  const dates = { validFrom: date, validThrough: date }
  return { '@type': 'OpeningHoursSpecification', ...dates, opens, closes }
}

// The names of schema.org; 0 is Sunday.
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function offerSchema({ serviceName, description, section, price, isPriceFrom }: CatalogItem) {
  const [amount, priceCurrency] = [price.toFixed(2), 'EUR']
  const least = { '@type': 'PriceSpecification', minPrice: amount, priceCurrency }
  return {
    '@type': 'Offer',
    ...(section && { category: section }),
    ...(isPriceFrom ? { priceSpecification: least } : { price: amount, priceCurrency }),
    itemOffered: {
      '@type': 'Service',
      name: serviceName,
      ...(description && { description }),
    },
  }
}

function priceRange(treatments: readonly CatalogItem[]): string {
  const prices = treatments.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map(
    (price) => `€${price.toFixed(2)}`,
  )
  return least === most ? `${least}` : `${least}–${most}`
}

function breadcrumbSchema(context: PageContext, data: ProviderPageData): Thing {
  const { businessProfile, profile } = data.info
  const { cityCode } = businessProfile.physicalLocation
  const [service] = businessProfile.typeOfServices
  const at = (path: string) =>
    urlInLanguage(context.origin, path, context.requestedLanguage ?? null)
  return breadcrumbs([
    { name: cityNameOf(data), url: at(searchPath(cityCode, null)) },
    ...(service
      ? [
          {
            name: context.i18n.t(`catalog.categories.${service}.short`),
            url: at(searchPath(cityCode, service)),
          },
        ]
      : []),
    { name: profile.fullName, url: profileLink(context, data) },
  ])
}

function profileLink({ origin, requestedLanguage }: PageContext, data: ProviderPageData): string {
  return urlInLanguage(origin, pathOf(data), requestedLanguage ?? null)
}

function pathOf({ info }: ProviderPageData): string {
  return `/profile/${info.profile.userName}`
}

/** '020 555 01 12' as '+31205550112'. */
function toInternationalPhone(phoneNumber: string): string {
  return phoneNumber
    .replace(/[^+\d]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+31')
}

function isWebAddress(text: string | null): text is string {
  return text !== null && /^https?:\/\//.test(text)
}
