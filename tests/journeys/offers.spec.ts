import type { Browser, Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { xsrfToken } from './book-by-api.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './journey-test.ts'
import { answerLeaveQuestion } from './leave-question.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'
import { pressContinue, walkToDetails } from './wizard.ts'

// A salon whose owner is a demo account of the same name.
const SALON = 'studio-bloesem'

// Other tests run at the same time.
const aTitle = () => `Actie ${Math.random().toString(36).slice(2, 8)}`

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title })

async function openOffers(page: Page): Promise<void> {
  await ensureSignedIn(page, SALON)
  await openPage(page, `/salon/${SALON}/offers`)
}

/** A customer at the last step of a booking at the salon. */
async function customerInSummary(
  browser: Browser,
  baseURL: string | undefined,
  customer: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })
  const page = await context.newPage()
  await ensureSignedIn(page, customer)
  await walkToDetails(page, SALON)
  await page.getByRole('radio', { name: /^At the salon/ }).check()
  await pressContinue(page)
  await expect(page).toHaveURL(/step=summary/)
  return page
}

async function addByApi(page: Page, title: string): Promise<{ id: string; version: number }> {
  const list = await page.request.get(`/salonApi/${SALON}/promotions`)
  const { today } = (await list.json()).data
  const answer = await page.request.post(`/salonApi/${SALON}/promotions`, {
    headers: { 'x-xsrf-token': decodeURIComponent(await xsrfToken(page)) },
    data: termsOf(title, today),
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).data.promotion
}

function termsOf(title: string, today: string) {
  return {
    titleNl: title,
    titleEn: title,
    descriptionNl: '',
    descriptionEn: '',
    promotionType: 'LIMITED_TIME_OFFER_PERCENTAGE',
    discountPercentage: 15,
    flatRateOff: null,
    minimumOrderAmount: 0,
    startDate: today,
    endDate: today,
  }
}

async function endOffer(page: Page, title: string): Promise<void> {
  await cardOf(page, title)
    .getByRole('button', { name: /^(End|Stop): / })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^(End this offer|Stop deze actie)$/ }).click()
  await expect(dialog).toHaveCount(0)
}

test('[WORK-50, WORK-51, WORK-52] an offer is made, lowers the price of a booking, and is gone when it is paused; a colleague changes one; there is no connection', async ({
  page,
  browser,
  baseURL,
  expectErrors,
  expectToast,
}) => {
  test.slow() // it holds several
  await test.step('an offer is made, lowers the price of a booking, and is gone when it is paused', async () => {
    const title = aTitle()
    await openOffers(page)
    await page.getByRole('button', { name: 'New offer' }).click()
    const form = page.getByRole('region', { name: 'New offer' })
    await expect(form.getByRole('heading', { name: 'New offer' })).toBeFocused()
    await form.getByRole('button', { name: 'Turn on' }).click()
    await expect(form.getByRole('alert')).toBeFocused()
    await expect(form.getByRole('alert')).toContainText('Give it a name, in both languages.')
    await form.getByLabel('Name for customers in Dutch').fill(title)
    await form.getByLabel('Name for customers in English').fill(title)
    await form.getByRole('combobox', { name: 'Kind' }).selectOption('Euros')
    await form.getByLabel('Discount', { exact: true }).fill('3,25')
    await expect(form.getByText('− €3.25')).toBeVisible()
    await form.getByRole('button', { name: 'Turn on' }).click()
    await expectToast(`${title} is saved.`)
    const card = cardOf(page, title)
    await expect(card).toBeFocused()
    await expect(card).toContainText('not used yet')

    const customer = await customerInSummary(browser, baseURL, 'daan')
    await customer.getByRole('radio', { name: new RegExp(`^${title}`) }).check()
    await expect(customer.getByRole('term').filter({ hasText: title })).toBeVisible()
    await expect(customer.getByRole('definition').filter({ hasText: '− €3.25' })).toBeVisible()

    await card.getByRole('button', { name: `Pause: ${title}` }).click()
    await expectToast(`${title} is paused. Customers no longer see it.`)
    await expect(card).toContainText('Paused, customers do not see it')
    await customer.reload()
    await expect(customer.getByRole('radio').first()).toBeVisible() // the other offers are there
    await expect(customer.getByRole('radio', { name: new RegExp(`^${title}`) })).toHaveCount(0)

    await card.getByRole('button', { name: `Resume: ${title}` }).click()
    await expectToast(`${title} is on again.`)
    await endOffer(page, title)
    await expect(card.getByRole('button', { name: `Repeat: ${title}` })).toBeVisible()
    await card.getByRole('button', { name: `Repeat: ${title}` }).click()
    await expect(form.getByLabel('Discount', { exact: true })).toHaveValue('3.25')
  })
  await test.step('[WORK-51, WORK-271, WORK-274] what a colleague changed is shown, what was typed stays, and is saved by a second press', async () => {
    expectErrors(/409 \(Conflict\)/)
    const title = aTitle()
    const { id, version } = await addByApi(page, title)
    await openOffers(page)
    await cardOf(page, title)
      .getByRole('button', { name: `Edit: ${title}` })
      .click()
    const form = page.getByRole('region', { name: title })
    await form.getByLabel('Name for customers in English').fill(`${title} mine`)
    // [WORK-271] neither Cancel nor another form loses it unasked
    for (const name of ['Cancel', 'New offer'])
      await answerLeaveQuestion(page, 'stay', () => page.getByRole('button', { name }).click())
    const { today } = (await (await page.request.get(`/salonApi/${SALON}/promotions`)).json()).data
    const theirs = await page.request.put(`/salonApi/${SALON}/promotions/${id}`, {
      headers: { 'x-xsrf-token': decodeURIComponent(await xsrfToken(page)) },
      data: { ...termsOf(`${title} theirs`, today), discountPercentage: 20, version },
    })
    expect(theirs.status()).toBe(200)
    await form.getByRole('button', { name: 'Save' }).click()
    const changed = page.getByRole('region', { name: `${title} theirs` })
    await expect(changed.getByRole('alert')).toContainText('Somebody has just changed this offer.')
    await expect(changed.getByRole('alert')).toContainText(`${title} theirs, 20%`)
    await expect(changed.getByLabel('Name for customers in English')).toHaveValue(`${title} mine`)
    // [WORK-274] what is typed while it is saved stays, and is saved next
    const goOn = await holdRequests(page, 'PUT', '**/salonApi/*/promotions/*')
    await changed.getByRole('button', { name: 'Save' }).click()
    await changed.getByLabel('Name for customers in Dutch').fill(`${title} later`)
    await goOn()
    await expectToast(`${title} mine is saved.`)
    const mine = page.getByRole('region', { name: `${title} mine` })
    await expect(mine.getByLabel('Name for customers in Dutch')).toHaveValue(`${title} later`)
    await mine.getByRole('button', { name: 'Save' }).click()
    await expectToast(`${title} mine is saved.`, undefined, 2)
    await expect(mine).toHaveCount(0)
    await endOffer(page, `${title} mine`)
  })
  await test.step('saving without a connection fails, says so, and is tried again with what was typed', async () => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|503|Failed to load|The promotion|did not load/)
    const title = aTitle()
    await page.getByRole('button', { name: 'New offer' }).click()
    const form = page.getByRole('region', { name: 'New offer' })
    await form.getByLabel('Name for customers in Dutch').fill(title)
    await form.getByLabel('Name for customers in English').fill(title)
    await form.getByLabel('Discount', { exact: true }).fill('5')
    await page.context().setOffline(true)
    await form.getByRole('button', { name: 'Turn on' }).click()
    await expect(form.getByRole('alert')).toContainText('Your offer was not saved')
    await page.context().setOffline(false)
    await form.getByRole('button', { name: 'Turn on' }).click()
    await expectToast(`${title} is saved.`)
    await endOffer(page, title)
  })
})

test.describe('in Dutch on a phone', () => {
  test.use({ language: 'nl' })
  test('[WORK-51, WORK-52] an offer is found under More, made and stopped @phone', async ({
    page,
    browser,
    baseURL,
    expectToast,
  }) => {
    const title = aTitle()
    await ensureSignedIn(page, SALON)
    await openPage(page, `/salon/${SALON}/more`)
    await page.getByRole('link', { name: 'Acties' }).click()
    await page.getByRole('button', { name: 'Nieuwe actie' }).click()
    const form = page.getByRole('region', { name: 'Nieuwe actie' })
    await form.getByLabel('Naam voor de klant Nederlands').fill(title)
    await form.getByLabel('Naam voor de klant Engels').fill(title)
    await form.getByLabel('Korting', { exact: true }).fill('12,5')
    await form.getByRole('button', { name: 'Zet aan' }).click()
    await expect(form.getByRole('alert')).toContainText('Vul een heel getal in van 1 tot 100.')
    await form.getByLabel('Korting', { exact: true }).fill('10')
    await form.getByRole('button', { name: 'Zet aan' }).click()
    await expectToast(`${title} is bewaard.`)
    await expect(cardOf(page, title)).toContainText('Loopt tot en met')
    const customer = await customerInSummary(browser, baseURL, 'noor')
    await expect(customer.getByRole('radio', { name: new RegExp(`^${title}`) })).toBeVisible()
    await endOffer(page, title)
    await expectToast(`${title} is gestopt.`)
    await customer.reload()
    await expect(customer.getByRole('radio').first()).toBeVisible() // the other offers are there
    await expect(customer.getByRole('radio', { name: new RegExp(`^${title}`) })).toHaveCount(0)
  })
})

for (const language of checkedLanguages) {
  const words = { en: enPages, nl: nlPages }[language].salonPromotions
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('[WORK-50, LANG-04] the offers are accessible', async ({ page }) => {
      await openOffers(page)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page, 'offers')
      await page.getByRole('button', { name: words.add }).click()
      const form = page.getByRole('region', { name: words.editor.new })
      await form.getByRole('button', { name: words.editor.addFromToday }).click()
      await expect(form.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'offers, editor with faults')
      await page
        .getByRole('button', { name: /^(End|Stop): / })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'offers, ending')
    })
  })
}
