import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { categoryNumber } from '#domain/catalog/category.ts'
import { categoryOf } from '#domain/catalog/service-codes.ts'
import { isEmail } from '#domain/customer/email.ts'
import { PROVIDER_DELIVERIES } from '#domain/delivery/delivery.ts'
import { MAX_TRAVEL_MINUTES } from '#domain/delivery/travel-time.ts'
import { cityByCode } from '#domain/location/city.ts'
import { centsFromEuros } from '#domain/money.ts'
import { MAX_TRAVEL_FEE } from '#domain/profile/profile.ts'
import { MAX_HORIZON_DAYS } from '#domain/schedule/horizon.ts'
import { DAY_MINUTES } from '#domain/time-units.ts'
import type { NewProvider } from '../../provider/new-provider.ts'
import { fieldHint, fieldsOf } from './known-fields.ts'

const texts = z.strictObject({ en: z.string().min(1), nl: z.string().min(1) })
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is a time such as '09:00'")

const A_YEAR = 365 * DAY_MINUTES
const minutes = (least: number, most: number) => z.number().int().min(least).max(most).optional()

const item = z
  .strictObject({
    serviceCode: z.string().refine((code) => categoryOf(code) !== null, 'is no service code'),
    name: texts,
    price: z.number().refine((price) => (centsFromEuros(price) ?? -1) >= 0, 'is euros and cents'),
    durationMinutes: z.number().int().min(5).max(720),
    bufferMinutes: minutes(0, 120),
    vatRate: z.union([z.literal(9), z.literal(21)]),
    isAddon: z.boolean().default(false),
  })
  .transform(({ price, ...rest }) => {
    const category = categoryOf(rest.serviceCode)
    const number = category ? categoryNumber(category) : 0
    return { ...rest, categoryNumber: number, priceCents: centsFromEuros(price) ?? 0 }
  })

const providerFile = z
  .strictObject({
    userName: z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}$/, 'is small letters, digits and hyphens'),
    fullName: z.string().min(1),
    intro: texts,
    serviceAvailability: z.enum(PROVIDER_DELIVERIES),
    serviceRadiusKm: z.number().int().positive().optional(),
    travelFee: z
      .number()
      .max(MAX_TRAVEL_FEE)
      .refine((fee) => (centsFromEuros(fee) ?? -1) >= 0, 'is euros and cents')
      .optional(),
    travelMinutes: minutes(0, MAX_TRAVEL_MINUTES),
    cityCode: z.string().refine((code) => cityByCode(code) !== null, 'is no city of the table'),
    street: z.string().min(1),
    postalCode: z.string().min(1),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    email: z.email(),
    mobileNumbers: z.array(z.string()).default([]),
    kvkNumber: z.string().optional(),
    ownerUserName: z.string().min(1).nullish(),
    ownerEmail: z.string().toLowerCase().refine(isEmail, 'is no mail address').nullish(),
    autoConfirm: z.boolean().optional(),
    minimumNoticeMinutes: minutes(0, A_YEAR),
    bufferMinutes: minutes(0, 120),
    horizonDays: z.number().int().min(1).max(MAX_HORIZON_DAYS).optional(),
    slotStepMinutes: minutes(5, 120),
    cancellationWindowMinutes: minutes(0, A_YEAR),
    hours: z.array(
      z
        .strictObject({ day: z.number().int().min(0).max(6), openTime: time, closeTime: time })
        .refine(({ openTime, closeTime }) => openTime < closeTime, 'closes before it opens'),
    ),
    items: z.array(item),
  })
  .refine(
    ({ serviceAvailability, serviceRadiusKm }) =>
      serviceAvailability === 'SALON' || serviceRadiusKm !== undefined,
    { path: ['serviceRadiusKm'], message: 'says how far they travel' },
  )
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    path: ['longitude'],
    message: 'goes with latitude: give both, or neither',
  })

/** An example of a provider file with every field: one that is missing here does not compile. */
export const PROVIDER_FILE_EXAMPLE: Required<z.input<typeof providerFile>> = {
  userName: 'atelier-pioen',
  fullName: 'Atelier Pioen',
  intro: { en: 'Two chairs and no hurry.', nl: 'Twee stoelen en geen haast.' },
  serviceAvailability: 'BOTH',
  serviceRadiusKm: 10,
  travelFee: 7.5,
  travelMinutes: 20,
  cityCode: 'NL02',
  street: 'Haarlemmerdijk 112',
  postalCode: '1013 JH',
  latitude: 52.3827,
  longitude: 4.8869,
  email: 'hallo@atelierpioen.example',
  mobileNumbers: ['020 555 01 12'],
  kvkNumber: '12345678',
  ownerUserName: null,
  ownerEmail: null,
  autoConfirm: true,
  minimumNoticeMinutes: 60,
  bufferMinutes: 0,
  horizonDays: 90,
  slotStepMinutes: 15,
  cancellationWindowMinutes: 120,
  hours: [2, 3, 4, 5, 6].map((day) => ({ day, openTime: '09:00', closeTime: '18:00' })),
  items: [
    {
      serviceCode: '0001',
      name: { en: 'Manicure', nl: 'Manicure' },
      price: 32.5,
      durationMinutes: 45,
      vatRate: 21,
    },
  ],
}

/** A provider from a file; without coordinates the address is geocoded. */
export type ProviderFileData = Omit<NewProvider, 'latitude' | 'longitude'> & {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** The provider of a file, or everything that is invalid in it. */
export function readProviderFile(
  path: string,
): { ok: true; provider: ProviderFileData } | { ok: false; why: string } {
  try {
    const read = providerFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (read.success) return { ok: true, provider: read.data }
    const wrong = read.error.issues.flatMap((issue) => linesAbout(issue))
    return { ok: false, why: [`${path} does not describe a provider:`, ...wrong].join('\n') }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, why: `${path} cannot be read: ${reason}` }
  }
}

function linesAbout(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [`  ${issue.path.join('.')}: ${issue.message}`]
  const known = fieldsOf(providerFile, issue.path)
  return issue.keys.map(
    (key) => `  ${[...issue.path, key].join('.')}: is no field; ${fieldHint(key, known)}`,
  )
}
