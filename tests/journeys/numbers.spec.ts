import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import type { Reply } from '#contract/endpoint.ts'
import type { getNumbers } from '#contract/numbers.ts'
import { enPages } from '#messages/en-pages.ts'
import { formatCount, formatMoney } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { bookByApi } from './book-by-api.ts'
import { today } from './calendar-days.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'

const SALON = 'studio-bloesem'
const OWNER = 'studio-bloesem'
const PAGE = `/salon/${SALON}/numbers`
const words = { en: enPages.numbers, nl: nlPages.numbers }

type Numbers = Reply<typeof getNumbers>['data']

/** Books a visit as a new customer. @returns whether it is this year */
async function bookVisit(browser: Browser, baseURL: string | undefined): Promise<boolean> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })
  const page = await context.newPage()
  await ensureSignedIn(page, await createCustomer(context.request))
  const orderId = await bookByApi(page, SALON)
  const { data } = await (await page.request.get(`/orderApi/orders/${orderId}`)).json()
  await context.close()
  const start: string = data.order.serviceInfo.appointmentStartTime
  return start.startsWith(String(today().year))
}

async function readNumbers(page: Page): Promise<Numbers> {
  const reply = await page.request.get(`/salonApi/${SALON}/numbers?period=this-year`)
  expect(reply.status()).toBe(200)
  return (await reply.json()).data
}

/** Goes to this year by its link, and expects the page to show what the API answers to it. */
async function openThisYear(page: Page, language: Language): Promise<Numbers> {
  const answered = page.waitForResponse(/\/numbers\?period=this-year$/)
  await page.getByRole('link', { name: words[language].periods['this-year'] }).click()
  const numbers: Numbers = (await (await answered).json()).data
  await expect(page).toHaveURL(`${PAGE}?period=this-year`)
  await expect(page.getByRole('heading', { name: String(today().year) })).toBeVisible()
  const { figures } = numbers
  const tiles = page
    .getByRole('list', { name: words[language].figures.label })
    .getByRole('listitem')
  await expect(tiles.nth(0)).toContainText(formatMoney(figures.turnover, language))
  await expect(tiles.nth(1)).toContainText(formatCount(figures.visits, language))
  await expect(tiles.nth(1)).toContainText(formatMoney(figures.bookedAmount, language))
  await expect(tiles.nth(3)).toContainText(String(figures.noShows))
  return numbers
}

/** Downloads the file for the books. @returns its lines, with cells */
async function downloadTurnover(page: Page, language: Language): Promise<string[][]> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: words[language].file.button }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(
    `${words[language].file.name}-${today().year}-01-01-${today().year}-12-31.csv`,
  )
  const text = readFileSync(await download.path(), 'utf8')
  return text
    .replace('\uFEFF', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.split(language === 'nl' ? ';' : ','))
}

test.describe('in Dutch on a phone', () => {
  test.use({ language: 'nl' })
  test('[WORK-70, WORK-71, WORK-74] a booked visit is in the numbers, and the file adds up to the turnover @phone', async ({
    page,
    browser,
    baseURL,
    expectToast,
  }) => {
    await ensureSignedIn(page, OWNER)
    const before = await readNumbers(page)
    const isThisYear = await bookVisit(browser, baseURL)
    await openPage(page, `/salon/${SALON}/requests`)
    const tabs = page.getByRole('navigation', { name: 'Werkruimte, onderaan' })
    await tabs.getByRole('link', { name: 'Cijfers' }).click()
    await expect(page).toHaveURL(PAGE)
    await expect(page.getByRole('heading', { name: /^Week \d+, / })).toBeVisible()
    const numbers = await openThisYear(page, 'nl')
    // Other journeys book here too.
    const more = numbers.figures.bookedVisits - before.figures.bookedVisits
    expect(more).toBeGreaterThanOrEqual(isThisYear ? 1 : 0)
    const rows = await downloadTurnover(page, 'nl')
    await expectToast(words.nl.file.done)
    expect(rows[0]?.join()).toBe(
      'Datum,Boekingsnummer,Behandeling,Bedrag met btw,Btw-tarief,Btw,Status,Geboekt',
    )
    const cents = rows.slice(1).map((cells) => Number(cells.at(3)?.replace(',', '')))
    expect(cents.length).toBeGreaterThan(0)
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(
      Math.round(numbers.figures.turnover * 100),
    )
  })
})

test('[WORK-70, WORK-71, WORK-72, WORK-73] the numbers of a year, with a table for each plot; those that do not load are read again', async ({
  page,
  expectErrors,
}) => {
  await test.step('the numbers of a year, with a table for each plot', async () => {
    await ensureSignedIn(page, OWNER)
    await openPage(page, PAGE)
    const rail = page.getByRole('navigation', { name: enPages.workspace.label, exact: true })
    await expect(rail.getByRole('link', { name: 'Numbers' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const { weeks, months, hours, clients } = await openThisYear(page, 'en')
    await page.getByRole('button', { name: 'Turnover', exact: true }).click()
    const turnovers = page.getByRole('region', { name: 'Turnover per week' }).getByRole('listitem')
    await expect(turnovers).toHaveCount(8)
    await expect(turnovers.last()).toContainText(formatMoney(weeks.at(-1)?.turnover ?? 0, 'en'))
    const perWeek = page.getByRole('table', { name: words.en.weeks.title, exact: true })
    await expect(perWeek.getByRole('row')).toHaveCount(1 + 8)
    const perMonth = page.getByRole('table', { name: words.en.months.table })
    const total = months.reduce((sum, { turnover }) => sum + Math.round(turnover * 100), 0) / 100
    await expect(perMonth.getByRole('row').last()).toContainText(formatMoney(total, 'en'))
    const full = page.getByRole('table', { name: words.en.hours.caption })
    await expect(full.getByRole('cell', { name: /^\d+$/ })).toHaveCount(hours.length)
    const returning = page.getByRole('row', { name: words.en.clients.returning })
    await expect(returning).toContainText(formatMoney(clients.returning.turnover, 'en'))
    await page.goBack()
    await expect(page.getByRole('heading', { name: /^Week \d+, / })).toBeVisible()
  })
  await test.step('numbers that do not load say so, and are read again', async () => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|503|Failed to load|did not load/)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: words.en.periods['last-month'] }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(words.en.failed)
    await page.context().setOffline(false)
    await alert.getByRole('button').click()
    await expect(page.getByText(words.en.figures.turnover)).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
})

for (const language of checkedLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('[WORK-70, WORK-72, LANG-04] the numbers are accessible', async ({ page }) => {
      await ensureSignedIn(page, OWNER)
      await openPage(page, `${PAGE}?period=this-year`)
      await expect(page.getByText(words[language].booking.source)).toBeVisible()
      await expectAccessible(page, 'numbers')
    })
  })
}
