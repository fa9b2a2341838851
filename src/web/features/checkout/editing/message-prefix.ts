import type { Checkout } from '../../booking/checkout.ts'

/** Where the words of the steps stand: making a new order and changing one are said differently. */
export function messagePrefix({ modifying }: Pick<Checkout, 'modifying'>) {
  return modifying ? 'checkout.modifying' : 'checkout'
}
