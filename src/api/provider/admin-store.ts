import { type Kysely, sql, type Transaction } from 'kysely'
import type { ProviderState } from '#domain/restriction/restriction.ts'
import { writeMembership } from '../membership/store.ts'
import type { Tables } from '../schema.gen.ts'
import type { NewProvider } from './new-provider.ts'

export interface ProviderSummary {
  readonly userName: string
  readonly fullName: string
  readonly cityCode: string
  readonly state: ProviderState
  readonly ownerUserName: string | null
}

/** All providers, whatever their state, by user name. */
export function listProviders(query: Kysely<Tables>): Promise<ProviderSummary[]> {
  return query
    .selectFrom('providers')
    .select(['user_name as userName', 'full_name as fullName', 'city_code as cityCode', 'state'])
    .select((eb) =>
      eb
        .selectFrom('memberships as m')
        .select(({ fn }) => fn.min('m.user_name').as('owner'))
        .whereRef('m.provider_id', '=', 'providers.id')
        .where('m.role', '=', 'owner')
        .as('ownerUserName'),
    )
    .orderBy('user_name')
    .execute()
}

/** @returns the new id, or undefined when the user name is taken */
export async function insertProvider(
  trx: Transaction<Tables>,
  provider: NewProvider,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('providers')
    .values({
      user_name: provider.userName,
      full_name: provider.fullName,
      intro_en: provider.intro.en,
      intro_nl: provider.intro.nl,
      profile_picture_url: `/art/portraits/${provider.userName}.svg`,
      service_availability: provider.serviceAvailability,
      service_radius_km: provider.serviceRadiusKm ?? null,
      travel_fee_cents: Math.round((provider.travelFee ?? 0) * 100),
      travel_minutes: provider.travelMinutes,
      city_code: provider.cityCode,
      street: provider.street,
      postal_code: provider.postalCode,
      location: sql`point(${provider.longitude}, ${provider.latitude})`,
      email: provider.email,
      mobile_numbers: [...provider.mobileNumbers],
      kvk_number: provider.kvkNumber ?? null,
      // Kysely leaves out undefined values, so the table's defaults apply.
      active: provider.isHidden ? false : undefined,
      auto_confirm: provider.autoConfirm,
      minimum_notice_minutes: provider.minimumNoticeMinutes,
      buffer_minutes: provider.bufferMinutes,
      horizon_days: provider.horizonDays,
      slot_step_minutes: provider.slotStepMinutes,
      cancellation_window_minutes: provider.cancellationWindowMinutes,
    })
    .onConflict((conflict) => conflict.column('user_name').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Makes an account the only owner of a provider, or nobody; members in other roles stay.
 * @returns the former owners, or undefined when there is no such provider
 */
export async function replaceOwner(
  trx: Transaction<Tables>,
  userName: string,
  ownerUserName: string | null,
): Promise<{ former: string[] } | undefined> {
  const found = await trx
    .selectFrom('providers')
    .select('id')
    .where('user_name', '=', userName)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return undefined
  // The new owner first: a provider that has an owner keeps one, unless the operator takes it away.
  if (ownerUserName !== null) {
    await writeMembership(trx, { providerId: found.id, userName: ownerUserName, role: 'owner' })
  } else {
    await sql`select set_config('bloesem.may_be_ownerless', 'yes', true)`.execute(trx)
  }
  const former = await trx
    .deleteFrom('memberships')
    .where('provider_id', '=', found.id)
    .where('role', '=', 'owner')
    .where('user_name', '<>', ownerUserName ?? '')
    .returning('user_name')
    .execute()
  return { former: former.map(({ user_name }) => user_name) }
}

export async function insertHours(
  trx: Transaction<Tables>,
  providerId: string,
  hours: NewProvider['hours'],
): Promise<void> {
  const rows = hours.map(({ day, openTime, closeTime }) => {
    return { provider_id: providerId, day, open_time: openTime, close_time: closeTime }
  })
  if (rows.length > 0) await trx.insertInto('working_hours').values(rows).execute()
}

export async function insertItems(
  trx: Transaction<Tables>,
  providerId: string,
  items: NewProvider['items'],
): Promise<void> {
  const rows = items.map((item, position) => ({
    provider_id: providerId,
    service_code: item.serviceCode,
    category_id: item.categoryNumber,
    name_en: item.name.en,
    name_nl: item.name.nl,
    price_cents: item.priceCents,
    duration_minutes: item.durationMinutes,
    buffer_minutes: item.isAddon ? null : item.bufferMinutes,
    vat_rate: item.vatRate,
    is_addon: item.isAddon,
    position,
  }))
  if (rows.length > 0) await trx.insertInto('catalog_items').values(rows).execute()
}
