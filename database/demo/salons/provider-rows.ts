import { dice } from '../dice.ts'
import { iso, type Row } from '../insert-rows.ts'
import { menuRows } from '../menu.ts'
import { plainName } from '../plain-name.ts'
import { offerRow } from '../promotions.ts'
import type { Salon } from './salon.ts'
import { BORN_AT, type StoredSalon } from './stored-salon.ts'

/** The row of a provider, and those of everything it owns but its calendar. */
export interface ProviderRows {
  readonly provider: Row
  readonly catalogItems: Row[]
  readonly workingHours: Row[]
  readonly gallery: Row[]
  readonly promotions: Row[]
}

export function providerRows(stored: StoredSalon): ProviderRows {
  const { id, salon, menu, hours, offers } = stored
  const chance = dice(`${salon.userName}/rows`)
  const owned = { provider_id: id }
  return {
    provider: providerRow(stored),
    catalogItems: menuRows(id, menu),
    workingHours: hours.map(({ day, openTime, closeTime }) => ({
      id: chance.id(BORN_AT),
      ...owned,
      ...{ day, open_time: openTime, close_time: closeTime },
    })),
    gallery: galleryOf(salon).map((picture, position) => ({
      id: chance.id(BORN_AT),
      ...owned,
      ...{ position, ...picture },
    })),
    promotions: offers.map((offer) => ({ id: offer.id, ...owned, ...offerRow(offer) })),
  }
}

function providerRow({ id, salon }: StoredSalon): Row {
  const delivery = salon.delivery ?? 'SALON'
  return {
    id,
    user_name: salon.userName,
    owner_user_name: salon.ownerUserName ?? null,
    full_name: salon.fullName,
    intro_en: salon.en,
    intro_nl: salon.nl,
    profile_picture_url: `/art/portraits/${plainName(salon.host)}.svg`,
    service_availability: delivery,
    city_code: salon.cityCode,
    street: salon.street,
    postal_code: salon.postalCode,
    location: `(${salon.longitude},${salon.latitude})`,
    service_radius_km: salon.radiusKm ?? null,
    minimum_order_cents: (salon.minimumEuros ?? 0) * 100,
    slot_step_minutes: salon.stepMinutes ?? 15,
    minimum_notice_minutes: salon.noticeMinutes ?? 60,
    buffer_minutes: salon.bufferMinutes ?? 0,
    auto_confirm: salon.confirmsByHand === undefined,
    cancellation_window_minutes: (salon.cancellationHours ?? 2) * 60,
    created_at: iso(BORN_AT),
    ...contactOf(salon),
  }
}

// Nobody has these: no Dutch subscriber number starts with a 0, and neither register is at 99 yet.
function contactOf(salon: Salon): Row {
  const chance = dice(`${salon.userName}/contact`)
  const landline = `${AREA_CODES[salon.cityCode] ?? '020'}0${chance.between(100_000, 999_999)}`
  const mobile = `0600${chance.between(100_000, 999_999)}`
  const handle = salon.userName.replaceAll('-', '')
  return {
    email: `hallo@${salon.userName}.voorbeeld.nl`,
    mobile_numbers: salon.delivery === 'DOORSTEP' ? [mobile] : [landline, mobile],
    website: `https://${salon.userName}.voorbeeld.nl`,
    instagram: `https://www.instagram.com/${handle}.voorbeeld`,
    facebook: chance.chance(0.6) ? `https://www.facebook.com/${handle}.voorbeeld` : null,
    twitter: chance.chance(0.2) ? `https://x.com/${handle.slice(0, 11)}_vb` : null,
    kvk_number: String(chance.between(99_000_000, 99_999_999)),
    vat_id: `NL${chance.between(990_000_000, 999_999_999)}B01`,
  }
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

function galleryOf({ userName, fullName }: Salon) {
  const chance = dice(`${userName}/gallery`)
  const cover = {
    url: `/art/covers/${userName}.svg`,
    description_en: `Drawn flowers of ${fullName}`,
    description_nl: `Getekende bloemen van ${fullName}`,
  }
  const palettes = chance.shuffled(PALETTES)
  const drawn = chance
    .shuffled(SCENES)
    .slice(0, chance.between(4, 6))
    .map(([scene, en, nl], index) => ({
      url: `/art/covers/${userName}.svg?scene=${scene}&palette=${palettes[index]}`,
      description_en: en,
      description_nl: nl,
    }))
  return [cover, ...drawn]
}
