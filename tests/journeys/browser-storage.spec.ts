import type { Page } from '@playwright/test'
import { blockStorage } from './block-storage.ts'
import { today } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn, fillHostedSignIn, signInAs } from './sign-in.ts'
import { acceptAndBook, addTreatment, pressContinue, walkToDetails } from './wizard.ts'

test('[AUTH-14] with blocked browser storage a visitor can search, switch the language and book', async ({
  page,
}) => {
  await ensureSignedIn(page, 'daan')
  await blockStorage(page)
  await openPage(page, '/search?city=NL10')
  await page.getByRole('link', { name: 'Nederlands, NL' }).click()
  await expect(heading(page)).toHaveText(/salons in en rond Breda$/)
  await page.getByRole('link', { name: 'English, EN' }).click()
  await walkToDetails(page, 'baronie-beauty')

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload') // a reload would lose the choice
  await question.dismiss()
  await pressContinue(page)
  await acceptAndBook(page)
  await expect(heading(page)).toHaveText(/^See you on/)
})

test('[AUTH-14, AUTH-04, AUTH-06] with blocked browser storage a user can sign in and out', async ({
  page,
}) => {
  await blockStorage(page)
  await signInAs(page, 'noor')
  await page.getByRole('button', { name: 'Account of Noor Bakkali' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('[AUTH-14] with full browser storage a user is warned, and can sign in and book', async ({
  page,
  request,
  context,
}) => {
  const me = await createCustomer(request)
  await fillStorage(page)
  await openPage(page, '/profile/baronie-beauty')
  await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your browser keeps nothing for us')
  // The click may not return before the browser's dialog is answered.
  const asked = page.waitForEvent('dialog').then((question) => question.accept())
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await asked
  await fillHostedSignIn(page, me)
  await expect(page.getByRole('button', { name: `Account of ${me.name}` })).toBeVisible()
  await expect(page).toHaveURL('/profile/baronie-beauty')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sign-in')

  await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await chooseFirstFreeTime(page, today().add({ days: 1 }))
  await pressContinue(page)
  await page.getByLabel('Message for the salon').fill('I come by bike.')
  await pressContinue(page)
  await expect(page.getByText('I come by bike.')).toBeVisible()
  await acceptAndBook(page)
  await expect(heading(page)).toHaveText(/^See you on/)
  expect(await page.evaluate(() => localStorage.getItem('booking.stamp'))).toBeNull()
})

/** Fills sessionStorage and localStorage to the last character, before the app stores anything. */
async function fillStorage(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (let count = 0; ; count += 1) storage.setItem(`${size} ${count}`, 'x'.repeat(size))
        } catch {
          // There is no room for another item of this size.
        }
      }
    }
  })
}

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}
