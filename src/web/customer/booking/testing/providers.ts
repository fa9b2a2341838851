import type { CatalogItem, ProviderInfo, WorkingDay } from '../provider-data.ts'

type Business = ProviderInfo['businessProfile']

const cutId = '01900000-0000-7000-8000-000000000001'
const maskId = '01900000-0000-7000-8000-000000000002'

/** The same travel fee at every distance, within the radius. */
export const NO_FEE_BY_KM = { travelFeePerKm: 0, travelFeeFromKm: 0, places: [] as string[] }

/** A cut and blow-dry of 45 minutes for €42.50. */
export function aCut(overrides: Partial<CatalogItem> = {}): CatalogItem {
  return {
    catalogItemId: cutId,
    service: '20001',
    serviceName: 'Cut & blow-dry',
    serviceNames: { en: 'Cut & blow-dry', nl: 'Knippen & föhnen' },
    serviceType: 'hairStyling',
    section: 'Cutting',
    description: '',
    price: 42.5,
    isPriceFrom: false,
    duration: 45,
    vatRate: 9,
    status: 'active',
    isAddon: false,
    children: [],
    ...overrides,
  }
}

/** An add-on of 15 minutes for €14.00 that goes with any treatment. */
export function aMask(overrides: Partial<CatalogItem> = {}): CatalogItem {
  return aCut({
    catalogItemId: maskId,
    service: '20014',
    serviceName: 'Deep conditioning mask',
    price: 14,
    duration: 15,
    isAddon: true,
    ...overrides,
  })
}

interface ProviderOverrides {
  catalogItems?: CatalogItem[]
  business?: Partial<Business>
}

/** A salon with a cut and, as an add-on, a mask. */
export function aProviderInfo({ catalogItems, business }: ProviderOverrides = {}): ProviderInfo {
  return {
    profile: {
      userName: 'salon-kersenbloesem',
      fullName: 'Salon Kersenbloesem',
      intro: 'Four chairs and no hurry.',
      profilePictureUrl: '/art/portraits/lotte.svg',
      rating: 4.9,
    },
    businessProfile: {
      serviceAvailability: 'SALON',
      typeOfServices: ['hairStyling'],
      countryCode: 'NL',
      physicalLocation: {
        address: 'Haarlemmerdijk 112',
        postalCode: '1013 JH',
        cityCode: 'NL02',
        cityName: 'Amsterdam',
        latitude: 52.38,
        longitude: 4.88,
      },
      doorstepDeliveryInfo: {
        zeroTravelFeeRangeKm: null,
        minimumOrderValue: 0,
        travelFee: 0,
        ...NO_FEE_BY_KM,
      },
      timeZone: 'Europe/Amsterdam',
      slotStepMinutes: 15,
      minimumNoticeMinutes: 60,
      cancellationWindowMinutes: 120,
      autoConfirm: true,
      usualAnswerMinutes: null,
      kvkNumber: null,
      ...business,
    },
    contactInfo: {
      email: 'hallo@voorbeeld.nl',
      mobileNumbers: ['0205550112'],
      website: null,
      socialMedia: { instagram: null, facebook: null, twitter: null },
    },
    catalogItems: catalogItems ?? [aCut(), aMask()],
    shortestItemId: catalogItems?.[0]?.catalogItemId ?? cutId,
    ratings: { averageRating: 4.9, totalCount: 213 },
    galleryItems: [],
    promotions: [],
  }
}

/** Closed on Sunday and Monday, nine to six otherwise, with a break on Thursday. */
export function aWorkingWeek(): WorkingDay[] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => {
    if (day < 2) return hours(day, [])
    if (day === 4) return hours(day, ['09:00', '13:00'], ['14:00', '21:00'])
    return hours(day, ['09:00', '18:00'])
  })
}

function hours(day: number, ...spans: (readonly string[])[]): WorkingDay {
  const intervals = spans
    .filter((span) => span.length === 2)
    .map(([openTime = '', closeTime = '']) => ({ openTime, closeTime }))
  const openTime = intervals[0]?.openTime ?? '00:00'
  const closeTime = intervals.at(-1)?.closeTime ?? '00:00'
  const isOpen = intervals.length > 0
  return { day, isOpen, openTime, closeTime, start: openTime, end: closeTime, intervals }
}
