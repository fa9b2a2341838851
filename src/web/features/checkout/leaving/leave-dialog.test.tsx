import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn.tsx'
import { changeCheckout } from '../../booking/booking-store.ts'
import { aCheckout } from '../../booking/testing/checkouts.ts'
import { LeaveDialog } from './leave-dialog.tsx'

const nothing = () => undefined

test('[PROFILE-02] leaving names the salon, the count and the sum; staying comes first', async () => {
  changeCheckout(() => aCheckout())
  const dialog = <LeaveDialog salon="Salon Kersenbloesem" onStay={nothing} onLeave={nothing} />
  const { text } = await drawn(dialog, 'en')
  expect(text).toBe(
    'Leave this salon? Your cart with Salon Kersenbloesem, 2 treatments for €56.50, will be emptied. Stay here Leave and empty the cart',
  )
})
