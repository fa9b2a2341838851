import { enPages } from '#messages/en-pages.ts'
import { bookAsOtherCustomer } from './book-as-other-customer.ts'
import { createSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

const words = enPages.agenda.changes

test('[WORK-200] the agenda marks what a customer booked, until its member has opened it', async ({
  page,
  browser,
}) => {
  const { userName } = await createSalon(page)
  await bookAsOtherCustomer(browser, userName)
  await openPage(page, `/salon/${userName}/agenda?view=day`)
  const line = page.getByRole('status').filter({ hasText: words.line_one.slice(-20) })
  await expect(line).toContainText('1')
  // Marked on its day, without being opened.
  const link = line.getByRole('link', { name: words.first })
  const address = (await link.getAttribute('href')) ?? ''
  await openPage(page, address.replace(/&visit=[^&]*/, ''))
  const visit = page.locator('[data-item]').first()
  await expect(visit).toHaveAccessibleName(new RegExp(`, ${words.booking}$`))
  await expectAccessible(page, 'an agenda with what changed')
  await link.click()
  await expect(page).toHaveURL(/&visit=/)
  await expect(line).toHaveCount(0)
  await expect(visit).not.toHaveAccessibleName(new RegExp(words.booking))
})
