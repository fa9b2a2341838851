import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { bookByApi } from './book-by-api.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './journey-test.ts'
import { answerLeaveQuestion } from './leave-question.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'

// A provider of home visits; its owner is a demo account.
const SALON = 'henna-door-samira'
const OWNER = 'samira'
const CLIENTS = `/salon/${SALON}/clients`
const AT_HOME = {
  serviceLocation: 'DOORSTEP',
  customerAddress: 'Lijnbaansgracht 12, 1015 GN Amsterdam',
} as const

/** A client of the salon, by a name that no other has. */
async function aClient(browser: Browser, baseURL: string | undefined): Promise<string> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })
  const page = await context.newPage()
  const customer = await createCustomer(context.request)
  await ensureSignedIn(page, customer)
  const name = `Fenna ${customer.userName}`
  await bookByApi(page, SALON, undefined, { ...AT_HOME, customerName: name })
  await context.close()
  return name
}

async function openCard(page: Page, name: string): Promise<void> {
  await ensureSignedIn(page, OWNER)
  await openPage(page, CLIENTS)
  await page.getByRole('searchbox').fill(name.toUpperCase())
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

test('[WORK-66, WORK-67, WORK-68] a client is found, and the note on the card stays; who saves it second is told; the client is blocked and may book again', async ({
  page,
  browser,
  baseURL,
  expectErrors,
  expectToast,
}) => {
  test.slow() // it holds several
  const name = await aClient(browser, baseURL)
  await test.step('a client is found, and the note on the card stays', async () => {
    await openCard(page, name)
    await expect(page.getByRole('row').filter({ hasText: 'Pending' })).toHaveCount(1)
    const hint = enPages.clients.noteHint.replace('{{name}}', name)
    const note = page.getByRole('textbox', { name: enPages.clients.note })
    await expect(note).toHaveAccessibleDescription(hint)
    await page.getByRole('textbox', { name: 'Name' }).fill(' ')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: enPages.clients.nameMissing }).click()
    await page.keyboard.type(name)
    await note.fill('Prefers the morning')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast('Saved.')
    await page.reload()
    await expect(note).toHaveValue('Prefers the morning')
    await page.getByRole('link', { name: 'Clients' }).first().click()
    await expect(page).toHaveURL(CLIENTS)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^clients-henna-door-samira-.*\.csv$/)
  })
  await test.step('a client is blocked and may book again', async () => {
    await openCard(page, name)
    await page.getByRole('button', { name: 'Block' }).click()
    await expectAccessible(page, 'client, blocking')
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
    await expectToast(`${name} cannot book online any more. An appointment stays in your agenda.`)
    await expect(page.getByText(`${name} finds no free time with you online`)).toBeVisible()
    await page.getByRole('button', { name: 'Take bookings again' }).click()
    await expectToast(`${name} can book online again.`)
  })
  await test.step('who saves second is told, keeps what was typed and may replace it', async () => {
    expectErrors(/409 \(Conflict\)/)
    const note = page.getByRole('textbox', { name: enPages.clients.note })
    await note.fill('Mine')
    const other = await page.context().newPage()
    await openPage(other, new URL(page.url()).pathname)
    await other.getByRole('textbox', { name: enPages.clients.note }).fill('Theirs')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText(enPages.clients.changed)
    await expect(note).toHaveValue('Mine')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast('Saved.', undefined, 3) // with that of the other page
    await expect(note).toHaveValue('Mine')
  })
  await test.step('[WORK-263] what is typed while the card is saved stays, and is saved next', async () => {
    const note = page.getByRole('textbox', { name: enPages.clients.note })
    const save = page.getByRole('button', { name: 'Save' })
    const goOn = await holdRequests(page, 'PUT', '**/salonApi/*/clients/*')
    await note.fill('Tea')
    await save.click()
    await note.fill('Tea, no sugar')
    await goOn()
    await expectToast('Saved.', undefined, 4)
    await expect(note).toHaveValue('Tea, no sugar')
    await save.click()
    await expectToast('Saved.', undefined, 5)
    await page.reload()
    await expect(note).toHaveValue('Tea, no sugar')
  })
  await test.step('[WORK-271] what is typed and not saved is not lost by a link or Back unasked; a saved card does not ask', async () => {
    const note = page.getByRole('textbox', { name: enPages.clients.note })
    await note.fill('Coffee')
    const back = page.getByRole('main').getByRole('link', { name: enPages.clients.back })
    await answerLeaveQuestion(page, 'stay', () => back.click())
    await answerLeaveQuestion(page, 'stay', () => page.evaluate(() => history.back()))
    await expect(note).toHaveValue('Coffee')
    await note.fill('Tea, no sugar')
    await back.click()
    await expect(page).toHaveURL(CLIENTS)
  })
})

test('[WORK-168, WORK-169, WORK-273] a client is added on a phone, is named when they are added again, and is new @phone', async ({
  page,
  expectToast,
}) => {
  const words = enPages.clients
  const name = `Wendela ${randomUUID().slice(0, 8)}`
  const phone = `06${String(Date.now()).slice(-8)}`
  await ensureSignedIn(page, OWNER)
  await openPage(page, CLIENTS)
  const add = async () => {
    await page.getByRole('button', { name: words.add }).click()
    await page.getByRole('textbox', { name: words.name }).fill(name)
    await page.getByRole('textbox', { name: words.phone }).fill(phone)
    await page.getByRole('button', { name: words.addDo }).click()
  }
  await page.getByRole('button', { name: words.add }).click()
  await expectAccessible(page, 'client, adding', { onlyPhone: true })
  await page.keyboard.press('Escape')
  const goOn = await holdRequests(page, 'POST', '**/salonApi/*/clients')
  await add()
  await expect(page.getByRole('textbox', { name: words.phone })).toBeDisabled() // [WORK-273]
  await goOn()
  await expectToast(words.addDone)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await openPage(page, CLIENTS)
  await add()
  await expect(page.getByRole('button', { name: words.addAnother })).toBeVisible()
  // What was typed is on that card: nothing is asked.
  await page.getByRole('alert').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await openPage(page, CLIENTS)
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await page.getByRole('radio', { name: words.filters.missed }).check()
  await expect(row).toHaveCount(0)
  await page.getByRole('radio', { name: words.filters.new }).check()
  await expect(row.getByText(words.isNew, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: words.columns.spent }).click()
  await expect(page.getByRole('columnheader', { name: words.columns.spent })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test.describe('with a visit to come', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/, language: 'nl' })
  test('[WORK-69] a client with an appointment is not erased, and that is said @phone', async ({
    page,
    browser,
    baseURL,
  }) => {
    const name = await aClient(browser, baseURL)
    await openCard(page, name)
    await page.getByRole('button', { name: 'Klant wissen' }).click()
    const dialog = page.getByRole('dialog', { name: `${name} wissen?` })
    await expectAccessible(page, 'client, erasing', { onlyPhone: true })
    await dialog.getByRole('button', { name: 'Klant wissen' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Deze klant heeft nog een afspraak.')
  })
})

for (const language of checkedLanguages) {
  const words = { en: enPages, nl: nlPages }[language].clients
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('[WORK-66, WORK-67, LANG-04] clients and card are accessible', async ({
      page,
      browser,
      baseURL,
    }) => {
      const name = await aClient(browser, baseURL)
      await ensureSignedIn(page, OWNER)
      await openPage(page, CLIENTS)
      await expect(page.getByRole('table')).toBeVisible()
      await expectAccessible(page, 'clients')
      await openCard(page, name)
      await expectAccessible(page, 'client')
      await page.getByRole('button', { name: words.merge }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'client, merging')
    })
  })
}
