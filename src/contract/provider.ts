import { z } from 'zod'
import { PROVIDER_DELIVERIES } from '#domain/delivery/delivery.ts'
import { USUAL_ANSWERS } from '#domain/order/answer-speed.ts'
import { cityCode, countryCode, id, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { promotion } from './promotion.ts'
import { serviceType } from './service.ts'

export const catalogItem = z.object({
  catalogItemId: id,
  service: z.string(), // the code with its leading zeros
  serviceName: z.string(), // in the reader's language (cookie `language`, Accept-Language)
  serviceNames: z.object({ en: z.string(), nl: z.string() }),
  serviceType,
  section: z.string(),
  description: z.string(),
  price: z.number(),
  isPriceFrom: z.boolean(), // shown as "from"
  duration: z.number().int(),
  vatRate: z.union([z.literal(9), z.literal(21)]),
  status: z.literal('active'),
  isAddon: z.boolean(),
  children: z.array(id), // add-ons of this item
})

export const providerRating = z.object({
  providerUserName: z.string(),
  oneStarCount: z.number().int(),
  twoStarCount: z.number().int(),
  threeStarCount: z.number().int(),
  fourStarCount: z.number().int(),
  fiveStarCount: z.number().int(),
  totalCount: z.number().int(),
  averageRating: z.number(),
})

export const serviceAvailability = z.enum(PROVIDER_DELIVERIES)

export const providerInfo = z.object({
  profile: z.object({
    userName: z.string(),
    fullName: z.string(),
    intro: z.string(),
    profilePictureUrl: z.string(),
    rating: z.number(),
  }),
  businessProfile: z.object({
    serviceAvailability,
    typeOfServices: z.array(serviceType),
    countryCode,
    physicalLocation: z.object({
      address: z.string(),
      postalCode: z.string(),
      cityCode,
      cityName: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
    doorstepDeliveryInfo: z.object({
      zeroTravelFeeRangeKm: z.number().nullable(),
      /** The places it comes to, in place of the range; empty where the range counts. */
      places: z.array(z.string()),
      minimumOrderValue: z.number(),
      travelFee: z.number(), // of a visit at home; 0 for none
      travelFeePerKm: z.number(), // more for each kilometre begun beyond travelFeeFromKm; 0 where distances are not known
      travelFeeFromKm: z.number().int(),
    }),
    timeZone: z.string(),
    slotStepMinutes: z.number().int(),
    minimumNoticeMinutes: z.number().int(),
    cancellationWindowMinutes: z.number().int(),
    autoConfirm: z.boolean(),
    /** Within how many minutes a provider that confirms by hand usually answers; null when it is not known. */
    usualAnswerMinutes: z.literal(USUAL_ANSWERS).nullable(),
    kvkNumber: z.string().nullable(),
  }),
  contactInfo: z.object({
    email: z.string(),
    mobileNumbers: z.array(z.string()),
    website: z.string().nullable(),
    socialMedia: z.object({
      instagram: z.string().nullable(),
      facebook: z.string().nullable(),
      twitter: z.string().nullable(),
    }),
  }),
  catalogItems: z.array(catalogItem),
  /** The treatment whose first free time is that of its card in search; null without treatments. */
  shortestItemId: id.nullable(),
  ratings: z.object({ averageRating: z.number(), totalCount: z.number().int() }),
  galleryItems: z.array(z.object({ id, url: z.string(), description: z.string() })),
  promotions: z.array(promotion),
})

export const getProviderInfo = endpoint({
  method: 'GET',
  path: '/public/providerInfo/:userName',
  summary: 'A provider with catalog, rating, gallery and promotions',
  access: 'public',
  params: z.object({ userName }),
  status: 200,
  mayBeOld: true,
  reply: z.object({ ...replyBase, data: z.object({ providerInfo }) }),
  refusals: ['not-found'],
})

export const listCityProviders = endpoint({
  method: 'GET',
  path: '/public/profiles/:countryCode/:cityCode',
  summary: 'The providers of a city, of one service type where asked',
  access: 'public',
  params: z.object({ countryCode: z.string().length(2), cityCode: z.string().max(12) }),
  query: z.object({ serviceType: z.literal('').or(serviceType).optional() }),
  status: 200,
  mayBeOld: true,
  reply: z.object({
    ...replyBase,
    data: z.object({
      profiles: z.array(
        z.object({
          userName: z.string(),
          fullName: z.string(),
          profilePictureUrl: z.string(),
          rating: z.number(),
          numberOfReviews: z.number().int(),
          typeOfServices: z.array(serviceType),
          physicalLocation: providerInfo.shape.businessProfile.shape.physicalLocation,
        }),
      ),
    }),
  }),
})
