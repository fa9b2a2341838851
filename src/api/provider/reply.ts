import type { z } from 'zod'
import type { Reply } from '#contract/endpoint.ts'
import type { catalogItem, listCityProviders, providerInfo } from '#contract/provider.ts'
import { categoryOfNumber } from '#domain/catalog/category.ts'
import { euros } from '#domain/money.ts'
import type { UsualAnswer } from '#domain/order/answer-speed.ts'
import { pictureUrl } from '#domain/picture/picture.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import type { Language } from '#messages/language.ts'
import { townsOfIds } from '../place/town-suggestions.ts'
import { promotionReply } from '../promotion/reply.ts'
import { serviceTypesOf } from '../service/service-types.ts'
import { locationReply } from './location.ts'
import type { CatalogItemRow, CityProviderRow, GalleryItemRow, ProviderRow } from './store.ts'

type ProviderInfo = z.output<typeof providerInfo>

export interface ProviderParts {
  readonly provider: ProviderRow
  /** Within how many minutes it usually answers; null when it is not known. */
  readonly usualAnswer: UsualAnswer | null
  readonly items: readonly CatalogItemRow[]
  readonly gallery: readonly GalleryItemRow[]
  readonly promotions: readonly Promotion[]
  /** Whether the distance to a home can be known: there is a places service. */
  readonly knowsDistances: boolean
}

/** The content of a profile page, in the reader's language. */
export function providerInfoReply(parts: ProviderParts, language: Language): ProviderInfo {
  const { provider, usualAnswer, items, gallery, promotions, knowsDistances } = parts
  return {
    profile: {
      userName: provider.user_name,
      fullName: provider.full_name,
      intro: provider[`intro_${language}`],
      profilePictureUrl: provider.profile_picture_url,
      rating: provider.rating,
    },
    businessProfile: {
      ...businessProfile(provider, language, knowsDistances),
      usualAnswerMinutes: usualAnswer,
    },
    contactInfo: contactInfo(provider),
    catalogItems: items.flatMap((item) => catalogItemReply(item, items, language)),
    shortestItemId: shortestItem(items, provider.buffer_minutes)?.id ?? null,
    ratings: { averageRating: provider.rating, totalCount: provider.review_count },
    galleryItems: gallery.map((item) => ({
      id: item.id,
      url: item.url ?? pictureUrl(item.picture_hash ?? ''),
      description: item[`description_${language}`],
    })),
    promotions: promotions.map(promotionReply),
  }
}

// Of several as short the one with the smallest buffer, as search takes it (WORK-210).
function shortestItem(items: readonly CatalogItemRow[], bufferMinutes: number) {
  const bufferOf = (item: CatalogItemRow) => item.buffer_minutes ?? bufferMinutes
  const [shortest] = items
    .filter((item) => !item.is_addon)
    .toSorted((a, b) => a.duration_minutes - b.duration_minutes || bufferOf(a) - bufferOf(b))
  return shortest
}

type Profile = Reply<typeof listCityProviders>['data']['profiles'][number]

export function cityProviderReply(provider: CityProviderRow, language: Language): Profile {
  return {
    userName: provider.user_name,
    fullName: provider.full_name,
    profilePictureUrl: provider.profile_picture_url,
    rating: provider.rating,
    numberOfReviews: provider.review_count,
    typeOfServices: serviceTypesOf(provider.category_ids),
    physicalLocation: locationReply(provider, language),
  }
}

function businessProfile(
  provider: ProviderRow,
  language: Language,
  knowsDistances: boolean,
): Omit<ProviderInfo['businessProfile'], 'usualAnswerMinutes'> {
  return {
    serviceAvailability: provider.service_availability,
    typeOfServices: serviceTypesOf(provider.category_ids),
    countryCode: 'NL',
    physicalLocation: locationReply(provider, language),
    doorstepDeliveryInfo: {
      // How far they travel.
      zeroTravelFeeRangeKm: provider.service_radius_km,
      places: townsOfIds(provider.service_places).map(({ name }) => name),
      minimumOrderValue: euros(provider.minimum_order_cents),
      travelFee: euros(provider.travel_fee_cents),
      // Without the distance of a home its fee is the fixed one.
      travelFeePerKm: knowsDistances ? euros(provider.travel_fee_per_km_cents) : 0,
      travelFeeFromKm: provider.travel_fee_from_km,
    },
    timeZone: provider.time_zone,
    slotStepMinutes: provider.slot_step_minutes,
    minimumNoticeMinutes: provider.minimum_notice_minutes,
    cancellationWindowMinutes: provider.cancellation_window_minutes,
    autoConfirm: provider.auto_confirm,
    kvkNumber: provider.kvk_number,
  }
}

function contactInfo(provider: ProviderRow): ProviderInfo['contactInfo'] {
  const { email, mobile_numbers: mobileNumbers, website, instagram, facebook, twitter } = provider
  return { email, mobileNumbers, website, socialMedia: { instagram, facebook, twitter } }
}

// Empty for an item of a category that this release does not know.
function catalogItemReply(
  item: CatalogItemRow,
  menu: readonly CatalogItemRow[],
  language: Language,
): z.output<typeof catalogItem>[] {
  const serviceType = categoryOfNumber(item.category_id)
  if (!serviceType) return []
  return [
    {
      catalogItemId: item.id,
      service: item.service_code,
      serviceName: item[`name_${language}`],
      serviceNames: { en: item.name_en, nl: item.name_nl },
      serviceType,
      section: item[`section_${language}`],
      description: item[`description_${language}`],
      price: euros(item.price_cents),
      isPriceFrom: item.is_price_from,
      duration: item.duration_minutes,
      vatRate: item.vat_rate,
      status: 'active',
      isAddon: item.is_addon,
      children: menu.filter((other) => other.parent_id === item.id).map((child) => child.id),
    },
  ]
}
