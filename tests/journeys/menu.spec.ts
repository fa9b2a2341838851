import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aWorkbook } from '#web/salon/catalog/testing/a-workbook.ts'
import { expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'

// Each test adds treatments of its own, behind those that other journeys book.
const uniqueName = (name: string) => `${name} ${randomUUID().slice(0, 6)}`

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** A treatment on the page of the salon. */
const shownAs = (page: Page, name: string) =>
  page
    .locator('div')
    .filter({ has: page.getByRole('heading', { name }) })
    .last()

// They change the menu of one salon, and so run one after another.
test.describe.configure({ mode: 'default' })

test.describe('in Dutch on a phone', () => {
  test.use({ language: 'nl' })
  test('[WORK-40, WORK-41, WORK-42, WORK-131, WORK-135] a new treatment is on the page of the salon, and its new price too @phone', async ({
    page,
    expectToast,
  }) => {
    const salon = 'henna-door-samira'
    const name = uniqueName('Henna op de enkel')
    await ensureSignedIn(page, 'samira')
    await openPage(page, `/salon/${salon}/more`)
    await page.getByRole('main').getByRole('link', { name: 'Behandelingen' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Behandeling', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuwe behandeling')
    await page.getByRole('button', { name: 'Bewaren' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Dit klopt nog niet' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: 'Vul een Nederlandse naam in' }).click()
    await expect(page.getByLabel('Naam Nederlands')).toBeFocused()
    await page.getByLabel('Soort behandeling').selectOption('80001')
    await page.getByLabel('Naam Nederlands').fill(name)
    await page.getByLabel('Naam Engels').fill('')
    await page.getByRole('switch', { name: 'Het moet inwerken' }).check()
    await page.getByLabel('Werk ervoor').fill('10')
    await page.getByLabel('Inwerken', { exact: true }).fill('20')
    await page.getByLabel('Vrij erna').selectOption('15')
    await page.getByLabel('Prijs, met btw').fill('24,50')
    await page.getByLabel('Soort prijs').selectOption('Vanaf')
    await expectAccessible(page, 'the form of a treatment')
    await page.getByRole('button', { name: 'Bewaren' }).click()
    await summary.getByRole('link', { name: 'Vul minuten in, zoals 30' }).click()
    await page.getByLabel('Werk erna').fill('15')
    await expect(page.getByRole('img', { name: 'Klant: 45 min' })).toHaveAccessibleName(
      '10 minuten werk, 20 minuten inwerken, 15 minuten werk, 15 minuten opruimen. Klant: 45 min.',
    )
    await page.getByRole('button', { name: 'Bewaren' }).click()
    await expectToast(`${name} staat op je pagina.`)
    await expect(rowOf(page, name)).toContainText('10 min werk, 20 min inwerken, 15 min werk')
    await expect(rowOf(page, name)).toContainText('vanaf €\u00a024,50')
    await expectAccessible(page, 'the treatments of a salon')

    await openPage(page, `/profile/${salon}`)
    const add = page.getByRole('button', { name: `Voeg toe ${name}` })
    await expect(shownAs(page, name)).toContainText('vanaf €\u00a024,50')
    await add.click()
    await expect(page.getByRole('button', { name: `Gekozen ${name}` })).toBeVisible()

    await openPage(page, `/salon/${salon}/menu`)
    await rowOf(page, name).getByRole('link').click()
    await expect(page.getByLabel('Vrij erna')).toHaveValue('15')
    await page.getByLabel('Prijs, met btw').fill('19,95')
    await expect(page.getByText('De laagste prijs van de laatste 30 dagen was')).toBeVisible()
    await expect(page.getByText('1 wijziging, nog niet bewaard')).toBeVisible()
    await page.getByRole('button', { name: 'Bewaren' }).click()
    await expectToast(`${name} is bewaard.`)
    await openPage(page, `/profile/${salon}`)
    await expect(shownAs(page, name)).toContainText('vanaf €\u00a019,95')

    await openPage(page, `/salon/${salon}/menu`)
    await rowOf(page, name)
      .getByRole('button', { name: `Meer voor ${name}` })
      .click()
    await expectAccessible(page, 'a treatment, its menu')
    await page.getByRole('button', { name: 'Verwijderen' }).click()
    const dialog = page.getByRole('dialog', { name: `${name} verwijderen?` })
    await expectAccessible(page, 'a treatment, removing')
    await dialog.getByRole('button', { name: 'Verwijderen' }).click()
    await expectToast(`${name} is verwijderd.`)
    await expect(rowOf(page, name)).toHaveCount(0)
  })
})

test.describe('changed by a colleague', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ })
  test('[WORK-42, WORK-274] what a colleague changed meanwhile is not overwritten unasked, and nothing typed is lost', async ({
    page,
    context,
    expectToast,
  }) => {
    const name = uniqueName('Brow tint')
    await ensureSignedIn(page, 'studio-bloesem')
    await openPage(page, '/salon/studio-bloesem/menu/new')
    await addTreatment(page, name)
    await expectToast(`${name} is on your page.`)
    await rowOf(page, name).getByRole('link').click()
    await page.getByLabel('Price, with VAT').fill('31')

    const colleague = await context.newPage()
    await openPage(colleague, page.url())
    await colleague.getByLabel('Duration').fill('40')
    await colleague.getByRole('button', { name: 'Save' }).click()
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Treatments')

    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`Somebody else has just changed ${name}`)).toBeVisible()
    await expect(page.getByLabel('Price, with VAT')).toHaveValue('31')
    await page.getByRole('button', { name: 'Take over what is there now' }).click()
    await expect(page.getByLabel('Duration')).toHaveValue('40')
    await expect(page.getByLabel('Price, with VAT')).toHaveValue('24.50')

    // [WORK-274] what is typed while it is saved stays, and is saved next
    const goOn = await holdRequests(page, 'PUT', '**/salonApi/*/catalog/*')
    await page.getByLabel('Duration').fill('45')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByLabel('Price, with VAT').fill('33')
    await goOn()
    await expect(page.getByText('1 change, not saved yet')).toBeVisible()
    await expect(page.getByLabel('Price, with VAT')).toHaveValue('33')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(`${name} is saved.`, undefined, 2)
    await expect(rowOf(page, name)).toContainText('45 min')
    await expect(rowOf(page, name)).toContainText('€33.00')
  })
})

test('[WORK-44] treatments get another order by keyboard and by mouse, and the page of the salon has it', async ({
  page,
  expectToast,
}) => {
  const heading = uniqueName('Brows')
  const names = ['Shape', 'Tint', 'Lift'].map((name) => uniqueName(name))
  await ensureSignedIn(page, 'studio-bloesem')
  for (const [index, name] of names.entries()) {
    await openPage(page, '/salon/studio-bloesem/menu/new')
    await addTreatment(page, name, heading)
    await expectToast(`${name} is on your page.`)
    if (index === 0) await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  const [shape = '', tint = '', lift = ''] = names
  const section = page.getByRole('region', { name: heading })
  await expect(section.getByRole('listitem')).toContainText([shape, tint, lift])

  const orderSaved = () => page.waitForResponse(/\/catalog\/order$/)
  const first = orderSaved()
  const more = page.getByRole('button', { name: `More for ${lift}` })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move up', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('listitem')).toContainText([shape, lift, tint])
  await expect(page.getByText(`${lift} is now at place 2 of 3`)).toBeAttached()
  await expect(more).toBeFocused()
  await first

  const handleOf = (name: string) => rowOf(page, name).locator('[aria-hidden]').first()
  await handleOf(tint).hover()
  await page.mouse.down()
  await handleOf(shape).hover()
  const second = orderSaved()
  await page.mouse.up()
  await expect(section.getByRole('listitem')).toContainText([tint, shape, lift])
  await second

  await openPage(page, '/profile/studio-bloesem')
  const shown = page.getByRole('heading', { level: 3 }).filter({ hasText: /^(Shape|Tint|Lift) / })
  await expect(shown.filter({ hasText: new RegExp(names.join('|')) })).toHaveText([
    tint,
    shape,
    lift,
  ])
})

test('[WORK-46, WORK-47, WORK-48, WORK-145, WORK-174] a CSV file with a faulty row writes nothing, the right Excel file adds its treatments', async ({
  page,
  expectToast,
}) => {
  const [name, other] = [uniqueName('Soft gel'), uniqueName('Gel off')]
  const fileOf = (price: string) => ({
    name: 'menu.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `name,code,price,duration\n${name},1,49.50,60\n${other},0002,${price},20\n`,
    ),
  })
  await ensureSignedIn(page, 'studio-bloesem')
  await openPage(page, '/salon/studio-bloesem/menu')
  await page.getByRole('button', { name: 'More for the whole list' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as an Excel file' }).click()
  const saved = await downloading
  expect(saved.suggestedFilename()).toBe('treatments.xlsx')
  await page.getByRole('button', { name: 'More for the whole list' }).click()
  await page.getByRole('button', { name: 'Read a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Read a file' })
  await dialog.getByLabel('CSV or Excel file').setInputFiles(await saved.path())
  await expect(dialog.getByText(/Everything is right: 0 new, \d+ changed/)).toBeVisible()
  await dialog.getByLabel('CSV or Excel file').setInputFiles(fileOf('cheap'))
  await expect(dialog.getByText('1 fault. Nothing is saved.')).toBeVisible()
  await expect(dialog.getByText('Line 3, column price: no price, such as 42.50')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Put into my list' })).toHaveCount(0)
  const withoutCode = `Artikel;Bedrag (EUR);Tijdsduur\n${name};49,50;60\n`
  await dialog.getByLabel('CSV or Excel file').setInputFiles({
    name: 'till.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(withoutCode),
  })
  await expect(dialog.getByText('1 fault. Nothing is saved.')).toBeVisible()
  await dialog.getByText('Columns of the file').click()
  await expect(dialog.getByLabel('price')).toHaveValue('1')
  await expectAccessible(page, 'a file of treatments with a fault')
  await dialog.getByLabel(`Line 2: ${name}`).selectOption('0001')
  await expect(dialog.getByText('Everything is right: 1 new, 0 changed.')).toBeVisible()
  const sheet = [
    ['name', 'code', 'price', 'duration'],
    [name, 1, 49.5, 60],
    [other, 2, 12, 20],
  ]
  const excelFile = { name: 'menu.xlsx', mimeType: '', buffer: Buffer.from(aWorkbook(sheet)) }
  await dialog.getByLabel('CSV or Excel file').setInputFiles(excelFile)
  await expect(dialog.getByText('Everything is right: 2 new, 0 changed.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Put into my list' }).click()
  await expectToast('Saved: 2 new, 0 changed.')
  await expect(rowOf(page, name)).toContainText('€49.50')
  await expect(rowOf(page, other)).toContainText('€12.00')

  await page.getByRole('button', { name: 'More for the whole list' }).click()
  await page.getByRole('button', { name: 'Begin with a standard list' }).click()
  const starter = page.getByRole('dialog', { name: 'Begin with a standard list' })
  await starter.getByLabel('Trade').selectOption('Henna designs')
  await starter.getByRole('button', { name: /^Put \d+ treatments on my page$/ }).click()
  await expect(starter.getByText('Check the prices and tick this')).toBeVisible()
  await expectAccessible(page, 'a starter menu')
})

async function addTreatment(page: Page, name: string, heading = '') {
  await page.getByLabel('Kind of treatment').selectOption('90020')
  if (heading) {
    await page.getByLabel('Heading', { exact: true }).selectOption('New heading')
    await page.getByLabel('Name of the heading Dutch').fill(heading)
  }
  await page.getByLabel('Name Dutch').fill(name)
  await page.getByLabel('Name English').fill('')
  await page.getByLabel('Duration').fill('30')
  await page.getByLabel('Price, with VAT').fill('24.50')
  await page.getByRole('button', { name: 'Save' }).click()
}
