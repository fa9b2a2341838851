import type { VatRate } from '../../money.ts'
import type { CategoryKey } from '../category.ts'
import { categoryOf } from '../service-codes.ts'
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

/** One treatment for every service code (DATA-01): what is sold in each category, in the order of a menu. */
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

/**
 * The VAT in the price, in per cent. Wet op de omzetbelasting 1968, table I, part b taxes what hairdressers
 * do to hair (16) and access to a sauna or a float (3, "sportbeoefening en baden") at 9 %. Nails, make-up,
 * skin, body and lashes are not a hairdresser's work as such, and a sauna that is only part of a treatment
 * follows the treatment: 21 %.
 */
export function vatRateOf(serviceCode: string): VatRate {
  const isHair = categoryOf(serviceCode) === 'hairStyling'
  return isHair || BATHING.has(serviceCode) ? 9 : 21
}

const BATHING: ReadonlySet<string> = new Set(['60001', '60002']) // private sauna, floating
