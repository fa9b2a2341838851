import type { Checkout } from '../../booking/checkout.ts'

/** The message prefix of the steps: new orders and changed orders have different texts. */
export function messagePrefix({ editedOrder }: Pick<Checkout, 'editedOrder'>) {
  return editedOrder ? 'checkout.editing' : 'checkout'
}
