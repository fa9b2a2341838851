import { readFile } from 'node:fs/promises'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { fill } from '#messages/fill.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { bookByApi, xsrfToken } from './book-by-api.ts'
import { checkedLanguages } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { createCustomer, fillHostedSignIn, signInAs } from './sign-in.ts'

test.use({ expectedErrors: /status of 401/ })
test.setTimeout(150_000)

for (const language of checkedLanguages) {
  test.describe(language, () => {
    test.use({ language })
    const words = { en, nl }[language]
    const { personalData } = { en: enPages, nl: nlPages }[language]

    test('a user downloads their data, and then deletes their account', async ({
      page,
      request,
    }) => {
      const me = await createCustomer(request)
      await signInAs(page, me)
      const orderId = await bookByApi(page, 'salon-kersenbloesem')
      await openPage(page, '/search')
      await page.getByRole('button', { name: me.name }).click()
      await page.getByRole('link', { name: words.shell.personalData }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(personalData.title)

      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: personalData.takeAlong.button }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^bloesem-\d{4}-\d\d-\d\d\.json$/)
      const data = JSON.parse(await readFile(await download.path(), 'utf8'))
      expect(data.account.email).toBe(me.email)
      expect(data.orders.map((order: { orderId: string }) => order.orderId)).toEqual([orderId])

      // An upcoming visit must be cancelled first.
      await expect(page.getByText(personalData.erase.visits_one)).toBeVisible()
      await expect(page.getByRole('button', { name: personalData.erase.goOn })).toBeHidden()
      const cancelled = await page.request.put(`/orderApi/orders/${orderId}/cancel`, {
        headers: { 'x-xsrf-token': await xsrfToken(page) },
        data: { orderId },
      })
      expect(cancelled.status()).toBe(200)

      await openPage(page, '/my-data')
      await page.getByRole('button', { name: personalData.erase.goOn }).click()
      await fillHostedSignIn(page, me)
      const dialog = page.getByRole('dialog', { name: personalData.sure.title })
      await expect(dialog).toContainText(fill(personalData.sure.text, { email: me.email }))
      await dialog.getByRole('button', { name: personalData.sure.confirm }).click()
      await expect(page.getByText(personalData.sure.done)).toBeVisible()
      await expect(page).toHaveURL(/\/search/)
      await expect(page.getByRole('button', { name: words.shell.signIn }).first()).toBeVisible()
      const subject = language === 'nl' ? /^Je account is verwijderd/ : /^Your account is deleted/
      await readMail(request, me.email, subject)
    })
  })
}
