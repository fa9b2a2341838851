import type { Checkout } from '../../booking/checkout.ts'

/** The message prefix of the steps: new orders and changed orders have different texts. */
export function messagePrefix({ modifying }: Pick<Checkout, 'modifying'>) {
  return modifying ? 'checkout.modifying' : 'checkout'
}
