import { mondayOf, today } from './calendar-days.ts'
import { createSalon } from './create-salon.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

test('[WORK-159] free time of the grid shows its start and begins a booking there; the list offers what is left', async ({
  page,
  expectToast,
}) => {
  const { userName } = await createSalon(page)
  const day = mondayOf(today()).add({ days: 8 }).toString()
  await openPage(page, `/salon/${userName}/agenda?day=${day}&view=week`)
  const column = page.locator(`[data-column^="${day}"]`)
  const { height = 0, width = 0 } = (await column.boundingBox()) ?? {}
  // The hours that are shown are from 8:00 to 20:30.
  const position = { x: width / 2, y: (5.3 / 12.5) * height }
  await column.hover({ position })
  await expect(page.locator('[data-free]')).toHaveText('+ 13:15')
  await column.click({ position })
  const panel = page.getByRole('complementary', { name: 'New appointment' })
  await panel.getByLabel('Walk-in, without a name').check()
  await panel.getByLabel(/^For what\?/).selectOption({ index: 1 })
  await expect(panel.getByRole('radio', { name: '13:15' })).toBeChecked()
  await panel.getByRole('button', { name: 'Put it in the agenda' }).click()
  await expectToast('The appointment is in the agenda')

  await openPage(page, `/salon/${userName}/agenda?day=${day}&view=list`)
  await page.getByRole('link', { name: 'Fill at 08:00' }).click()
  await expect(page).toHaveURL(/visit=new&.*start=/)
  await expect(panel).toBeVisible()
})

test.describe('over a visit', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ })
  test('[WORK-161] blocking the time of a visit names it with the way to move it, and leads to closing the time', async ({
    page,
    expectToast,
  }) => {
    const { userName } = await createSalon(page)
    const day = mondayOf(today()).add({ days: 8 })
    const start = encodeURIComponent(
      day
        .toZonedDateTime({ timeZone: 'Europe/Amsterdam', plainTime: '12:15' })
        .toInstant()
        .toString(),
    )
    await openPage(page, `/salon/${userName}/agenda?day=${day}&view=day&visit=new&start=${start}`)
    const panel = page.getByRole('complementary', { name: 'New appointment' })
    await panel.getByLabel('Walk-in, without a name').check()
    await panel.getByLabel(/^For what\?/).selectOption({ index: 1 })
    await panel.getByRole('button', { name: 'Put it in the agenda' }).click()
    await expectToast('The appointment is in the agenda')

    // Beside a panel it is for the keyboard alone.
    await page.getByRole('button', { name: 'Block time' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Not available' })
    await dialog.getByLabel('Why').fill('Course')
    await dialog.getByRole('button', { name: 'Block time' }).click()
    await expect(dialog.getByRole('alert')).toContainText('1 appointment stands in this time.')
    await expect(dialog.getByRole('link', { name: /^Move / })).toHaveAttribute(
      'href',
      new RegExp(`day=${day}&visit=[0-9a-f-]+&move=choose`),
    )
    await dialog.getByRole('link', { name: /^Or close this time/ }).click()
    const closing = page.getByRole('dialog')
    await expect(closing.getByLabel(/^From/)).toHaveValue('12:00')
    await expect(closing.getByLabel(/^Reason|^Why/)).toHaveValue('Course')
  })
})
