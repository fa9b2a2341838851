import { signIn as hostedEn } from '#messages/en/sign-in.ts'
import { en } from '#messages/en.ts'
import { signIn as hostedNl } from '#messages/nl/sign-in.ts'
import { nl } from '#messages/nl.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { mailedCode, readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { createCustomer, fillHostedSignIn, signInAs } from './sign-in.ts'
import { addTreatment } from './wizard.ts'

const NEW_PASSWORD = 'vier paarse irissen'

test.use({
  expectedErrors: /status of (401|422)/,
})
test.setTimeout(150_000)

for (const language of checkedLanguages) {
  test.describe(language, () => {
    test.use({ language })
    const words = { en, nl }[language]
    const { signIn, forgot, reset, verify, wrong } = { en: hostedEn, nl: hostedNl }[language]

    test('[AUTH-02] a password reset keeps the cart in its browser, and signs out everywhere else', async ({
      page,
      request,
      browser,
    }) => {
      const me = await createCustomer(request)
      const elsewhere = await browser.newPage()
      await signInAs(elsewhere, me)

      await openPage(page, '/profile/salon-kersenbloesem')
      const treatment = await addTreatment(page)
      await page.getByRole('button', { name: /^(Choose a time|Kies een tijd)$/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.session.signIn }).click()
      await fillHostedSignIn(page, { ...me, password: 'not the password' })
      await expect(page.getByRole('alert')).toContainText(signIn.wrong)

      await page.getByRole('link', { name: forgot.link }).click()
      await expect(page.getByRole('heading', { name: forgot.title })).toBeVisible()
      await expectAccessible(page, 'forgotten password')
      await page.getByRole('button', { name: forgot.submit }).click()
      await expect(page.getByLabel(signIn.login)).toHaveAccessibleDescription(wrong.login)
      await page.getByLabel(signIn.login).fill(me.email)
      await page.getByRole('button', { name: forgot.submit }).click()
      await expect(page.getByRole('heading', { name: reset.title })).toBeVisible()
      await expectAccessible(page, 'new password')

      const code = await mailedCode(request, me.email, 'password')
      await page.getByRole('button', { name: verify.again }).click()
      await expect(page.getByRole('status')).toContainText(verify.sent)
      await page.getByLabel(verify.code).fill(code === '00000000' ? '11111111' : '00000000')
      await page.getByLabel(reset.password).fill(NEW_PASSWORD)
      await page.getByRole('button', { name: reset.submit }).click()
      await expect(page.getByLabel(verify.code)).toHaveAccessibleDescription(verify.wrong)
      await expectAccessible(page, 'new password with a fault')
      await page.getByLabel(verify.code).fill(code)
      await page.getByLabel(reset.password).fill(NEW_PASSWORD)
      await page.getByRole('button', { name: reset.submit }).click()

      await expect(page).toHaveURL('/profile/salon-kersenbloesem?step=schedule')
      await expect(page.getByText(treatment).first()).toBeVisible()
      await readMail(request, me.email, /password was changed|wachtwoord is veranderd/)
      const asks = await elsewhere.evaluate(async () => (await fetch('/api/auth/status')).json())
      expect(asks).toMatchObject({ isAuthenticated: false })
      await elsewhere.close()
    })
  })
}
