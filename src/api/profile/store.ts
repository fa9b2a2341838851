import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { euros } from '#domain/money.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Tables } from '../schema.gen.ts'

const CARD_SERVICES = 2

/** A provider with its first treatments, by id. */
export function findProfile(query: Kysely<Tables>, providerId: string) {
  return query
    .selectFrom('providers as p')
    .select(['p.full_name', 'p.intro_nl', 'p.intro_en', 'p.street', 'p.postal_code', 'p.city_code'])
    .select('p.location')
    .select(['p.mobile_numbers', 'p.email', 'p.website', 'p.instagram', 'p.facebook'])
    .select([
      'p.kvk_number',
      'p.vat_id',
      'p.service_availability',
      'p.service_radius_km',
      'p.service_places',
    ])
    .select([
      'p.minimum_order_cents',
      'p.travel_fee_cents',
      'p.travel_fee_per_km_cents',
      'p.travel_fee_from_km',
      'p.travel_minutes',
      'p.travel_speed_kmh',
      'p.version',
      'p.rating',
      'p.review_count',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('catalog_items as i')
          .select(['i.name_nl', 'i.name_en', 'i.price_cents'])
          .whereRef('i.provider_id', '=', 'p.id')
          .where('i.active', '=', true)
          .where('i.is_addon', '=', false)
          .orderBy('i.position')
          .orderBy('i.id')
          .limit(CARD_SERVICES),
      ).as('services'),
    )
    .where('p.id', '=', providerId)
    .executeTakeFirstOrThrow()
}

export type ProfileRow = Awaited<ReturnType<typeof findProfile>>

/**
 * Writes a profile, with its point on the map, if the provider still has this version.
 * @returns the new version, or undefined when it has another one
 */
export async function writeProfile(
  query: Kysely<Tables>,
  { providerId, version, profile }: { providerId: string; version: number; profile: Profile },
): Promise<number | undefined> {
  const row = await query
    .updateTable('providers')
    .set({
      full_name: profile.fullName,
      intro_nl: profile.introNl,
      intro_en: profile.introEn,
      street: profile.street,
      postal_code: profile.postalCode,
      city_code: profile.cityCode,
      location: sql`point(${profile.point.longitude}, ${profile.point.latitude})`,
      mobile_numbers: [...profile.phones],
      email: profile.email,
      website: profile.website || null,
      instagram: profile.instagram || null,
      facebook: profile.facebook || null,
      kvk_number: profile.kvkNumber || null,
      vat_id: profile.vatId || null,
      service_availability: profile.serviceAvailability,
      service_radius_km: profile.serviceRadiusKm,
      service_places: [...profile.servicePlaces],
      minimum_order_cents: Math.round(profile.minimumOrder * 100),
      travel_fee_cents: Math.round(profile.travelFee * 100),
      travel_fee_per_km_cents: Math.round(profile.travelFeePerKm * 100),
      travel_fee_from_km: profile.travelFeeFromKm,
      travel_minutes: profile.travelMinutes,
      travel_speed_kmh: profile.travelSpeedKmh,
    })
    .where('id', '=', providerId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return row?.version
}

/** The profile of a row. */
export function profileOf(row: ProfileRow): Profile {
  return {
    fullName: row.full_name,
    introNl: row.intro_nl,
    introEn: row.intro_en,
    street: row.street,
    postalCode: row.postal_code,
    cityCode: row.city_code,
    point: { latitude: row.location.y, longitude: row.location.x },
    phones: row.mobile_numbers,
    email: row.email,
    website: row.website ?? '',
    instagram: row.instagram ?? '',
    facebook: row.facebook ?? '',
    kvkNumber: row.kvk_number ?? '',
    vatId: row.vat_id ?? '',
    serviceAvailability: row.service_availability,
    serviceRadiusKm: row.service_radius_km,
    servicePlaces: row.service_places,
    minimumOrder: euros(row.minimum_order_cents),
    travelFee: euros(row.travel_fee_cents),
    travelFeePerKm: euros(row.travel_fee_per_km_cents),
    travelFeeFromKm: row.travel_fee_from_km,
    travelMinutes: row.travel_minutes,
    travelSpeedKmh: row.travel_speed_kmh,
  }
}
