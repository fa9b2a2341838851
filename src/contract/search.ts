import { z } from 'zod'
import { PROVIDER_DELIVERIES, SEARCH_DELIVERIES } from '#domain/delivery/delivery.ts'
import { AVAILABILITIES, MAX_RADIUS_KM, SORTS } from '#domain/search/filters.ts'
import { emptyAsUndefined, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { serviceType } from './service.ts'

export const searchResult = z.object({
  username: z.string(),
  fullName: z.string(),
  profilePictureUrl: z.string(),
  rating: z.number(),
  numberOfReviews: z.number().int(),
  physicalLocation: z.object({
    address: z.string(),
    postalCode: z.string(),
    cityName: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  latitude: z.number(),
  longitude: z.number(),
  distance: z.number().nullable(), // km; null without a point
  serviceAvailability: z.enum(PROVIDER_DELIVERIES),
  typeOfServices: z.array(serviceType),
  serviceDurations: z.partialRecord(serviceType, z.number().int()), // shortest visit, minutes
  servicePrices: z.partialRecord(serviceType, z.number()), // lowest price, euros
  /** Up to three treatments, those of the requested category first. */
  topServices: z.array(
    z.object({ serviceName: z.string(), duration: z.number().int(), price: z.number() }),
  ),
  doorstepDeliveryInfo: z.object({ minimumOrderValue: z.number() }),
  /** On top of the prices, for a visit at the place that is searched for; 0 at a salon. */
  travelFee: z.number(),
  promotion: z.object({ title: z.string() }).nullable(),
  timeZone: z.string(),
  firstAvailable: z.string().nullable(),
  nextAvailable: z.array(z.string()).max(3),
})

export const searchProviders = endpoint({
  method: 'POST',
  path: '/public/providers/search',
  summary: 'Providers that match the filters, sorted and exactly counted',
  access: 'public',
  body: z
    .object({
      pageSize: z.number().int().min(1).max(50).default(10),
      pageToken: emptyAsUndefined(
        z.string().regex(/^[1-9]\d{0,5}$/, "is a page number such as '1'"),
      ),
      countryCode: emptyAsUndefined(z.string().length(2)),
      latitude: emptyAsUndefined(z.number().min(-90).max(90)),
      longitude: emptyAsUndefined(z.number().min(-180).max(180)),
      serviceType: emptyAsUndefined(serviceType),
      serviceDeliveryType: emptyAsUndefined(z.enum(SEARCH_DELIVERIES)),
      serviceAvailability: emptyAsUndefined(z.enum(AVAILABILITIES)),
      searchQuery: emptyAsUndefined(z.string().max(200)),
      sortBy: emptyAsUndefined(z.enum(SORTS)),
      radiusKm: emptyAsUndefined(z.number().min(1).max(MAX_RADIUS_KM)), // 25 when left out
      /** With fewer results than this the search is repeated with 25, 50, 100, 200 and 400 km. */
      widenBelow: emptyAsUndefined(z.number().int().min(0).max(50)),
      /** The largest radius of those; 25 when left out. */
      widenToKm: emptyAsUndefined(z.number().min(1).max(MAX_RADIUS_KM)),
    })
    .superRefine(isWholePoint),
  status: 200,
  mayBeOld: true,
  reply: z.object({
    ...replyBase,
    data: z.object({
      providers: z.array(searchResult),
      totalResults: z.number().int(),
      nextPageToken: z.string().nullable(),
      hasMore: z.boolean(),
      radiusKm: z.number().nullable(), // the radius that was used; null without a point
    }),
  }),
})

/** Refuses a latitude without a longitude and the reverse. */
function isWholePoint(
  { latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined },
  context: z.RefinementCtx,
): void {
  if ((latitude === undefined) === (longitude === undefined)) return
  const [path, given] =
    latitude === undefined ? ['latitude', 'longitude'] : ['longitude', 'latitude']
  context.addIssue({ code: 'custom', path: [path], message: `is missing beside ${given}` })
}
