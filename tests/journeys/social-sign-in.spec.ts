import { expect } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { testWithIssuer } from './test-with-issuer.ts'
import { addTreatment } from './wizard.ts'

const SECRET = 'a secret of the social client'
const test = testWithIssuer(
  ({ url }) => ({
    SOCIAL_ISSUER: url,
    SOCIAL_CLIENT_ID: 'bloesem-here',
    SOCIAL_CLIENT_SECRET: SECRET,
    SOCIAL_NAME: 'Elsewhere',
  }),
  { redirectPath: '/identity/social/callback', secret: SECRET },
)

// One worker runs them, so that one server is started.
test.describe.configure({ mode: 'default' })

test('[AUTH-03] the social option signs in at the other issuer and returns to the same booking step', async ({
  page,
}) => {
  await openPage(page, '/profile/studio-bloesem')
  const treatment = await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Elsewhere' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in elsewhere' })).toBeVisible()
  await page.getByRole('button', { name: 'Lotte Smit', exact: true }).click()
  await expect(page).toHaveURL('/profile/studio-bloesem?step=schedule')
  await expect(page.getByRole('button', { name: 'Account of Lotte Smit' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(treatment)
})

test('cancelling at the other issuer returns to the hosted sign-in with a message', async ({
  page,
}) => {
  await openPage(page, '/search')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Continue with Elsewhere' }).click()
  await page.getByRole('button', { name: 'No, go back' }).click()
  await expect(page.getByRole('alert')).toContainText('You stopped at Elsewhere')
  await page.getByRole('link', { name: 'Continue with Elsewhere' }).click()
  await page.getByRole('button', { name: 'Lotte Smit', exact: true }).click()
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('button', { name: 'Account of Lotte Smit' })).toBeVisible()
})
