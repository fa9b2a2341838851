import { blockStorage } from './block-storage.ts'
import { bookByApi, xsrfToken } from './book-by-api.ts'
import { expect } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { testWithIssuer } from './test-with-issuer.ts'
import { addTreatment } from './wizard.ts'

const test = testWithIssuer(
  ({ url }) => ({ OIDC_ISSUER: url, OIDC_CLIENT_ID: 'bloesem-here', OIDC_REDIRECT_PATH: '/' }),
  { redirectPath: '/' },
)

test.describe.configure({ mode: 'serial' })

test.describe('with an unreachable issuer', () => {
  test.use({
    expectedErrors: /status of 502|CORS|Failed to load resource|cannot be reached/,
  })

  test('the site works, and the sign-in says that it is unavailable until the issuer is back', async ({
    page,
    issuer,
  }) => {
    issuer.behave('away')
    await openPage(page, '/search')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'The sign-in page would not open. Try again.',
    )
    issuer.behave('well')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in elsewhere' })).toBeVisible()
  })
})

test('[AUTH-03] an outside issuer signs in, returning to the same booking step, and out', async ({
  page,
  issuer,
  context,
  baseURL,
}) => {
  await openPage(page, '/profile/studio-bloesem')
  const treatment = await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const asked = page.waitForRequest((request) => request.url().startsWith(`${issuer.url}/auth?`))
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    client_id: 'bloesem-here',
    redirect_uri: `${baseURL}/`,
    scope: 'email openid profile offline_access',
    code_challenge_method: 'S256',
  })
  await page.getByRole('button', { name: 'Lotte Smit', exact: true }).click()
  await expect(page).toHaveURL('/profile/studio-bloesem?step=schedule')
  await expect(page.getByRole('main')).toContainText(treatment)
  const account = page.getByRole('button', { name: 'Account of Lotte Smit' })
  await expect(account).toBeVisible()

  await account.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('access_token')
})

test('[AUTH-14] with blocked browser storage an outside issuer signs in and out as well', async ({
  page,
  context,
}) => {
  await blockStorage(page)
  await openPage(page, '/search')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Lotte Smit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/salons/)
  await page.getByRole('button', { name: 'Account of Lotte Smit' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('access_token')
})

test('an account of an outside issuer can be deleted after signing in again', async ({ page }) => {
  await openPage(page, '/search')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Lotte Smit', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Account of Lotte Smit' })).toBeVisible()
  const orderId = await bookByApi(page, 'studio-bloesem')
  const cancelled = await page.request.put(`/orderApi/orders/${orderId}/cancel`, {
    headers: { 'x-xsrf-token': await xsrfToken(page) },
    data: { orderId },
  })
  expect(cancelled.status()).toBe(200)

  await openPage(page, '/my-data')
  await page.getByRole('button', { name: 'Sign in and go on' }).click()
  // The issuer asks again, even after a recent sign-in.
  await page.getByRole('button', { name: 'Lotte Smit', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
