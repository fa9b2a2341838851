import type { Page } from '@playwright/test'
import { xsrfToken } from './book-by-api.ts'
import { untilTomorrow } from './calendar-days.ts'
import { createSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { readProvider } from './providers-by-api.ts'
import { expectServiceWorker } from './service-worker.ts'

test.use({
  language: 'nl',
  serviceWorkers: 'allow',
  // What a page asked for just before the sign-out, or before the network was gone, fails after it.
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|status of 503|did not load unavailable|status of 401|sign-in-required|Failed to fetch/,
})

const OFF = 'Wijzigen kan weer als je online bent.'

test('[WORK-127, WORK-128, WORK-129, WORK-285] without a network a member reads the agenda with its age and can change nothing; after signing out nothing is left @phone', async ({
  page,
  context,
  expectToast,
}) => {
  const { userName: salon } = await createSalon(page)
  const customer = 'Noor van Dam'
  await bookTomorrow(page, salon, customer)
  await openPage(page, `/salon/${salon}/agenda`)
  await expectServiceWorker(page)
  await expect.poll(() => storedAgenda(page)).toEqual({ salon, customers: [customer] })

  await context.setOffline(true)
  const line = page.getByRole('status').filter({ hasText: 'Geen verbinding.' })
  await expect(line).toContainText(OFF)
  await expect(page.getByRole('button', { name: 'Nieuwe afspraak' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Tijd blokkeren' })).toBeDisabled()
  await page.keyboard.press('n')
  await expectToast(`Geen verbinding. ${OFF}`)
  await page.getByRole('link', { name: 'De dag erna' }).click()
  await expect(line).toContainText(/Je ziet de agenda van \d\d:\d\d/)
  await expect(page.getByRole('link', { name: customer })).toBeVisible()
  await page.getByRole('link', { name: 'De dag erna' }).click()
  await expect(line).toContainText('Deze dag is niet bewaard')

  await page.goto(`/salon/${salon}/agenda`)
  await expect(line).toContainText(/Je ziet de agenda van \d\d:\d\d, (net gelezen|\d+ \w+ oud)/)
  await expect(page.getByText(customer).first()).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expectAccessible(page, 'agenda offline')
  await expect(page.locator('li p').first()).toHaveCSS('width', '52px') // the column of the times

  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'Nieuwe afspraak' })).toBeVisible()
  await expect(line).toHaveCount(0)

  // Each page asks for the visits of its user to store them; asked after the sign-out, they are refused.
  const ownVisits = page.waitForResponse(/\/orderApi\/orders\?/)
  await openPage(page, `/salon/${salon}/more`)
  await ownVisits
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click()
  await expectToast('Je bent uitgelogd')
  expect(await storedAgenda(page)).toBeNull()
  await context.setOffline(true)
  await page.goto(`/salon/${salon}/agenda`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geen verbinding')
  await expect(page.getByText(customer)).toHaveCount(0)
})

/** Books a visit at noon tomorrow as the owner, for a new client. */
async function bookTomorrow(page: Page, salon: string, name: string): Promise<void> {
  const { catalogItems } = await readProvider(page.request, salon)
  const booked = await page.request.post(`/salonApi/${salon}/visits`, {
    headers: { 'x-xsrf-token': await xsrfToken(page) },
    data: {
      startTime: new Date(Date.now() + untilTomorrow()).toISOString(),
      items: [{ catalogItemId: catalogItems.find(({ isAddon }) => !isAddon)?.catalogItemId }],
      newClient: { name },
    },
  })
  expect(booked.status(), await booked.text()).toBe(201)
}

/** The salon and the customers of the agenda that this browser stores; null without one. */
function storedAgenda(page: Page): Promise<{ salon: string; customers: string[] } | null> {
  return page.evaluate(async () => {
    const stored = await caches.match('/kept/own-agenda')
    if (!stored) return null
    const { salon, visits } = await stored.json()
    return {
      salon: salon.userName,
      customers: visits.map(({ customer }: { customer: string }) => customer),
    }
  })
}
