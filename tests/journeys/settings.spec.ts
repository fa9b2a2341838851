import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { bookByApi, xsrfToken } from './book-by-api.ts'
import { createSalon, type OwnSalon } from './create-salon.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { answerLeaveQuestion } from './leave-question.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'
import type { ExpectToast } from './toasts.ts'

async function aCustomerPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })
  const page = await context.newPage()
  await ensureSignedIn(page, await createCustomer(context.request))
  return page
}

const openSettings = (page: Page, salon: { userName: string }) =>
  openPage(page, `/salon/${salon.userName}/settings`)

test.describe('in Dutch on a phone', () => {
  test.use({ language: 'nl' })
  test('[WORK-75] a salon that confirms by hand gets a request in place of a booking @phone', async ({
    page,
    browser,
    baseURL,
    expectToast,
  }) => {
    const salon = await createSalon(page)
    await openPage(page, `/salon/${salon.userName}/more`)
    await page.getByRole('link', { name: 'Instellingen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instellingen')
    await page.getByRole('radio', { name: /^Ik bevestig zelf/ }).check()
    await page.getByLabel('Uiterlijk van tevoren').selectOption('1 dag')
    await expect(page.getByText(/^Nu: vanaf morgen \d\d:\d\d$/)).toBeVisible()
    const bar = page.getByRole('region', { name: 'Bewaren' })
    await expect(bar).toContainText('2 wijzigingen')
    await bar.getByRole('button', { name: 'Bewaar' }).click()
    await expectToast('Bewaard. Boekingsregels gelden vanaf de volgende boeking.')
    await expect(bar).toHaveCount(0)
    const customerPage = await aCustomerPage(browser, baseURL)
    const orderId = await bookByApi(customerPage, salon.userName)
    await openPage(customerPage, `/bookings/${orderId}`)
    await expect(customerPage.getByText('Pending', { exact: true })).toBeVisible()
    await openPage(page, `/salon/${salon.userName}/requests`)
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('[WORK-75, WORK-78, WORK-79, WORK-80, WORK-81, WORK-88, WORK-189] the parts of the settings: the link, the button and the archive, a notice, a pause, two owners, and no connection', async ({
  page,
  browser,
  baseURL,
  expectErrors,
  expectToast,
}) => {
  test.slow() // it holds several
  const salon = await createSalon(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const saved = 'Saved. Booking rules hold from the next booking on.'
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await openPage(page, `/salon/${salon.userName}/hours`)
  const parts = page.getByRole('navigation', { name: 'Settings' })
  const part = (name: string) => parts.getByRole('link', { name })
  await test.step('the opening hours lead to the parts of the settings', async () => {
    await expect(part('Opening hours')).toHaveAttribute('aria-current', 'page')
    await part('Connections').click()
    await expect(page).toHaveURL(`/salon/${salon.userName}/settings#connections`)
    await expect(page.getByRole('heading', { name: 'In your own calendar' })).toBeInViewport()
    await expect(part('Connections')).toHaveAttribute('aria-current', 'page')
  })
  await test.step('the booking link is copied, its QR code and everything of the salon downloaded', () =>
    takeAway(page, salon, baseURL))
  await test.step('the button on a site of the salon opens its page, and leaves no cookie there', () =>
    pressButtonElsewhere(page, browser, salon))
  await test.step('the parts lead back to the opening hours', async () => {
    await part('Opening hours').click()
    await expect(page).toHaveURL(`/salon/${salon.userName}/hours`)
  })
  await test.step('a notice that leaves no time to book is not saved, and says so', async () => {
    await saveByApi(page, salon.userName, { minimumNoticeMinutes: 10_080 })
    await openSettings(page, salon)
    const horizon = page.getByLabel('How far ahead')
    await horizon.selectOption('1 week')
    await save.click()
    await expect(page.getByText('This leaves no time to book.', { exact: false })).toBeVisible()
    await expect(horizon).toBeFocused()
  })
  await test.step('a paused salon is gone for its customers until it resumes, and its visits stay', async () => {
    await pauseAndResume(page, await aCustomerPage(browser, baseURL), { salon, expectToast })
  })
  await test.step('what another owner saved meanwhile is shown, and the own choice stays', async () => {
    expectErrors(/409 \(Conflict\)/)
    await openSettings(page, salon)
    const buffer = page.getByLabel('Kept free after a visit')
    await buffer.selectOption('30 minutes')
    await test.step('[WORK-271] a choice that is not saved is not lost by a link unasked', () =>
      answerLeaveQuestion(page, 'stay', () => part('Opening hours').click()))
    await saveByApi(page, salon.userName, { horizonDays: 14 })
    await save.click()
    await expect(page.getByRole('alert')).toContainText('Changed meanwhile: how far ahead.')
    await expect(page.getByLabel('How far ahead')).toHaveValue('14')
    await expect(buffer).toHaveValue('30')
    await save.click()
    await expectToast(saved)
    const settings = await readByApi(page, salon.userName)
    expect(settings).toMatchObject({ settings: { horizonDays: 14, bufferMinutes: 30 } })
  })
  await test.step('saving without a connection fails, says so, keeps what was chosen, and is sent again', async () => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|503|Failed to load|did not load/)
    await page.getByText('A visit is cancelled').click()
    await page.getByLabel('Language of these mails').selectOption('English')
    await page.context().setOffline(true)
    await save.click()
    await expect(page.getByRole('alert')).toContainText('Nothing was saved')
    await page.context().setOffline(false)
    await save.click()
    await expectToast(saved, undefined, 2)
    const { settings } = await readByApi(page, salon.userName)
    expect(settings).toMatchObject({ mailLanguage: 'en', mails: ['request', 'booking', 'change'] })
  })
})

async function takeAway(page: Page, salon: OwnSalon, baseURL: string | undefined): Promise<void> {
  const href = new URL(`/profile/${salon.userName}`, baseURL).href
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(href)
  await page.getByRole('button', { name: 'Copy: Link' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href)
  await expect(page.getByRole('img', { name: 'QR code of the booking link' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'QR for the door' }).click()
  expect((await download).suggestedFilename()).toBe(`qr-${salon.userName}.svg`)
  const archiving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const archive = await archiving
  expect(archive.suggestedFilename()).toMatch(/^.+-\d{4}-\d\d-\d\d\.zip$/)
  expect(readFileSync(await archive.path()).toString('latin1')).toContain('visits.csv')
}

async function pressButtonElsewhere(page: Page, browser: Browser, salon: OwnSalon): Promise<void> {
  const code = await page.getByRole('textbox', { name: 'One line of HTML' }).inputValue()
  const site = await browser.newContext()
  const visitor = await site.newPage()
  const requests: string[] = []
  visitor.on('request', (each) => requests.push(each.url()))
  const home = 'https://salon.example/'
  await visitor.route(home, (route) => route.fulfill({ contentType: 'text/html', body: code }))
  await visitor.goto(home)
  expect(requests).toEqual([home])
  const button = visitor.getByRole('link', { name: 'Make an appointment' })
  await expect(button).toHaveCSS('background-color', 'rgb(177, 39, 90)')
  await button.click()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(salon.fullName)
  expect(await site.cookies(home)).toEqual([])
  const { headers } = await visitor.request.get(visitor.url()).then((answer) => ({
    headers: answer.headers(),
  }))
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
}

async function pauseAndResume(
  page: Page,
  customerPage: Page,
  { salon, expectToast }: { salon: OwnSalon; expectToast: ExpectToast },
): Promise<void> {
  const orderId = await bookByApi(customerPage, salon.userName)
  await openSettings(page, salon)
  await page.getByRole('button', { name: 'Pause the salon' }).click()
  const dialog = page.getByRole('dialog', { name: `Pause ${salon.fullName}?` })
  await expect(dialog).toContainText('The 1 appointment to come stays.')
  await expectAccessible(page, 'settings, pausing')
  await dialog.getByRole('button', { name: 'Pause the salon' }).click()
  await expectToast('The salon is paused. Customers cannot find or book you.')
  await expect(page.getByText('Your page is off: customers can neither find')).toBeVisible()
  await customerPage.goto(`/profile/${salon.userName}`)
  await expect(customerPage).toHaveURL('/404')
  await openPage(customerPage, `/bookings/${orderId}`)
  await expect(customerPage.getByText('Confirmed', { exact: true })).toBeVisible()
  await openPage(page, `/salon/${salon.userName}/requests`)
  await page.getByRole('link', { name: 'To the settings' }).click()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expectToast('Customers can find and book you again.')
  await openPage(customerPage, `/profile/${salon.userName}`)
  await expect(customerPage.getByRole('heading', { level: 1 })).toContainText(salon.fullName)
}

for (const language of checkedLanguages) {
  const words = { en: enPages, nl: nlPages }[language].settings
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('[WORK-75, WORK-188, WORK-220, LANG-04] the settings are accessible, and saved', async ({
      page,
      expectToast,
    }) => {
      const salon = await createSalon(page)
      await openSettings(page, salon)
      await page.getByRole('radio', { name: new RegExp(`^${words.rules.byHand}`) }).check()
      const mailsToSalon = page.getByRole('group', { name: words.mails.legend })
      await mailsToSalon.getByText(words.mails.request, { exact: true }).click()
      await expect(page.getByText(words.mails.requestOff)).toBeVisible()
      await page.getByText(words.roles.receptionMayCancel, { exact: true }).click()
      await page.getByRole('button', { name: words.save.save, exact: true }).click()
      await expectToast(words.save.saved)
      const { day, mails, pushes, review } = words.notifications
      const choice = (row: string, column: string) =>
        page.getByRole('checkbox', { name: `${row}, ${column}`, exact: true })
      await choice(day, mails).click()
      await choice(review, pushes).click()
      await expect(choice(review, mails)).toBeChecked()
      await openSettings(page, salon)
      await expect(choice(day, mails)).toBeChecked()
      await expect(choice(review, pushes)).toBeChecked()
      await expect(page.getByLabel(words.roles.receptionMayCancel)).toBeChecked()
      await uncoverFields(page)
      await expectAccessible(page, 'settings')
    })
  })
}

// Which field the tabs cover in part depends on where the page is scrolled to; a focused one is scrolled clear of them.
async function uncoverFields(page: Page): Promise<void> {
  await page.locator('nav[data-bar]').evaluate((tabs) => {
    tabs.style.position = 'static'
  })
}

async function readByApi(page: Page, userName: string) {
  const answer = await page.request.get(`/salonApi/${userName}/settings`)
  return (await answer.json()).data
}

async function saveByApi(page: Page, userName: string, change: object): Promise<void> {
  const { version, settings } = await readByApi(page, userName)
  const answer = await page.request.put(`/salonApi/${userName}/settings`, {
    headers: { 'x-xsrf-token': await xsrfToken(page) },
    data: { ...settings, ...change, version },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
