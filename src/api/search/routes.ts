import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import {
  type searchProviders as searchEndpoint,
  searchProviders as searchProvidersEndpoint,
  type searchResult,
} from '#contract/search.ts'
import { categoryOfNumber } from '#domain/catalog/category.ts'
import { euros } from '#domain/money.ts'
import { SEARCH_RADIUS_KM } from '#domain/search/filters.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput } from '../http/outcome.ts'
import { coverOf } from '../picture/cover.ts'
import { locationReply } from '../provider/location.ts'
import { serviceTypesOf } from '../service/service-types.ts'
import type { CategorySummary } from './cards-store.ts'
import { type Card, type SearchRequest, searchProviders } from './search-providers.ts'

export function registerSearch(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, searchProvidersEndpoint, async (request) => {
    const searched = searchRequest(request)
    const { cards, total, hasMore, radiusKm } = await searchProviders(deps, searched)
    const providers = cards.map((card) => cardReply(card, searched.language))
    const nextPageToken = hasMore ? String(searched.page + 1) : null
    return {
      ok: true,
      answer: { data: { providers, totalResults: total, nextPageToken, hasMore, radiusKm } },
    }
  })
}

function searchRequest({ body, language }: HandlerInput<typeof searchEndpoint>): SearchRequest {
  const { latitude, longitude } = body
  const hasPoint = latitude !== undefined && longitude !== undefined
  return {
    countryCode: body.countryCode?.toUpperCase(),
    point: hasPoint
      ? { latitude: roundToCentimetre(latitude), longitude: roundToCentimetre(longitude) }
      : undefined,
    serviceType: body.serviceType,
    delivery: body.serviceDeliveryType,
    availability: body.serviceAvailability,
    text: body.searchQuery ?? '',
    sortBy: body.sortBy ?? 'recommended',
    radiusKm: body.radiusKm ?? SEARCH_RADIUS_KM,
    widenBelow: body.widenBelow ?? 0,
    widenToKm: body.widenToKm ?? SEARCH_RADIUS_KM,
    page: Number(body.pageToken ?? 1),
    pageSize: body.pageSize,
    language,
  }
}

// JSON has numbers nearer to 0 than PostgreSQL accepts; centimetres are exact enough.
function roundToCentimetre(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7
}

function cardReply(card: Card, language: Language): z.output<typeof searchResult> {
  const { provider, distanceKm, travelFeeCents, offers, topServices, promotion, starts } = card
  const { cityCode, ...physicalLocation } = locationReply(provider, language)
  const nextAvailable = starts.map((start) => toOffsetIso(start, provider.time_zone))
  return {
    username: provider.user_name,
    fullName: provider.full_name,
    profilePictureUrl: coverOf(provider),
    rating: provider.rating,
    numberOfReviews: provider.review_count,
    physicalLocation,
    latitude: physicalLocation.latitude,
    longitude: physicalLocation.longitude,
    distance: distanceKm === null ? null : Math.round(distanceKm * 1000) / 1000,
    serviceAvailability: provider.service_availability,
    typeOfServices: serviceTypesOf(provider.category_ids),
    serviceDurations: byServiceType(offers, (offer) => offer.shortestMinutes),
    servicePrices: byServiceType(offers, (offer) => euros(offer.lowestPriceCents)),
    topServices: topServices.map(({ name, durationMinutes, priceCents }) => {
      return { serviceName: name, duration: durationMinutes, price: euros(priceCents) }
    }),
    doorstepDeliveryInfo: { minimumOrderValue: euros(provider.minimum_order_cents) },
    travelFee: euros(travelFeeCents),
    promotion: promotion ? { title: promotion.title } : null,
    timeZone: provider.time_zone,
    firstAvailable: nextAvailable[0] ?? null,
    nextAvailable,
  }
}

function byServiceType(
  offers: readonly CategorySummary[],
  value: (offer: CategorySummary) => number,
) {
  return Object.fromEntries(
    offers.flatMap((offer) => {
      const serviceType = categoryOfNumber(offer.category)
      return serviceType ? [[serviceType, value(offer)]] : []
    }),
  )
}
