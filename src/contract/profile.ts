import { z } from 'zod'
import { PROVIDER_DELIVERIES } from '#domain/delivery/delivery.ts'
import {
  completeProfile,
  MAX_PHONES,
  MAX_SERVICE_PLACES,
  type Profile,
  profileFaults,
} from '#domain/profile/profile.ts'
import { cityCode, replyBase, userName, version } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'
import { town } from './place.ts'

const text = z.string().max(2_000)
const point = z.object({ latitude: z.number(), longitude: z.number() })

/** The texts and contact data of a provider; `profileFaults` says what is right. */
const profile = z.object({
  fullName: text,
  introNl: text,
  introEn: text,
  street: text,
  postalCode: text,
  cityCode,
  point,
  phones: z.array(text).max(2 * MAX_PHONES),
  email: text,
  website: text,
  instagram: text,
  facebook: text,
  kvkNumber: text,
  vatId: text,
  serviceAvailability: z.enum(PROVIDER_DELIVERIES),
  serviceRadiusKm: z.number().nullable(),
  servicePlaces: z
    .array(z.string().max(80))
    .max(2 * MAX_SERVICE_PLACES)
    .readonly(),
  minimumOrder: z.number(),
  travelFee: z.number(),
  travelFeePerKm: z.number(),
  travelFeeFromKm: z.number().int(),
  travelMinutes: z.number().int(),
  travelSpeedKmh: z.number().int().nullable(),
}) satisfies z.ZodType<Profile>

/** What a page that was open before these fields existed does not send: it stays as it is. */
const sentProfile = profile.partial({
  point: true,
  servicePlaces: true,
  travelFee: true,
  travelFeePerKm: true,
  travelFeeFromKm: true,
  travelMinutes: true,
  travelSpeedKmh: true,
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/profile',
  summary: 'The texts and contact data of a provider in both languages, to change them',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      version,
      profile,
      /** What else its card in search shows. */
      card: z.object({
        rating: z.number(),
        numberOfReviews: z.number().int(),
        /** The first treatments of the menu, in the reader's language. */
        services: z.array(z.object({ name: z.string(), price: z.number() })),
      }),
      /** Whether the distances of homes can be known: there is a places service. */
      knowsDistances: z.boolean(),
      /** The places that it comes to, by their ids. */
      places: z.array(town),
    }),
  }),
  refusals: memberRefusals,
})

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/profile',
  summary: 'Change the texts and contact data of a provider, as of the version that was read',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({
    version,
    profile: sentProfile.superRefine((sent, context) => {
      for (const [field, fault] of Object.entries(profileFaults(completeProfile(sent)))) {
        context.addIssue({ code: 'custom', path: [field], message: `is refused: ${fault}` })
      }
    }),
  }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ version, profile }) }),
  refusals: [...memberRefusals, 'xsrf', 'page-changed'],
})

export const suggestAddresses = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/addresses',
  summary:
    'Dutch addresses, streets, postal codes and towns that a text may mean, by the places service of this site. For members who may change the profile',
  access: 'signed-in',
  params: z.object({ userName }),
  query: z.object({ query: z.string().trim().max(80).default('') }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      /** off: there is none; away: it does not answer. */
      service: z.enum(['off', 'ready', 'away']),
      addresses: z.array(z.object({ addressId: z.string(), label: z.string() })),
    }),
  }),
  refusals: memberRefusals,
})

export const getAddress = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/addresses/:addressId',
  summary: 'A suggested address in parts, with its point',
  access: 'signed-in',
  params: z.object({
    userName,
    addressId: z.string().regex(/^[\w-]{1,80}$/, 'is no id of an address'),
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      /** Street and number; without a number for a street or a postal code, empty for a town. */
      street: z.string(),
      /** Empty for a street or a town. */
      postalCode: z.string(),
      town: z.string(),
      /** The city of the table of that name, else the nearest one. */
      cityCode: z.string(),
      isCityOfTown: z.boolean(),
      point,
    }),
  }),
  refusals: [...memberRefusals, 'not-found'],
})

export const locatePostalCode = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/postalCodes/:postalCode',
  summary: 'Where a postal code is',
  access: 'signed-in',
  params: z.object({ userName, postalCode: z.string().trim().max(10) }),
  status: 200,
  reply: z.object({
    ...replyBase,
    /** The point is null where the places service does not know it, does not answer, or does not exist. */
    data: z.object({ point: point.nullable() }),
  }),
  refusals: memberRefusals,
})
