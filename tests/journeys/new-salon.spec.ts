import { bookByApi } from './book-by-api.ts'
import { addProvider } from './create-salon.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn, fillHostedSignIn } from './sign-in.ts'

test.use({ language: 'nl' })
test('[WORK-93, WORK-95, WORK-96] a new salon, from the invitation of its owner to its first booking @phone', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const owner = await createCustomer(request)
  const salon = { userName: `nieuw-${owner.userName}`, fullName: 'Salon Sneeuwklok' }
  await addProvider({ ...salon, ownerEmail: owner.email })
  const { text } = await readMail(request, owner.email, /Salon Sneeuwklok nodigt je uit/)
  expect(text).toContain('Je salon Salon Sneeuwklok staat klaar in Bloesem.')
  await openPage(page, /\/invitation\/[\w-]{22}/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Log in of maak een account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Inloggen', exact: true }).click()
  await fillHostedSignIn(page, owner)
  await page.getByRole('button', { name: 'Neem de uitnodiging aan' }).click()
  await expect(page).toHaveURL(new RegExp(`/salon/${salon.userName}/welcome`))

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await context.newPage()
  await ensureSignedIn(theirs, await createCustomer(request))
  const orderId = await bookByApi(theirs, salon.userName, undefined, { customerName: 'Eva Mol' })
  const { data } = await (await theirs.request.get(`/orderApi/orders/${orderId}`)).json()
  await context.close()
  const day = data.order.serviceInfo.appointmentStartTime.slice(0, 10)
  await openPage(page, `/salon/${salon.userName}/agenda?day=${day}&view=list`)
  await expect(page.getByRole('link', { name: /Eva Mol .*Bevestigd/ })).toBeVisible()
})
