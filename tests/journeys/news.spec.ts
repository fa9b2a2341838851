import { enPages } from '#messages/en-pages.ts'
import { bookAsOtherCustomer } from './book-as-other-customer.ts'
import { createSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

const words = enPages.workspace.news

test('[WORK-197] the bar counts what a customer booked, until its member has read it', async ({
  page,
  browser,
}) => {
  const { userName } = await createSalon(page)
  await bookAsOtherCustomer(browser, userName)
  await openPage(page, `/salon/${userName}/clients`)
  const bar = page.getByRole('navigation', { name: enPages.workspace.label })
  await bar.getByRole('button', { name: words.openNew.replace('{{count}}', '1') }).click()
  const dialog = page.getByRole('dialog', { name: words.title })
  const booked = dialog.getByRole('link', { name: /has booked/ })
  await expect(booked).toContainText(words.isNew)
  await expectAccessible(page, 'what customers did lately')
  await booked.click()
  await expect(page).toHaveURL(/\/agenda\?day=.*&visit=/)
  await expect(dialog).toHaveCount(0)
  await expect(bar.getByRole('button', { name: words.title, exact: true })).toBeVisible()
})
