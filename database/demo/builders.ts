import { type CategoryKey, categoryNumber } from '#domain/catalog/category.ts'
import type { PromotionType } from '#domain/promotion/promotion.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import {
  insertAbsentRows,
  insertRow,
  insertRows,
  iso,
  range,
  type SqlExecutor,
} from './insert-rows.ts'

/**
 * Rows for tests: a test names the values it is about; the others are those of an ordinary Amsterdam salon.
 * Instants are epoch milliseconds (see weekdays.ts), money is cents, days of the week count from 0 (Sunday).
 */
interface WorkingInterval {
  day: number
  openTime: string
  closeTime: string
}

/** Tuesday to Saturday, nine to six, by default: `workingHours('09:00', '12:00', [1])`. */
export function workingHours(
  openTime = '09:00',
  closeTime = '18:00',
  days: readonly number[] = [2, 3, 4, 5, 6],
): WorkingInterval[] {
  return days.map((day) => ({ day, openTime, closeTime }))
}

interface AccountOptions {
  userName?: string
  name?: string
  email?: string
  /** Whether the issuer has verified the address; true by default. */
  emailVerified?: boolean
  phoneNumber?: string | null
  role?: 'customer' | 'provider' | 'operator'
  /** Epoch ms; in 2024 by default. */
  createdAt?: number
}

/** Inserts an account. A second call with the same user name changes nothing. */
export async function anAccount(database: SqlExecutor, options: AccountOptions = {}) {
  const userName = options.userName ?? `klant-${next()}`
  const account = {
    userName,
    subject: `subject-of-${userName}`,
    name: options.name ?? 'Anouk Vermeer',
    email: options.email ?? `${userName}@voorbeeld.nl`,
    phoneNumber: options.phoneNumber === undefined ? '0612345678' : options.phoneNumber,
    role: options.role ?? 'customer',
  }
  const row = {
    user_name: account.userName,
    subject: account.subject,
    name: account.name,
    email: account.email,
    email_verified: options.emailVerified ?? true,
    phone_number: account.phoneNumber,
    role: account.role,
    created_at: iso(options.createdAt ?? Date.UTC(2024, 0, 1)),
  }
  await insertAbsentRows(database, 'accounts', [row], 'user_name')
  return account
}

/** Inserts a drawing as a picture of a provider. */
export async function aPicture(
  database: SqlExecutor,
  provider: { id: string },
  { position = 0 }: { position?: number } = {},
) {
  const url = `/art/covers/${next()}.svg`
  const row = { provider_id: provider.id, position, url, description_nl: 'Een tekening' }
  return { id: await insertRow(database, 'gallery_items', row), url }
}

interface ProviderOptions {
  userName?: string
  fullName?: string
  ownerUserName?: string
  serviceAvailability?: 'BOTH' | 'DOORSTEP' | 'SALON'
  cityCode?: string
  longitude?: number
  latitude?: number
  serviceRadiusKm?: number
  servicePlaces?: readonly string[]
  minimumOrderCents?: number
  travelFeeCents?: number
  travelFeePerKmCents?: number
  travelFeeFromKm?: number
  travelMinutes?: number
  travelSpeedKmh?: number
  timeZone?: string
  slotStepMinutes?: number
  minimumNoticeMinutes?: number
  bufferMinutes?: number
  horizonDays?: number
  autoConfirm?: boolean
  answerTermMinutes?: number
  cancellationWindowMinutes?: number
  active?: boolean
  rating?: readonly [number, number, number, number, number] // reviews of one to five stars
  hours?: readonly WorkingInterval[]
}

/** Inserts a provider on the Haarlemmerdijk, open Tuesday to Saturday from nine to six, without catalog items. */
export async function aProvider(database: SqlExecutor, options: ProviderOptions = {}) {
  const userName = options.userName ?? `salon-${next()}`
  const [one, two, three, four, five] = options.rating ?? [0, 0, 0, 0, 0]
  const id = await insertRow(database, 'providers', {
    user_name: userName,
    full_name: options.fullName ?? 'Salon Kersenbloesem',
    intro_en: 'A small salon with four chairs and no hurry.',
    intro_nl: 'Een kleine salon met vier stoelen en geen haast.',
    profile_picture_url: `/art/portraits/${userName}.svg`,
    street: 'Haarlemmerdijk 112',
    postal_code: '1013 JH',
    email: `${userName}@voorbeeld.nl`,
    mobile_numbers: ['0205550112'],
    city_code: options.cityCode ?? 'NL02',
    location: `(${options.longitude ?? 4.8869},${options.latitude ?? 52.3827})`,
    ...schedulingColumns(options),
    one_star_count: one,
    two_star_count: two,
    three_star_count: three,
    four_star_count: four,
    five_star_count: five,
  })
  await insertRows(database, 'working_hours', (options.hours ?? workingHours()).map(intervalOf(id)))
  if (options.ownerUserName) {
    const owner = { provider_id: id, user_name: options.ownerUserName, role: 'owner' }
    await insertRows(database, 'memberships', [owner])
  }
  return { id, userName, timeZone: options.timeZone ?? DUTCH_ZONE }
}

function schedulingColumns(options: ProviderOptions) {
  const serviceAvailability = options.serviceAvailability ?? 'SALON'
  const hasRadius = serviceAvailability !== 'SALON' && options.servicePlaces === undefined
  return {
    service_availability: serviceAvailability,
    service_radius_km: options.serviceRadiusKm ?? (hasRadius ? 10 : null),
    service_places: options.servicePlaces,
    minimum_order_cents: options.minimumOrderCents,
    travel_fee_cents: options.travelFeeCents,
    travel_fee_per_km_cents: options.travelFeePerKmCents,
    travel_fee_from_km: options.travelFeeFromKm,
    travel_minutes: options.travelMinutes,
    travel_speed_kmh: options.travelSpeedKmh,
    time_zone: options.timeZone,
    slot_step_minutes: options.slotStepMinutes,
    minimum_notice_minutes: options.minimumNoticeMinutes,
    buffer_minutes: options.bufferMinutes,
    horizon_days: options.horizonDays,
    auto_confirm: options.autoConfirm,
    answer_term_minutes: options.answerTermMinutes,
    cancellation_window_minutes: options.cancellationWindowMinutes,
    active: options.active,
  }
}

function intervalOf(providerId: string) {
  return ({ day, openTime, closeTime }: WorkingInterval) => ({
    provider_id: providerId,
    day,
    open_time: openTime,
    close_time: closeTime,
  })
}

interface CatalogItemOptions {
  serviceCode?: string
  category?: CategoryKey
  nameEn?: string
  nameNl?: string
  priceCents?: number
  durationMinutes?: number
  bufferMinutes?: number | null
  /** Minutes of work, waiting and work; together the duration. */
  parts?: readonly [number, number, number]
  vatRate?: 9 | 21
  isAddon?: boolean
  parentId?: string
  active?: boolean
  position?: number
}

/** Inserts a cut and blow-dry of 45 minutes for € 42,50; returns the fields that an order needs. */
export async function aCatalogItem(
  database: SqlExecutor,
  provider: { id: string },
  options: CatalogItemOptions = {},
) {
  const category = options.category ?? 'hairStyling'
  const item = {
    serviceCode: options.serviceCode ?? '20001',
    category,
    nameEn: options.nameEn ?? 'Cut & blow-dry',
    nameNl: options.nameNl ?? 'Knippen & föhnen',
    priceCents: options.priceCents ?? 4250,
    durationMinutes: options.durationMinutes ?? 45,
    vatRate: options.vatRate ?? 9,
    isAddon: options.isAddon ?? false,
    parentId: options.parentId ?? null,
  }
  const id = await insertRow(database, 'catalog_items', {
    provider_id: provider.id,
    service_code: item.serviceCode,
    category_id: categoryNumber(category),
    name_en: item.nameEn,
    name_nl: item.nameNl,
    price_cents: item.priceCents,
    duration_minutes: item.durationMinutes,
    buffer_minutes: options.bufferMinutes,
    vat_rate: item.vatRate,
    is_addon: item.isAddon,
    parent_id: item.parentId,
    active: options.active,
    position: options.position,
  })
  const parts = (options.parts ?? []).map((minutes, position) => {
    return { catalog_item_id: id, position, minutes, waits: position === 1 }
  })
  await insertRows(database, 'treatment_parts', parts)
  return { id, ...item }
}

interface ClosureOptions {
  startsAt: number
  endsAt: number
  reason?: string
}

/** Inserts a closure: no slot is free from `startsAt` until `endsAt`. */
export async function aClosure(
  database: SqlExecutor,
  provider: { id: string },
  { startsAt, endsAt, reason = 'Vakantie' }: ClosureOptions,
) {
  const id = await insertRow(database, 'closures', {
    provider_id: provider.id,
    during: range(startsAt, endsAt),
    reason,
  })
  return { id, startsAt, endsAt, reason }
}

interface PromotionOptions {
  descriptionNl?: string
  promotionType?: PromotionType
  minimumOrderCents?: number
  flatRateOffCents?: number
  discountPercentage?: number
  startDate?: string
  endDate?: string
  active?: boolean
  timeZone?: string
}

/** Inserts a promotion: by default ten per cent off everything in 2026 and 2027. */
export async function aPromotion(
  database: SqlExecutor,
  provider: { id: string },
  options: PromotionOptions = {},
) {
  const flatRateOffCents = options.flatRateOffCents ?? null
  const promotion = {
    promotionType: options.promotionType ?? 'LIMITED_TIME_OFFER_PERCENTAGE',
    minimumOrderCents: options.minimumOrderCents ?? 0,
    flatRateOffCents,
    discountPercentage: flatRateOffCents === null ? (options.discountPercentage ?? 10) : null,
    startDate: options.startDate ?? '2026-01-01',
    endDate: options.endDate ?? '2027-12-31',
  }
  const id = await insertRow(database, 'promotions', {
    provider_id: provider.id,
    title_en: 'Blossom days',
    title_nl: 'Bloesemdagen',
    description_nl: options.descriptionNl,
    promotion_type: promotion.promotionType,
    minimum_order_cents: promotion.minimumOrderCents,
    flat_rate_off_cents: promotion.flatRateOffCents,
    discount_percentage: promotion.discountPercentage,
    start_date: promotion.startDate,
    end_date: promotion.endDate,
    active: options.active,
    time_zone: options.timeZone,
  })
  return { id, ...promotion }
}

let count = 0

// Rows without a name given by the test need a unique name.
function next(): number {
  count += 1
  return count
}
