import { type CategoryKey, categoryNumber } from '#domain/catalog/category.ts'
import type { PromotionType } from '#domain/promotion/promotion.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { insertRow, insertRows, iso, type Market, range } from './insert-rows.ts'

/**
 * Rows with meaning for tests: say what the test is about, the rest is an ordinary Amsterdam salon.
 * Instants are epoch milliseconds (see weekdays.ts), money is cents, days of the week count from 0 Sunday.
 */
interface WorkingInterval {
  day: number
  openTime: string
  closeTime: string
}

/** Tuesday to Saturday, nine to six, unless told: `workingHours('09:00', '12:00', [1])`. */
export function workingHours(
  openTime = '09:00',
  closeTime = '18:00',
  days: readonly number[] = [2, 3, 4, 5, 6],
): WorkingInterval[] {
  return days.map((day) => ({ day, openTime, closeTime }))
}

interface AccountWishes {
  userName?: string
  name?: string
  email?: string
  /** Whether the issuer vouches for the address; true unless told. */
  emailVerified?: boolean
  phoneNumber?: string | null
  role?: 'customer' | 'provider' | 'operator'
  /** Epoch ms; years ago unless told. */
  createdAt?: number
}

/** An account the market already knows. A second call with the same user name changes nothing. */
export async function anAccount(database: Market, wishes: AccountWishes = {}) {
  const userName = wishes.userName ?? `klant-${next()}`
  const account = {
    userName,
    subject: `subject-of-${userName}`,
    name: wishes.name ?? 'Anouk Vermeer',
    email: wishes.email ?? `${userName}@voorbeeld.nl`,
    phoneNumber: wishes.phoneNumber === undefined ? '0612345678' : wishes.phoneNumber,
    role: wishes.role ?? 'customer',
  }
  const row = {
    user_name: account.userName,
    subject: account.subject,
    name: account.name,
    email: account.email,
    email_verified: wishes.emailVerified ?? true,
    phone_number: account.phoneNumber,
    role: account.role,
    created_at: iso(wishes.createdAt ?? Date.UTC(2024, 0, 1)),
  }
  await insertRows(database, 'accounts', [row], { unlessThere: true })
  return account
}

interface ProviderWishes {
  userName?: string
  fullName?: string
  ownerUserName?: string
  serviceAvailability?: 'BOTH' | 'DOORSTEP' | 'SALON'
  cityCode?: string
  longitude?: number
  latitude?: number
  serviceRadiusKm?: number
  minimumOrderCents?: number
  timeZone?: string
  slotStepMinutes?: number
  minimumNoticeMinutes?: number
  bufferMinutes?: number
  autoConfirm?: boolean
  cancellationWindowMinutes?: number
  active?: boolean
  rating?: readonly [number, number, number, number, number] // reviews of one to five stars
  hours?: readonly WorkingInterval[]
}

/** A salon on the Haarlemmerdijk, open Tuesday to Saturday from nine to six, with nothing on its menu yet. */
export async function aProvider(database: Market, wishes: ProviderWishes = {}) {
  const userName = wishes.userName ?? `salon-${next()}`
  const [one, two, three, four, five] = wishes.rating ?? [0, 0, 0, 0, 0]
  const id = await insertRow(database, 'providers', {
    user_name: userName,
    full_name: wishes.fullName ?? 'Salon Kersenbloesem',
    intro_en: 'A small salon with four chairs and no hurry.',
    intro_nl: 'Een kleine salon met vier stoelen en geen haast.',
    profile_picture_url: `/art/portraits/${userName}.svg`,
    street: 'Haarlemmerdijk 112',
    postal_code: '1013 JH',
    email: `${userName}@voorbeeld.nl`,
    mobile_numbers: ['0205550112'],
    city_code: wishes.cityCode ?? 'NL02',
    location: `(${wishes.longitude ?? 4.8869},${wishes.latitude ?? 52.3827})`,
    ...howTheyWork(wishes),
    one_star_count: one,
    two_star_count: two,
    three_star_count: three,
    four_star_count: four,
    five_star_count: five,
  })
  await insertRows(database, 'working_hours', (wishes.hours ?? workingHours()).map(intervalOf(id)))
  return { id, userName, timeZone: wishes.timeZone ?? DUTCH_ZONE }
}

function howTheyWork(wishes: ProviderWishes) {
  const serviceAvailability = wishes.serviceAvailability ?? 'SALON'
  return {
    service_availability: serviceAvailability,
    service_radius_km: wishes.serviceRadiusKm ?? (serviceAvailability === 'SALON' ? null : 10),
    owner_user_name: wishes.ownerUserName,
    minimum_order_cents: wishes.minimumOrderCents,
    time_zone: wishes.timeZone,
    slot_step_minutes: wishes.slotStepMinutes,
    minimum_notice_minutes: wishes.minimumNoticeMinutes,
    buffer_minutes: wishes.bufferMinutes,
    auto_confirm: wishes.autoConfirm,
    cancellation_window_minutes: wishes.cancellationWindowMinutes,
    active: wishes.active,
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

interface CatalogItemWishes {
  serviceCode?: string
  category?: CategoryKey
  nameEn?: string
  nameNl?: string
  priceCents?: number
  durationMinutes?: number
  vatRate?: 9 | 21
  isAddon?: boolean
  parentId?: string
  active?: boolean
  position?: number
}

/** A cut and blow-dry of 45 minutes for € 42,50. Answers what an order needs of it. */
export async function aCatalogItem(
  database: Market,
  provider: { id: string },
  wishes: CatalogItemWishes = {},
) {
  const category = wishes.category ?? 'hairStyling'
  const item = {
    serviceCode: wishes.serviceCode ?? '20001',
    category,
    nameEn: wishes.nameEn ?? 'Cut & blow-dry',
    nameNl: wishes.nameNl ?? 'Knippen & föhnen',
    priceCents: wishes.priceCents ?? 4250,
    durationMinutes: wishes.durationMinutes ?? 45,
    vatRate: wishes.vatRate ?? 9,
    isAddon: wishes.isAddon ?? false,
    parentId: wishes.parentId ?? null,
  }
  const id = await insertRow(database, 'catalog_items', {
    provider_id: provider.id,
    service_code: item.serviceCode,
    category_id: categoryNumber(category),
    name_en: item.nameEn,
    name_nl: item.nameNl,
    price_cents: item.priceCents,
    duration_minutes: item.durationMinutes,
    vat_rate: item.vatRate,
    is_addon: item.isAddon,
    parent_id: item.parentId,
    active: wishes.active,
    position: wishes.position,
  })
  return { id, ...item }
}

interface ClosureWishes {
  startsAt: number
  endsAt: number
  reason?: string
}

/** Time off: nothing is free from `startsAt` up to `endsAt`. */
export async function aClosure(
  database: Market,
  provider: { id: string },
  { startsAt, endsAt, reason = 'Vakantie' }: ClosureWishes,
) {
  const id = await insertRow(database, 'closures', {
    provider_id: provider.id,
    during: range(startsAt, endsAt),
    reason,
  })
  return { id, startsAt, endsAt, reason }
}

interface PromotionWishes {
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

/** Ten per cent off everything through 2026 and 2027, unless told. */
export async function aPromotion(
  database: Market,
  provider: { id: string },
  wishes: PromotionWishes = {},
) {
  const flatRateOffCents = wishes.flatRateOffCents ?? null
  const promotion = {
    promotionType: wishes.promotionType ?? 'LIMITED_TIME_OFFER_PERCENTAGE',
    minimumOrderCents: wishes.minimumOrderCents ?? 0,
    flatRateOffCents,
    discountPercentage: flatRateOffCents === null ? (wishes.discountPercentage ?? 10) : null,
    startDate: wishes.startDate ?? '2026-01-01',
    endDate: wishes.endDate ?? '2027-12-31',
  }
  const id = await insertRow(database, 'promotions', {
    provider_id: provider.id,
    title_en: 'Blossom days',
    title_nl: 'Bloesemdagen',
    description_nl: wishes.descriptionNl,
    promotion_type: promotion.promotionType,
    minimum_order_cents: promotion.minimumOrderCents,
    flat_rate_off_cents: promotion.flatRateOffCents,
    discount_percentage: promotion.discountPercentage,
    start_date: promotion.startDate,
    end_date: promotion.endDate,
    active: wishes.active,
    time_zone: wishes.timeZone,
  })
  return { id, ...promotion }
}

let count = 0

// Rows that a test does not name still need names of their own.
function next(): number {
  count += 1
  return count
}
