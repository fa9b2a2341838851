import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#demo/sign-ins.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './journey-test.ts'
import { answerLeaveQuestion } from './leave-question.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'
import { signInByApi } from './sign-in-by-api.ts'

test.use({ language: 'nl' })

const FIELDS = {
  Voornamen: 'Studio Anna',
  Achternaam: 'van Bloesem',
  Thuisadres: 'Javastraat 20',
  Postcode: '1094 HH',
  Plaats: 'Amsterdam',
  Geboortedatum: '1990-04-02',
}

/** The report, with a sign-in of just now, which its file takes. */
async function openReport(page: Page) {
  await signInByApi(page.request, { userName: 'mei', password: DEMO_PASSWORD })
  await openPage(page, '/desk/system?part=dac7')
  await expect(page.getByRole('table', { name: 'Wie mist wat' })).toBeVisible()
}

/** The row of Studio Bloesem, among all salons of the demo by their names. */
async function rowOfSalon(page: Page) {
  const rows = page.getByRole('table', { name: 'Wie mist wat' }).getByRole('row')
  const row = rows.filter({ has: page.getByRole('link', { name: 'Studio Bloesem', exact: true }) })
  await expect(rows.nth(1)).toBeVisible()
  for (let count = 0; (await row.count()) === 0; ) {
    count = await rows.count()
    await page.getByRole('button', { name: 'Toon meer' }).click()
    await expect.poll(() => rows.count()).toBeGreaterThan(count)
  }
  return row
}

test('[DESK-182, DESK-183, DESK-184, DESK-187, DESK-273] a salon fills in its tax details, and its operator sees it complete and downloads the file', async ({
  page,
  browser,
  baseURL,
}) => {
  await openReport(page)
  await expect(await rowOfSalon(page)).toContainText('Niets ingevuld')
  await page.getByRole('button', { name: 'Vraag wat er mist' }).click()
  const asking = page.getByRole('dialog')
  await expect(asking).toContainText('De Belastingdienst vraagt gegevens van')
  await expect(asking.getByRole('button', { name: /^Verstuur aan \d+ salons?$/ })).toBeVisible()
  await expectAccessible(page, 'desk-tax-reminder')
  await page.keyboard.press('Escape')

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await context.addCookies([{ name: 'language', value: 'nl', url: baseURL ?? '' }])
  const ownerPage = await context.newPage()
  await ensureSignedIn(ownerPage, 'studio-bloesem')
  await openPage(ownerPage, '/salon/studio-bloesem/settings')
  const section = ownerPage.getByRole('region', { name: 'Voor de Belastingdienst' })
  for (const [label, text] of Object.entries(FIELDS)) await section.getByLabel(label).fill(text)
  await test.step('[WORK-263, WORK-271] what is typed while they are saved stays, and is not lost unasked', async () => {
    const goOn = await holdRequests(ownerPage, 'PUT', '**/taxDetails')
    await section.getByRole('button', { name: 'Bewaar belastinggegevens' }).click()
    await section.getByLabel('BSN').fill('111222333')
    await goOn()
    await expect(section.getByRole('status')).toHaveText('Nog nodig: BSN.')
    await expect(section.getByLabel('BSN')).toHaveValue('111222333')
    const away = ownerPage.getByRole('link', { name: nlPages.workspace.nav.clients, exact: true })
    const words = nlPages.workspace.leaveQuestion
    await answerLeaveQuestion(ownerPage, 'stay', () => away.click(), words)
  })
  await page.reload()
  await expect(await rowOfSalon(page)).toContainText('BSN of RSIN')
  await section.getByRole('button', { name: 'Bewaar belastinggegevens' }).click()
  await expect(section).toContainText('Alles wat de Belastingdienst vraagt is ingevuld.')
  await context.close()

  await page.reload()
  await page.getByRole('button', { name: 'Rond', exact: true }).click()
  await expect(await rowOfSalon(page)).toBeVisible()
  await page.getByRole('button', { name: 'Download' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Waarom').fill('Opgave nakijken')
  let asks = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/file')) asks += 1
  })
  const download = page.waitForEvent('download')
  await asked.getByRole('button', { name: 'Download' }).dblclick()
  const file = await download
  expect(asks).toBe(1)
  expect(file.suggestedFilename()).toMatch(/^dac7-\d{4}\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain(
    ';Studio Anna;van Bloesem;Javastraat 20;',
  )
})
