import type { Page } from '@playwright/test'
import { codeAt } from '#identity/second-factor/authenticator.ts'
import { signIn as english } from '#messages/en/sign-in.ts'
import { enPages } from '#messages/en-pages.ts'
import { signIn as dutch } from '#messages/nl/sign-in.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { aFreePort } from '#platform/testing/product.ts'
import { startDemoProduct } from './demo-product.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { mailedCode } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { createCustomer, expireSession, fillHostedSignIn, signInAs } from './sign-in.ts'

const STEP_MS = 30_000

test.use({ expectedErrors: /status of 4\d\d/ })

for (const language of checkedLanguages) {
  test.describe(language, () => {
    test.use({ language })
    const words = { en: english, nl: dutch }[language]
    const { personalData } = { en: enPages, nl: nlPages }[language]

    test('[WORK-115, WORK-116, WORK-117, WORK-194] a person sets up an authenticator app and signs in with it @phone', async ({
      page,
      request,
    }) => {
      const me = await createCustomer(request)
      await signInAs(page, me)
      await openPage(page, '/my-data')
      await page.getByRole('link', { name: personalData.twoSteps.link }).click()
      await fillHostedSignIn(page, me)
      await expect(page).toHaveURL(/\/identity\/security$/)
      await expectAccessible(page, 'second factor, nothing set up')
      await page.getByRole('link', { name: words.security.app.setUp }).click()
      await expectAccessible(page, 'second factor, offers a mailed code')
      await page.getByRole('button', { name: words.forgot.submit }).click()
      await expectAccessible(page, 'second factor, mailed code')
      await fillCode(page, words.verify.code, await mailedCode(request, me.email, 'secondFactor'))
      const secret = ((await page.locator('.secret code').textContent()) ?? '').replaceAll(' ', '')
      await expectAccessible(page, 'second factor, new app')
      await fillCode(page, words.factor.code, codeAt(secret, Date.now()))
      await expect(page.locator('.codes li')).toHaveCount(10)
      await expectAccessible(page, 'second factor, recovery codes')
      const [recoveryCode = ''] = await page.locator('.codes code').allTextContents()
      await page.getByRole('link', { name: words.security.codes.saved }).click()
      await expectAccessible(page, 'second factor, app set up')

      await expireSession(page)
      await openPage(page, '/login')
      await startSignIn(page)
      await fillHostedSignIn(page, me)
      await expectAccessible(page, 'second factor, asked for')
      await fillCode(page, words.factor.code, '000000')
      await expect(page.getByText(words.factor.wrongCode)).toBeVisible()
      await fillCode(page, words.factor.code, codeAt(secret, Date.now() + STEP_MS))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/salons/)

      await expireSession(page)
      await openPage(page, '/login')
      await startSignIn(page)
      await fillHostedSignIn(page, me)
      await page.getByRole('link', { name: words.factor.recovery }).click()
      await expectAccessible(page, 'second factor, recovery code')
      await fillCode(page, words.recovery.code, recoveryCode)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/salons/)
    })
  })
}

test('[WORK-119] a person adds a passkey and signs in with it', async ({ page, playwright }) => {
  const port = await aFreePort()
  const origin = `http://localhost:${port}`
  const product = await startDemoProduct(port, { PUBLIC_URL: origin })
  const mailbox = await playwright.request.newContext({ baseURL: origin })
  try {
    await addAuthenticator(page)
    await page.goto(`${origin}/security`)
    await fillHostedSignIn(page, 'noor')
    await page.getByRole('link', { name: english.security.passkeys.add }).click()
    await page.getByRole('button', { name: english.forgot.submit }).click()
    await fillCode(
      page,
      english.verify.code,
      await mailedCode(mailbox, 'noor@voorbeeld.nl', 'secondFactor'),
    )
    await expectAccessible(page, 'second factor, new passkey')
    await page.getByLabel(english.security.passkeys.label).fill('My laptop')
    await page.getByRole('button', { name: english.security.passkeys.submit }).click()
    await expect(page.locator('.codes li')).toHaveCount(10)
    await page.getByRole('link', { name: english.security.codes.saved }).click()
    await expect(page.getByText('My laptop')).toBeVisible()
    await expectAccessible(page, 'second factor, passkey added')

    await page.context().clearCookies()
    await page.goto(`${origin}/login`)
    await startSignIn(page)
    await fillHostedSignIn(page, 'noor')
    await expectAccessible(page, 'second factor, passkey asked for')
    await page.getByRole('button', { name: english.passkey.use }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/salons/)
  } finally {
    await mailbox.dispose()
    await page.close() // it may still load a file
    await product.end()
  }
})

/** Gives the browser an authenticator in software, which answers without asking. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

async function startSignIn(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Sign in|Inloggen)$/ })
    .click()
}

async function fillCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label).fill(code)
  await page.getByLabel(label).press('Enter')
}
