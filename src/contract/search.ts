import { z } from 'zod'
import { SEARCH_DELIVERIES } from '#domain/delivery/delivery.ts'
import { AVAILABILITIES, SORTS, WIDEST_RADIUS_KM } from '#domain/search/filters.ts'
import { endpoint } from './endpoint.ts'
import { serviceType } from './service.ts'
import { answered, blankIsAbsent } from './words.ts'

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
  serviceAvailability: z.enum(['BOTH', 'DOORSTEP', 'SALON']),
  typeOfServices: z.array(serviceType),
  serviceDurations: z.partialRecord(serviceType, z.number().int()), // shortest visit, minutes
  servicePrices: z.partialRecord(serviceType, z.number()), // lowest price, euros
  /** Up to three treatments worth showing, of the asked category first. */
  topServices: z.array(
    z.object({ serviceName: z.string(), duration: z.number().int(), price: z.number() }),
  ),
  doorstepDeliveryInfo: z.object({ minimumOrderValue: z.number() }),
  promotion: z.object({ title: z.string() }).nullable(),
  timeZone: z.string(),
  firstAvailable: z.string().nullable(),
  nextAvailable: z.array(z.string()).max(3),
})

export const searchProviders = endpoint({
  method: 'POST',
  path: '/public/providers/search',
  summary: 'Providers near a point with a free time, exactly counted',
  access: 'public',
  body: z
    .object({
      pageSize: z.number().int().min(1).max(50).default(10),
      pageToken: blankIsAbsent(z.string().regex(/^[1-9]\d{0,5}$/, "is a page number such as '1'")),
      countryCode: blankIsAbsent(z.string().length(2)),
      latitude: blankIsAbsent(z.number().min(-90).max(90)),
      longitude: blankIsAbsent(z.number().min(-180).max(180)),
      serviceType: blankIsAbsent(serviceType),
      serviceDeliveryType: blankIsAbsent(z.enum(SEARCH_DELIVERIES)),
      serviceAvailability: blankIsAbsent(z.enum(AVAILABILITIES)),
      searchQuery: blankIsAbsent(z.string().max(200)),
      sortBy: blankIsAbsent(z.enum(SORTS)),
      radiusKm: blankIsAbsent(z.number().min(1).max(WIDEST_RADIUS_KM)), // 25 unless told
      /** With fewer than this many within radiusKm, those within 25 km are the answer. */
      widenBelow: blankIsAbsent(z.number().int().min(0).max(50)),
    })
    .superRefine(isWholePoint),
  status: 200,
  reply: z.object({
    ...answered,
    data: z.object({
      providers: z.array(searchResult),
      totalResults: z.number().int(),
      nextPageToken: z.string().nullable(),
      hasMore: z.boolean(),
      radiusKm: z.number().nullable(), // what was searched; null without a point
    }),
  }),
})

/** A point has two sides: with one of them the other is missing, and no filter is dropped in silence. */
function isWholePoint(
  { latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined },
  context: z.RefinementCtx,
): void {
  if ((latitude === undefined) === (longitude === undefined)) return
  const [path, given] =
    latitude === undefined ? ['latitude', 'longitude'] : ['longitude', 'latitude']
  context.addIssue({ code: 'custom', path: [path], message: `is missing beside ${given}` })
}
