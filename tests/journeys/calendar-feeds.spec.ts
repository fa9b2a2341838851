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

const WORDS = { en: enPages.settings.feeds, nl: nlPages.settings.feeds }

const openSettings = (page: Page, salon: OwnSalon) =>
  openPage(page, `/salon/${salon.userName}/settings`)

// Another name than that of the salon, which is in every feed.
const CLIENT = 'Sanne Bakker'

/** Books a visit of that client at a salon. */
async function bookVisit(
  browser: Browser,
  baseURL: string | undefined,
  salon: OwnSalon,
): Promise<void> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await ensureSignedIn(page, await createCustomer(context.request))
  await bookByApi(page, salon.userName, undefined, { customerName: CLIENT })
  await context.close()
}

test.describe('in Dutch on a phone', () => {
  test.use({ language: 'nl', expectedErrors: /404 \(Not Found\)/ })
  test('[WORK-82, WORK-83] a feed with names is made, read, and withdrawn after a question @phone', async ({
    page,
    browser,
    baseURL,
    expectToast,
  }) => {
    const salon = await createSalon(page)
    await bookVisit(browser, baseURL, salon)
    await openSettings(page, salon)
    const section = page.getByRole('region', { name: 'In je eigen agenda' })
    await expect(section).toContainText('Je hebt nog geen agendalinks.')
    await section.getByRole('button', { name: 'Maak een agendalink' }).click()
    const form = page.getByRole('dialog', { name: 'Nieuwe agendalink' })
    await form.getByRole('button', { name: 'Maak de link' }).click()
    await expect(form.getByText('Geef de link een naam.')).toBeVisible()
    await expect(form.getByLabel('Naam', { exact: true })).toBeFocused()
    await form.getByLabel('Naam', { exact: true }).fill('Mijn telefoon')
    const names = form.getByRole('checkbox', { name: /^Met de namen van je klanten/ })
    await expect(names).not.toBeChecked()
    await names.check()
    await form.getByRole('button', { name: 'Maak de link' }).click()
    const made = page.getByRole('dialog', { name: 'De link voor Mijn telefoon' })
    await expect(made).toContainText('kan je agenda lezen, met de namen van je klanten')
    const url = await made.getByRole('textbox', { name: 'Adres' }).inputValue()
    await page.keyboard.press('Escape')
    const open = made.getByRole('link', { name: 'Open in je agenda' })
    await expect(open).toHaveAttribute('href', url.replace(/^http/, 'webcal'))
    await made.getByRole('button', { name: 'Ik heb het' }).click()
    const read = await page.request.get(url)
    expect(read.headers()['content-type']).toContain('text/calendar')
    expect(await read.text()).toContain(CLIENT)
    await openSettings(page, salon)
    await expect(section.getByRole('listitem')).toContainText('Laatst gelezen op')
    expect(await page.content()).not.toContain(new URL(url).pathname)
    await section.getByRole('button', { name: 'Trek in: Mijn telefoon' }).click()
    const question = page.getByRole('dialog', { name: 'Mijn telefoon intrekken?' })
    await question.getByRole('button', { name: 'Laat staan' }).last().click()
    expect((await page.request.get(url)).status()).toBe(200)
    await section.getByRole('button', { name: 'Trek in: Mijn telefoon' }).click()
    await question.getByRole('button', { name: 'Trek de link in' }).click()
    await expectToast('De link Mijn telefoon werkt niet meer.')
    await expect(section).toContainText('Je hebt nog geen agendalinks.')
    await expect(section.getByRole('button', { name: 'Maak een agendalink' })).toBeFocused()
    expect((await page.request.get(url)).status()).toBe(404)
  })
})

test('[WORK-82, WORK-83] a feed without names is copied, read, and withdrawn by keyboard; one is made after the connection came back; one more than twenty is refused', async ({
  page,
  browser,
  baseURL,
  expectErrors,
  expectToast,
}) => {
  test.slow() // it holds several
  const salon = await createSalon(page)
  await test.step('a feed without names is copied, read, and withdrawn by keyboard', async () => {
    await bookVisit(browser, baseURL, salon)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openSettings(page, salon)
    const section = page.getByRole('region', { name: 'In your own calendar' })
    const make = section.getByRole('button', { name: 'Make a calendar link' })
    await make.press('Enter')
    const form = page.getByRole('dialog', { name: 'New calendar link' })
    await form.getByLabel('Name', { exact: true }).fill('Laptop')
    await page.keyboard.press('Enter')
    const made = page.getByRole('dialog', { name: 'The link for Laptop' })
    await expect(made).toContainText('Whoever has this address can read your agenda.')
    await made.getByRole('button', { name: 'Copy: Address' }).press('Enter')
    await expect(made.getByText('Copied', { exact: true })).toBeVisible()
    const url = await page.evaluate(() => navigator.clipboard.readText())
    await made.getByRole('button', { name: 'I have it' }).press('Enter')
    await expect(make).toBeFocused()
    await expect(section.getByRole('listitem')).toContainText('without names of clients')
    await expect(section.getByRole('listitem')).toContainText('Not read yet.')
    const calendar = await (await page.request.get(url)).text()
    expect(calendar).toContain('BEGIN:VEVENT')
    expect(calendar).not.toContain('Sanne')
    await section.getByRole('button', { name: 'Withdraw: Laptop' }).press('Enter')
    const question = page.getByRole('dialog', { name: 'Withdraw Laptop?' })
    await question.getByRole('button', { name: 'Withdraw the link' }).press('Enter')
    await expectToast('The link Laptop does not work any more.')
    await expect(make).toBeFocused()
    expect((await page.request.get(url)).status()).toBe(404)
  })
  await test.step('a feed that was not made says so, and keeps what was typed', async () => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|503|Failed to load|did not load/)
    await page.getByRole('button', { name: 'Make a calendar link' }).click()
    const form = page.getByRole('dialog', { name: 'New calendar link' })
    await form.getByLabel('Name', { exact: true }).fill('Laptop')
    await page.context().setOffline(true)
    await form.getByRole('button', { name: 'Make the link' }).click()
    await expect(form.getByRole('alert')).toContainText('No address came back')
    await page.context().setOffline(false)
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Laptop')
    await form.getByRole('button', { name: 'Make the link' }).click()
    await expect(page.getByRole('dialog', { name: 'The link for Laptop' })).toBeVisible()
  })
  await test.step('one more than twenty is refused in words, and is made after another was withdrawn', async () => {
    expectErrors(/409 \(Conflict\)/)
    const headers = { 'x-xsrf-token': await xsrfToken(page) }
    for (let nth = 1; nth <= 19; nth++) {
      const url = `/salonApi/${salon.userName}/calendarFeeds`
      const made = await page.request.post(url, { headers, data: { name: `Phone ${nth}` } })
      expect(made.status()).toBe(201)
    }
    await openSettings(page, salon)
    await page.getByRole('button', { name: 'Make a calendar link' }).click()
    const form = page.getByRole('dialog', { name: 'New calendar link' })
    await form.getByLabel('Name', { exact: true }).fill('Tablet')
    await form.getByRole('button', { name: 'Make the link' }).click()
    await expect(form.getByRole('alert')).toContainText('The link was not made')
    await expect(form.getByRole('alert')).toContainText('You have twenty calendar links.')
    const leave = form.getByRole('button', { name: 'Not now' }).last()
    await answerLeaveQuestion(page, 'leave', () => leave.click())
    await page.getByRole('button', { name: 'Withdraw: Phone 1', exact: true }).click()
    await page.getByRole('button', { name: 'Withdraw the link' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: /^Phone/ })).toHaveCount(18)
    await page.getByRole('button', { name: 'Make a calendar link' }).click()
    await form.getByLabel('Name', { exact: true }).fill('Tablet')
    await form.getByRole('button', { name: 'Make the link' }).click()
    await expect(page.getByRole('dialog', { name: 'The link for Tablet' })).toBeVisible()
  })
})

for (const language of checkedLanguages) {
  const words = WORDS[language]
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('[WORK-82, LANG-04] the calendar feeds are accessible', async ({ page }) => {
      const salon = await createSalon(page)
      await openSettings(page, salon)
      for (const [index, name] of ['Telefoon', 'Laptop'].entries()) {
        await page.getByRole('button', { name: words.make }).click()
        await page.getByLabel(words.form.name, { exact: true }).fill(name)
        if (index === 1) await page.getByRole('checkbox', { name: words.form.names }).check()
        if (index === 1) await expectAccessible(page, 'settings, new calendar feed')
        await page.getByRole('button', { name: words.form.send }).click()
        const made = page.getByRole('dialog', {
          name: words.address.title.replace('{{name}}', name),
        })
        if (index === 1) await expectAccessible(page, 'settings, address of a calendar feed')
        await made.getByRole('button', { name: words.address.done }).click()
      }
      const withdraw = page.getByRole('button', {
        name: words.withdrawOf.replace('{{name}}', 'Laptop'),
      })
      await withdraw.click()
      await expectAccessible(page, 'settings, withdrawing a calendar feed')
      await page.getByRole('button', { name: words.withdrawal.leave }).last().click()
      await uncoverFields(page)
      await expectAccessible(page, 'settings, calendar feeds')
    })
  })
}

// Which field the tabs cover in part depends on where the page is scrolled to; a focused one is scrolled clear of them.
async function uncoverFields(page: Page): Promise<void> {
  await page.locator('nav[data-bar]').evaluate((tabs) => {
    tabs.style.position = 'static'
  })
}
