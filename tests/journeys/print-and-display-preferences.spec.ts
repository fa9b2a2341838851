import { bookByApi } from './book-by-api.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'
import { walkToDetails } from './wizard.ts'

test('[PAGE-01, PAGE-02, PAGE-03] printed texts take the full width and few sheets, and show where links lead', async ({
  page,
}) => {
  for (const [path, mostSheets] of [
    ['/terms', 5],
    ['/privacy', 6],
    ['/provider-terms', 6],
    ['/cookies', 4],
  ] as const) {
    await openPage(page, path)
    await page.setViewportSize({ width: 794, height: 1123 }) // a sheet of A4
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets?.length, path).toBeLessThanOrEqual(mostSheets)
    const text = await page.getByRole('listitem').first().boundingBox()
    expect(text?.width).toBeGreaterThan(600)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('with reduced motion nothing moves; a printed appointment is dark on white, also in dark mode, without controls; forced colours and a zoom of 400% are served', async ({
  page,
}) => {
  test.slow() // it holds several
  await test.step('with reduced motion nothing moves', async () => {
    await openPage(page, '/search')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect(running).toBe(0)
  })
  await ensureSignedIn(page, 'noor')
  await test.step('with forced colours the selected option is still distinguished', async () => {
    await walkToDetails(page, 'studio-bloesem')
    await page.goBack()
    await page.emulateMedia({ forcedColors: 'active' })
    for (const name of ['day', 'slot']) {
      const chosen = page.locator(`label:has(input[name=${name}]:checked)`)
      await expect(chosen).toHaveCSS('outline-style', 'solid')
      const other = page.locator(`label:has(input[name=${name}]:not(:checked))`).first()
      await expect(other).toHaveCSS('outline-style', 'none')
    }
  })
  await test.step('at a zoom of 400% the booking bar stays at the end of the page', async () => {
    await page.emulateMedia({ forcedColors: 'none' })
    await page.setViewportSize({ width: 320, height: 256 })
    await walkToDetails(page, 'haven-haar')
    const bar = page.getByRole('region', { name: 'Your choice' })
    await expect(bar).toHaveCSS('position', 'static')
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(bar).toHaveCSS('position', 'sticky')
  })
  await test.step('a printed appointment is dark on white, also in dark mode, without controls', async () => {
    const orderId = await bookByApi(page, 'nagels-aan-de-maas')
    await openPage(page, `/bookings/${orderId}`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(title).toBeVisible()
    await expect(page.getByText('To pay at the salon')).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(title).toHaveCSS('color', 'rgb(46, 26, 43)')
  })
})
