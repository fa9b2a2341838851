import type { CategoryKey } from '#domain/catalogue/category.ts'
import type { VatRate } from '#domain/money.ts'
import { body } from './body.ts'
import { epilation } from './epilation.ts'
import { facePainting } from './face-painting.ts'
import { facials } from './facials.ts'
import { hair } from './hair.ts'
import { henna } from './henna.ts'
import { laser } from './laser.ts'
import { lashesAndBrows } from './lashes-and-brows.ts'
import { makeUp } from './make-up.ts'
import { nails } from './nails.ts'
import { spa } from './spa.ts'
import { threading } from './threading.ts'
import type { Treatment } from './treatment.ts'
import { waxing } from './waxing.ts'

/** What is sold in each category, in the order of a menu. */
export const TREATMENTS: Readonly<Record<CategoryKey, readonly Treatment[]>> = {
  nailArtist: nails,
  makeupArtist: makeUp,
  hairStyling: hair,
  facialTreatments: facials,
  waxing,
  bodyTreatments: body,
  spaServices: spa,
  facePainting,
  hennaDesigns: henna,
  lashAndBrowService: lashesAndBrows,
  laserTreatment: laser,
  threading,
  epilation,
}

/** Hairdressing is taxed at 9 %, the rest at 21 % (Wet op de omzetbelasting 1968, table I, b 16). */
export function vatRateOf(category: CategoryKey): VatRate {
  return category === 'hairStyling' ? 9 : 21
}
