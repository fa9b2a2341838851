import type { CategoryKey } from '#domain/catalog/category.ts'
import { plainName } from '../../plain-name.ts'
import { type SeededRandom, seededRandom } from '../../seeded-random.ts'
import type { DemoProvider, PromotionName } from '../demo-provider.ts'
import type { WorkingHoursName } from '../working-hours.ts'

/** The hand-written part of a generated provider: where it is and its introduction; other fields only if they matter. */
type ProviderOutline = Pick<DemoProvider, 'en' | 'nl'> &
  Partial<Omit<DemoProvider, 'userName' | 'fullName' | 'host' | 'cityCode' | 'categories'>> & {
    readonly at: readonly [street: string, postalCode: string, latitude: number, longitude: number]
  }

/** Service codes that a barber does not offer. */
export const NOT_AT_BARBERS: readonly string[] = [
  '20003',
  '20005',
  '20007',
  '20008',
  '20009',
  '20010',
  '20011',
  '20012',
  '20013',
]

/** Returns a function that completes outlines of one city with generated hours, prices and occupancy. */
export function providerGenerator(cityCode: string) {
  return (
    fullName: string,
    host: string,
    categories: readonly CategoryKey[],
    { at, ...outline }: ProviderOutline,
  ): DemoProvider => {
    const userName = plainName(fullName).replaceAll(/[^a-z0-9]+/g, '-')
    const random = seededRandom(`${userName}/sketch`)
    const [street, postalCode, latitude, longitude] = at
    return {
      userName,
      fullName,
      host,
      cityCode,
      categories,
      street,
      postalCode,
      latitude,
      longitude,
      ...generatedFields(cityCode, categories[0], random),
      ...(outline.delivery === 'DOORSTEP' && travelWithin(outline.radiusKm ?? 10)),
      ...outline,
    }
  }
}

function generatedFields(
  cityCode: string,
  category: CategoryKey | undefined,
  random: SeededRandom,
) {
  const priceLevel = (PRICE_LEVELS[cityCode] ?? 0.4) + (random.fraction() - 0.5) * 0.5
  return {
    priceLevel: Math.min(1, Math.max(0, priceLevel)),
    hours: random.pick(HOURS_BY_CATEGORY[category ?? 'hairStyling']),
    occupancy: random.pick(['quiet', 'steady', 'steady', 'busy', 'busy'] as const),
    stars: Math.round((4.2 + 0.6 * random.fraction() ** 0.8) * 10) / 10,
    // Most have about a dozen, a few have many.
    reviews: Math.round(7 + 24 * random.fraction() ** 2),
    stepMinutes: random.chance(0.25) ? (30 as const) : (15 as const),
    noticeMinutes: random.pick([60, 60, 120, 240]),
    bufferMinutes: random.chance(0.2) ? 15 : 0,
    cancellationHours: random.pick([2, 2, 4, 24]),
    ...(random.chance(0.1) && { confirmsManually: true as const }),
    ...(random.chance(0.3) && { promotions: [random.pick(PROMOTIONS)] }),
  }
}

// Fifty cents a kilometre, and two minutes, to the edge of the radius.
function travelWithin(radiusKm: number) {
  return { travelFeeEuros: radiusKm / 2, travelMinutes: Math.ceil((radiusKm * 2) / 5) * 5 }
}

/** The level of a city's prices between the cheapest (0) and the dearest (1) of the country. */
const PRICE_LEVELS: Readonly<Record<string, number>> = {
  NL01: 0.3,
  NL02: 0.6,
  NL03: 0.45,
  NL04: 0.5,
  NL05: 0.55,
  NL06: 0.45,
  NL07: 0.4,
  NL08: 0.35,
  NL09: 0.3,
  NL10: 0.4,
  NL38: 0.45,
}

const SHOP_HOURS: readonly WorkingHoursName[] = [
  'classic',
  'lateThursday',
  'lateWeek',
  'shoppingStreet',
]
const PRACTICE_HOURS: readonly WorkingHoursName[] = [
  'clinic',
  'lunchBreak',
  'schoolHours',
  'classic',
]
const HOME_VISIT_HOURS: readonly WorkingHoursName[] = [
  'weekends',
  'evenings',
  'withSunday',
  'earlyAndLate',
]

const HOURS_BY_CATEGORY: Readonly<Record<CategoryKey, readonly WorkingHoursName[]>> = {
  nailArtist: ['lateThursday', 'lunchBreak', 'withSunday', 'classic', 'shoppingStreet'],
  makeupArtist: HOME_VISIT_HOURS,
  hairStyling: SHOP_HOURS,
  facialTreatments: PRACTICE_HOURS,
  waxing: ['lateThursday', 'shoppingStreet', 'lunchBreak'],
  bodyTreatments: ['evenings', 'clinic', 'withSunday', 'earlyAndLate'],
  spaServices: ['everyDay', 'evenings', 'withSunday'],
  facePainting: ['weekends', 'earlyAndLate'],
  hennaDesigns: HOME_VISIT_HOURS,
  lashAndBrowService: ['schoolHours', 'lateThursday', 'evenings', 'classic'],
  laserTreatment: PRACTICE_HOURS,
  threading: ['shoppingStreet', 'lateWeek', 'withSunday'],
  epilation: PRACTICE_HOURS,
}

const PROMOTIONS: readonly PromotionName[] = [
  'welcome-percentage',
  'welcome-flat',
  'season-percentage',
  'season-flat',
]
