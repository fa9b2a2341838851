import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import { changeCheckout } from '../../booking/booking-store.ts'
import { bookingFromOrder } from '../../booking/order-change.ts'
import { aCheckout } from '../../booking/testing/checkouts.ts'
import { anOrder } from '../../booking/testing/orders.ts'
import { LeaveDialog } from './leave-dialog.tsx'

const nothing = () => undefined

test('[PROFILE-02] the leave dialog names the provider, the count and the total; staying comes first', async () => {
  changeCheckout(() => aCheckout())
  const dialog = (
    <LeaveDialog providerName="Salon Kersenbloesem" onStay={nothing} onLeave={nothing} />
  )
  const { text } = await renderHtml(dialog, 'en')
  expect(text).toBe(
    'Leave this salon? Your cart with Salon Kersenbloesem, 2 treatments for €56.50, will be emptied. Stay here Leave and empty the cart',
  )
})

test('[PROFILE-02, CHECKOUT-10] leaving during a change says that the appointment is unchanged', async () => {
  changeCheckout(() => bookingFromOrder(anOrder()))
  const dialog = (
    <LeaveDialog providerName="Salon Kersenbloesem" onStay={nothing} onLeave={nothing} />
  )
  expect((await renderHtml(dialog)).text).toBe(
    'Stoppen met wijzigen? Je afspraak bij Salon Kersenbloesem van dinsdag 24 november, 13:30 blijft zoals hij is. Verder met wijzigen Stop en laat hem zo',
  )
})
