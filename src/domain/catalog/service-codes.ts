import { CATEGORY_KEYS, type CategoryKey } from './category.ts'

/** The only code that is no number: a free talk before a make-up appointment. */
export const FREE_CONSULTATION = 'FREE_CONSULTATION'

/** The first and last code per category, with leading zeros (DATA-01). */
export const SERVICE_CODE_RANGES = {
  nailArtist: ['0001', '0025'],
  makeupArtist: ['10001', '10019'],
  hairStyling: ['20001', '20014'],
  facialTreatments: ['30001', '30010'],
  waxing: ['40001', '40010'],
  bodyTreatments: ['50001', '50010'],
  spaServices: ['60001', '60009'],
  facePainting: ['70001', '70033'],
  hennaDesigns: ['80001', '80030'],
  lashAndBrowService: ['90001', '90038'],
  laserTreatment: ['100001', '100026'],
  threading: ['110001', '110010'],
  epilation: ['120001', '120006'],
} as const satisfies Record<CategoryKey, readonly [first: string, last: string]>

/** All service codes of a category, in order; the last of make-up is the free consultation. */
export function serviceCodes(category: CategoryKey): string[] {
  const [first, last] = SERVICE_CODE_RANGES[category]
  const codes = Array.from({ length: Number(last) - Number(first) + 1 }, (_, offset) =>
    String(Number(first) + offset).padStart(first.length, '0'),
  )
  return category === 'makeupArtist' ? [...codes, FREE_CONSULTATION] : codes
}

/** The category of a service code; null when there is none. */
export function categoryOf(serviceCode: string): CategoryKey | null {
  return CATEGORY_OF_CODE.get(serviceCode) ?? null
}

const CATEGORY_OF_CODE: ReadonlyMap<string, CategoryKey> = new Map(
  CATEGORY_KEYS.flatMap((category) => serviceCodes(category).map((code) => [code, category])),
)
