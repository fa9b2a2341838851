import { bookAsOtherCustomer } from './book-as-other-customer.ts'
import { today } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { expect, test } from './journey-test.ts'
import { refuseHolds } from './refuse-holds.ts'
import { ensureSignedIn } from './sign-in.ts'
import { acceptAndBook, pressContinue, walkToSummary } from './wizard.ts'

test.use({ expectedErrors: /status of (409|429|500)|was not placed/ })

test.beforeEach(({ page }) => refuseHolds(page))

test('[CHECKOUT-08, CHECKOUT-09] a taken slot offers the three nearest times, and nothing is lost', async ({
  page,
  browser,
  expectToast,
}) => {
  await ensureSignedIn(page, 'sanne')
  const lost = await walkToSummary(page, 'de-huidhoek')
  await bookAsOtherCustomer(browser, 'de-huidhoek', lost)
  await acceptAndBook(page)

  const dialog = page.getByRole('dialog', { name: 'Concurrent Order' })
  await expect(dialog).toContainText(
    'Someone else booked on the same time. Please reschedule your order.',
  )
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  const times = dialog.getByRole('listitem')
  await expect(times).toHaveCount(3)

  const taken = await times.first().getByRole('button').textContent()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000) // so that the toast does not close by itself
  await times.first().getByRole('button').click()
  await expect(dialog).toBeHidden()
  const [, from] = /(\d\d:\d\d)\s–/.exec(taken ?? '') ?? []
  await expectToast(new RegExp(`^Your time is now .*, ${from}`))
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked()
  const toast = page.getByText(/^Your time is now /)
  await page.getByRole('button', { name: 'Book with obligation to pay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^See you on \w+day, Sanne$/)
  await expect(page.getByRole('article')).toContainText(`, ${from}`)
  await expect(toast).toHaveCount(0)
})

test.describe('in Dutch', () => {
  test.use({ language: 'nl' })

  test('[CHECKOUT-08, CHECKOUT-09] rescheduling returns to the day and time, and keeps the rest', async ({
    page,
    browser,
  }) => {
    await ensureSignedIn(page, 'sanne')
    const lost = await walkToSummary(page, 'nagels-twijnstraat')
    await bookAsOtherCustomer(browser, 'nagels-twijnstraat', lost)
    await acceptAndBook(page)
    const dialog = page.getByRole('dialog', { name: 'Net te laat' })
    await expect(dialog).toContainText('Iemand anders boekte dezelfde tijd.')
    await dialog.getByRole('button', { name: 'Kies een andere tijd' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/step=schedule/)
    await expect(page.getByText('Kies een andere tijd. Al het andere staat er nog.')).toBeVisible()
    await expect(page.locator(`input[name=slot][value="${lost}"]:enabled`)).toHaveCount(0)
    // The taken time may have been the last one of its day.
    await chooseFirstFreeTime(page, today().add({ days: 1 }))
    await pressContinue(page)
    await expect(page.getByLabel('Naam')).toHaveValue('Sanne Visser')
  })
})

test('[CHECKOUT-08] any other refusal is shown, and the order can be tried again', async ({
  page,
  expectToast,
}) => {
  await ensureSignedIn(page, 'sanne')
  await walkToSummary(page, 'nagels-in-hoograven')
  await page.route('**/orderApi/orders', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: '' } }),
  )
  await acceptAndBook(page)
  await expectToast('An error occurred. Your order was not placed.')
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Book with obligation to pay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^See you on/)
})
