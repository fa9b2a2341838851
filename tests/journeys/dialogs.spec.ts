import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { installClock, pauseClock } from './page-clock.ts'
import { addTreatment } from './wizard.ts'

for (const device of ['@phone', 'desktop']) {
  test(`[APP-06] a toast is above an opening dialog, and can be closed there ${device}`, async ({
    page,
  }) => {
    await installClock(page)
    await openPage(page, '/profile/de-nagelbar')
    const name = await addTreatment(page)
    await pauseClock(page) // so that the toast does not close by itself
    await page.getByRole('button', { name: `Added ${name}`, exact: true }).click()
    const said = page.getByText(`Item ${name} is already in the cart`)
    await expect(said).toBeVisible()
    await page.getByRole('button', { name: 'Choose a time' }).click()
    // The loading screen waits for a timer that begins when its script is there.
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1 })
    }).toPass({ timeout: 15_000 })
    const isOnTop = said.evaluate((text) => {
      const { x, y, width, height } = text.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === text
    })
    expect(await isOnTop).toBe(true)
    const toasts = page.getByRole('region', { name: 'Notices' })
    await toasts.getByRole('button', { name: 'Close' }).click()
    await expect(said).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

test('@phone a dialog keeps its size: only its content scrolls', async ({ page }) => {
  await openPage(page, '/pricing')
  await page.getByRole('button', { name: 'Contact sales', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const moved = await dialog.evaluate((box) => {
    box.scrollTo(0, 1000)
    return [box.scrollTop, box.scrollHeight - box.clientHeight]
  })
  expect(moved).toEqual([0, 0])
})
