import { iso, type Row } from '../insert-rows.ts'
import { menuRows, partRows } from '../menu.ts'
import { answerTermHours } from '../orders/generate-order-history.ts'
import { plainName } from '../plain-name.ts'
import { promotionRow } from '../promotions.ts'
import { seededRandom } from '../seeded-random.ts'
import type { DemoProvider } from './demo-provider.ts'
import { CREATED_AT, type StoredProvider } from './stored-provider.ts'

/** The rows of a provider and of everything it owns except its calendar. */
export interface ProviderRows {
  readonly provider: Row
  readonly memberships: Row[]
  readonly catalogItems: Row[]
  readonly treatmentParts: Row[]
  readonly workingHours: Row[]
  readonly gallery: Row[]
  readonly promotions: Row[]
}

export function providerRows(stored: StoredProvider): ProviderRows {
  const { id, provider, menu, hours, promotions } = stored
  const random = seededRandom(`${provider.userName}/rows`)
  const owned = { provider_id: id }
  return {
    provider: providerRow(stored),
    memberships: provider.ownerUserName
      ? [{ ...owned, user_name: provider.ownerUserName, role: 'owner', joined_at: iso(CREATED_AT) }]
      : [],
    catalogItems: menuRows(id, menu),
    treatmentParts: partRows(menu),
    workingHours: hours.map(({ day, openTime, closeTime }) => ({
      id: random.id(CREATED_AT),
      ...owned,
      day,
      open_time: openTime,
      close_time: closeTime,
    })),
    gallery: galleryOf(provider).map((picture, position) => ({
      id: random.id(CREATED_AT),
      ...owned,
      position,
      ...picture,
    })),
    promotions: promotions.map((promotion) => ({
      id: promotion.id,
      ...owned,
      ...promotionRow(promotion),
    })),
  }
}

function providerRow({ id, provider }: StoredProvider): Row {
  const delivery = provider.delivery ?? 'SALON'
  return {
    id,
    user_name: provider.userName,
    full_name: provider.fullName,
    intro_en: provider.en,
    intro_nl: provider.nl,
    profile_picture_url: `/art/portraits/${plainName(provider.host)}.svg`,
    service_availability: delivery,
    city_code: provider.cityCode,
    street: provider.street,
    postal_code: provider.postalCode,
    location: `(${provider.longitude},${provider.latitude})`,
    service_radius_km: provider.radiusKm ?? null,
    minimum_order_cents: (provider.minimumEuros ?? 0) * 100,
    travel_fee_cents: (provider.travelFeeEuros ?? 0) * 100,
    travel_fee_per_km_cents: Math.round((provider.travelFeePerKmEuros ?? 0) * 100),
    travel_fee_from_km: provider.travelFeeFromKm ?? 0,
    travel_minutes: provider.travelMinutes ?? provider.rides?.longestMinutes ?? 0,
    travel_speed_kmh: provider.rides?.speedKmh ?? null,
    slot_step_minutes: provider.stepMinutes ?? 15,
    minimum_notice_minutes: provider.noticeMinutes ?? 60,
    buffer_minutes: provider.bufferMinutes ?? 0,
    auto_confirm: provider.confirmsManually === undefined,
    answer_term_minutes: answerTermHours(provider) * 60,
    cancellation_window_minutes: (provider.cancellationHours ?? 2) * 60,
    created_at: iso(CREATED_AT),
    ...contactOf(provider),
  }
}

// Numbers that nobody has: no Dutch subscriber number starts with a 0, and neither register has reached 99.
function contactOf(provider: DemoProvider): Row {
  const random = seededRandom(`${provider.userName}/contact`)
  const landline = `${AREA_CODES[provider.cityCode] ?? '020'}0${random.between(100_000, 999_999)}`
  const mobile = `0600${random.between(100_000, 999_999)}`
  const handle = provider.userName.replaceAll('-', '')
  return {
    email: `hallo@${provider.userName}.voorbeeld.nl`,
    mobile_numbers: provider.delivery === 'DOORSTEP' ? [mobile] : [landline, mobile],
    website: `https://${provider.userName}.voorbeeld.nl`,
    instagram: `https://www.instagram.com/${handle}.voorbeeld`,
    facebook: random.chance(0.6) ? `https://www.facebook.com/${handle}.voorbeeld` : null,
    twitter: random.chance(0.2) ? `https://x.com/${handle.slice(0, 11)}_vb` : null,
    kvk_number: String(random.between(99_000_000, 99_999_999)),
    vat_id: vatIdOf(random.between(99_000_000, 99_999_999)),
  }
}

/** A VAT id whose last digit of nine fulfils the test of eleven, of the first eight or the next number that has one. */
function vatIdOf(first: number): string {
  const sum = [...String(first)].reduce((sum, digit, at) => sum + Number(digit) * (9 - at), 0)
  return sum % 11 === 10 ? vatIdOf(first - 1) : `NL${first}${sum % 11}B01`
}

const AREA_CODES: Readonly<Record<string, string>> = {
  NL01: '013',
  NL02: '020',
  NL03: '010',
  NL04: '070',
  NL05: '030',
  NL06: '043',
  NL07: '040',
  NL08: '050',
  NL09: '036',
  NL10: '076',
  NL38: '023',
}

const PALETTES = ['blush', 'plum', 'sage', 'peach', 'lilac', 'butter'] as const

const SCENES = [
  ['branch', 'A blossoming branch', 'Een bloeiende tak'],
  ['meadow', 'A flower meadow', 'Een bloemenweide'],
  ['arch', 'A garland', 'Een bloemenkrans'],
  ['vase', 'Flowers in a vase', 'Bloemen in een vaas'],
  ['bloom', 'A peony from near', 'Een pioenroos van dichtbij'],
  ['tulips', 'A row of tulips', 'Een rij tulpen'],
  ['pond', 'Water lilies', 'Waterlelies'],
  ['wisteria', 'Hanging wisteria', 'Hangende blauweregen'],
  ['field', 'Lavender on the hills', 'Lavendel op de heuvels'],
] as const

function galleryOf({ userName, fullName }: DemoProvider) {
  const random = seededRandom(`${userName}/gallery`)
  const cover = {
    url: `/art/covers/${userName}.svg`,
    description_en: `Drawn flowers of ${fullName}`,
    description_nl: `Getekende bloemen van ${fullName}`,
  }
  const palettes = random.shuffled(PALETTES)
  const drawn = random
    .shuffled(SCENES)
    .slice(0, random.between(4, 6))
    .map(([scene, en, nl], index) => ({
      url: `/art/covers/${userName}.svg?scene=${scene}&palette=${palettes[index]}`,
      description_en: en,
      description_nl: nl,
    }))
  return [cover, ...drawn]
}
