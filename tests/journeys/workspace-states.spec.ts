import type { Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { OWNER, SALON } from './book-request.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { followPath, openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'

// Each state is checked many times.
test.setTimeout(180_000)

const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString()
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString()

/** Opens a page of the workspace by a link, as a salon of which the API says this. */
async function openAs(page: Page, path: string, state: object): Promise<void> {
  await page.unrouteAll()
  await page.route('**/salonApi/salons', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const [salon] = json.data.salons
    json.data.salons = [
      { ...salon, ...state },
      { ...salon, userName: 'atelier', fullName: 'Atelier' },
    ]
    await route.fulfill({ response, json })
  })
  await openPage(page, '/search')
  await followPath(page, `/salon/${SALON}/${path}`)
}

for (const language of checkedLanguages) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of [45]\d\d|ERR_FAILED|did not load/ })
    const words = { en: { ...en, ...enPages }, nl: { ...nl, ...nlPages } }[language]
    const { factor, choose, again } = words.workspace

    test('[WORK-120, WORK-182, LANG-04] the states of the workspace that few see are accessible', async ({
      page,
    }) => {
      await ensureSignedIn(page, OWNER)
      const heading = page.getByRole('heading', { level: 1 })
      await openAs(page, 'more', { secondFactorDueAt: YESTERDAY })
      await expect(heading).toHaveText(factor.title)
      await expectAccessible(page, 'workspace, second factor due')
      await openAs(page, 'more', { mustShowSecondFactor: true })
      await expect(heading).toHaveText(factor.showTitle)
      await expectAccessible(page, 'workspace, second factor not shown')

      await openAs(page, 'clients', { secondFactorDueAt: IN_A_WEEK, isActive: false })
      await expect(page.getByRole('link', { name: factor.setUp })).toBeVisible()
      await expect(page.getByText(words.workspace.paused)).toBeVisible()
      await page.locator('button[popovertarget]').first().click()
      await expect(page.getByRole('dialog', { name: choose.title })).toBeVisible()
      await expectAccessible(page, 'workspace, second factor asked for, paused, several salons')
      await page.keyboard.press('Escape')

      const json = { statusCode: 403, code: 'sign-in-again', message: '' }
      await page.route('**/clients/export*', (route) => route.fulfill({ status: 403, json }))
      await page.getByRole('button', { name: words.clients.csv }).click()
      await expect(page.getByRole('dialog', { name: again.title })).toBeVisible()
      await expectAccessible(page, 'clients, signing in again')

      await page.route('**/catalog', (route) => route.abort())
      await openPage(page, '/search')
      await followPath(page, `/salon/${SALON}/menu`)
      await expect(page.getByRole('button', { name: words.common.retry })).toBeVisible()
      await expectAccessible(page, 'the treatments of a salon that failed')
    })
  })
}
