import { bookByApi, xsrfToken } from './book-by-api.ts'
import { expect, test } from './journey-test.ts'
import { mailedCode } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn, randomCustomer } from './sign-in.ts'

// The browser logs the refusal of the wrong code.
test.use({ expectedErrors: /422/ })

test('[ORDER-08] the page of an order confirms another address by its mailed code, and then says that mails go there too', async ({
  page,
  request,
}) => {
  const me = await createCustomer(request)
  const { email } = randomCustomer()
  await ensureSignedIn(page, me)
  const orderId = await bookByApi(page, 'studio-parel')
  const order = (await (await page.request.get(`/orderApi/orders/${orderId}`)).json()).data.order
  const changed = await page.request.put(`/orderApi/orders/${orderId}`, {
    headers: { 'x-xsrf-token': await xsrfToken(page) },
    data: {
      ...order,
      acceptedTerms: true,
      customerInfo: { ...order.customerInfo, customerEmail: email },
    },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  await openPage(page, `/bookings/${orderId}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(`Mails about this go to ${me.email}`)
  await expect(main).toContainText(`You filled in ${email}. We mail there only once`)
  await page.getByRole('button', { name: 'Mail me a code' }).click()
  const field = page.getByLabel('Code from the mail')
  await field.fill('00000000')
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(main.getByRole('alert')).toContainText('This code is wrong or no longer valid.')
  await expect(field).toBeFocused()
  // The mail links to this page, perhaps on a phone, so it is loaded again.
  await openPage(page, `/bookings/${orderId}`)
  await page.getByRole('button', { name: 'I have a code' }).click()
  await expect(field).toBeFocused()
  await field.fill(await mailedCode(request, email, 'mailAddress'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(main).toContainText(`Mails about this go to ${me.email} and ${email}`)
  await expect(page.getByRole('button', { name: 'Mail me a code' })).toBeHidden()
})
