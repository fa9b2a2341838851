import { bookByApi, xsrfToken } from './book-by-api.ts'
import { expect, test } from './journey-test.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'
import { acceptAndBook, walkToSummary } from './wizard.ts'

test.use({ expectedErrors: /status of 409|was not placed/ })

test('a customer with ten upcoming visits at a provider reads why an eleventh is refused, and loses nothing', async ({
  page,
  request,
}) => {
  await ensureSignedIn(page, await createCustomer(request))
  const orders: string[] = []
  for (let count = 0; count < 10; count += 1) orders.push(await bookByApi(page, 'waterkant-haar'))
  await walkToSummary(page, 'waterkant-haar')
  await acceptAndBook(page)
  const sentence = page.getByRole('alert').filter({ hasText: 'at most 10 to come at one salon' })
  await expect(sentence).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked()

  const answer = await page.request.put(`/orderApi/orders/${orders[0]}/cancel`, {
    headers: { 'x-xsrf-token': await xsrfToken(page) },
    data: {},
  })
  expect(answer.status()).toBe(200)
  await page.getByRole('button', { name: 'Book with obligation to pay' }).click()
  // For an account younger than a day the order is a request.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your request is on its way/)
})
