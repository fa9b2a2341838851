import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

test.use({ expectedErrors: /did not load|Error/ })

test('[APP-05] a prefetched page that fails leaves the opened one; when both fail, one step back restores the page @phone', async ({
  page,
  expectToast,
}) => {
  await openPage(page, '/login')
  await page.getByRole('link', { name: 'Bloesem, to the search' }).tap()

  await test.step('only the prefetched page fails', async () => {
    const { here, answer } = await pressBeforeResponses(page, { pressed: 0, touched: 1 })
    await answer('touched', 'wrong')
    const name = await answer('pressed', 'right')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('tablist')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(here)
  })

  await test.step('both fail', async () => {
    const { here, answer } = await pressBeforeResponses(page, { pressed: 2, touched: 3 })
    await answer('touched', 'wrong')
    await answer('pressed', 'wrong')
    await expectToast('That page would not open. Try again.')
    await expect(page).toHaveURL(here)
    await page.goBack()
    await expect(page).toHaveURL('/login')
  })
})

/** Touches one provider of the search and taps another, with both responses delayed. */
async function pressBeforeResponses(page: Page, at: { pressed: number; touched: number }) {
  const links = page.getByRole('article').getByRole('heading').getByRole('link')
  await expect(links.nth(at.touched)).toBeVisible()
  const here = page.url()
  const providers = {
    pressed: await providerOfLink(page, links.nth(at.pressed)),
    touched: await providerOfLink(page, links.nth(at.touched)),
  }
  const asked = page.waitForRequest(providers.touched.url)
  await providers.touched.link.dispatchEvent('touchstart')
  await asked
  await providers.pressed.link.tap()
  await expect(page).toHaveURL(/\/profile\//)
  const answer = async (which: keyof typeof providers, says: 'right' | 'wrong') => {
    const { url, name, told } = providers[which]
    const came = page.waitForResponse(url)
    told.resolve(says)
    await (await came).finished()
    return name
  }
  return { here, answer }
}

/** A provider of the list whose response waits for `answer`. */
async function providerOfLink(page: Page, link: Locator) {
  const told = Promise.withResolvers<'right' | 'wrong'>()
  const path = (await link.getAttribute('href')) ?? ''
  const url = `**/public/providerInfo/${path.split('/').at(-1)}`
  await page.route(url, async (route) => {
    if ((await told.promise) === 'right') await route.continue()
    else await route.fulfill({ json: { statusCode: 200 } })
  })
  return { link, url, told, name: (await link.textContent()) ?? '' }
}
