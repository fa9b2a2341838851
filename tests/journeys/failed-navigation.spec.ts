import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { visit } from './visit.ts'

test.use({ expectedFaults: /did not load|Error/ })

test('[APP-05] where a page that was touched in passing fails as well as the one pressed, that is one step back @phone', async ({
  page,
  seeToast,
}) => {
  const { here, answer } = await pressBeforeAnswers(page)
  await answer('touched', 'wrong')
  await answer('pressed', 'wrong')
  await seeToast('That page would not open. Try again.')
  await expect(page).toHaveURL(here)
  await page.goBack()
  await expect(page).toHaveURL('/login')
})

test('[APP-05] where only a page that was touched in passing fails, the one pressed opens and stays @phone', async ({
  page,
}) => {
  const { here, answer } = await pressBeforeAnswers(page)
  await answer('touched', 'wrong')
  const name = await answer('pressed', 'right')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('tablist')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(here)
})

/** From the sign-in to the search: one salon is touched, another pressed, and neither has answered yet. */
async function pressBeforeAnswers(page: Page) {
  await visit(page, '/login')
  await page.getByRole('link', { name: 'Bloesem, to the search' }).tap()
  const links = page.getByRole('article').getByRole('heading').getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  const here = page.url()
  const salons = {
    pressed: await salonOf(page, links.nth(0)),
    touched: await salonOf(page, links.nth(1)),
  }
  const asked = page.waitForRequest(salons.touched.url)
  await salons.touched.link.dispatchEvent('touchstart')
  await asked
  await salons.pressed.link.tap()
  await expect(page).toHaveURL(/\/profile\//)
  const answer = async (which: keyof typeof salons, says: 'right' | 'wrong') => {
    const { url, name, told } = salons[which]
    const came = page.waitForResponse(url)
    told.resolve(says)
    await (await came).finished()
    return name
  }
  return { here, answer }
}

/** A salon of the list whose data waits until it is told whether to come. */
async function salonOf(page: Page, link: Locator) {
  const told = Promise.withResolvers<'right' | 'wrong'>()
  const path = (await link.getAttribute('href')) ?? ''
  const url = `**/public/providerInfo/${path.split('/').at(-1)}`
  await page.route(url, async (route) => {
    if ((await told.promise) === 'right') await route.continue()
    else await route.fulfill({ json: { statusCode: 200 } })
  })
  return { link, url, told, name: (await link.textContent()) ?? '' }
}
