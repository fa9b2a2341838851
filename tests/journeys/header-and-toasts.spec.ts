import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#demo/sign-ins.ts'
import { expect, test } from './journey-test.ts'
import { followPath, openPage } from './open-page.ts'
import { signInByApi } from './sign-in-by-api.ts'

const leaf = 'rgb(43, 103, 67)'
const brick = 'rgb(168, 32, 13)'
const rose = 'rgb(177, 39, 90)'

test('[APP-01, APP-02] the root redirects to the search, which is /book too, an unknown address to the page for those', async ({
  request,
}) => {
  const answers = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), new URL(answer.headers().location ?? '', answer.url()).pathname]
  }
  expect(await answers('/')).toEqual([302, '/search'])
  expect(await answers('/no/such/page')).toEqual([302, '/404'])
  expect((await request.get('/404')).status()).toBe(404)
  expect(new URL((await request.get('/')).url()).pathname).toBe('/search')

  const shown = async (path: string) => {
    const html = await (await request.get(path)).text()
    // React sends what is shown only by a script in hidden elements.
    expect(html).not.toMatch(/<div hidden[^>]* id="S:/)
    const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? []
    const headings = [...html.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/gs)].map(([, inner = '']) =>
      inner.replaceAll(/<[^>]*>/g, ''),
    )
    return { title, headings }
  }
  const search = await shown('/search?city=NL05&service=nailArtist')
  expect(search.title).toBe('Nail artist in and around Utrecht: free times | Bloesem')
  expect(search.headings).toContainEqual(
    expect.stringMatching(/^\d+ nail studios in and around Utrecht$/),
  )
  expect(await shown('/book?city=NL05&service=nailArtist')).toEqual(search)
})

test.describe('pages that answer 404 or 403, and requests that hang or fail', () => {
  test.use({ expectedErrors: /status of 40[34]|ERR_FAILED|did not load/ })

  test('[APP-03, APP-07, APP-08, APP-09] the pages for 404 and 403 lead home; header, phone width and loading there', async ({
    page,
    request,
  }) => {
    await test.step('404 and 403 say so and have links', async () => {
      await openPage(page, '/nowhere')
      await expect(page).toHaveURL('/404')
      await expect(page.getByText('404', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here')
      expect((await request.get('/403')).status()).toBe(403)
      await followPath(page, '/403')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access')
      const home = page.getByRole('link', { name: 'Back to home' })
      await expect(home).toHaveAttribute('href', '/')
      await home.click()
      await expect(page).toHaveURL('/search')
      await expect(page.getByRole('article').first()).toBeVisible()
    })
    await test.step('the header links to search, prices, contact and sign-in', () =>
      expectHeader(page))
    await test.step('a width of 768 px is a phone, 769 px is not', () => expectPhoneWidth(page))
    await test.step('the loading indicator is shown until the request succeeds or fails', () =>
      expectLoadingIndicator(page))
  })
})

async function expectHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  const links = header.getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(['Search', 'Pricing', 'Contact us'])
  const leadTo = (all: Element[]) => all.map((link) => link.getAttribute('href'))
  expect(await links.evaluateAll(leadTo)).toEqual(['/search', '/pricing', '/contact-us'])
  await expect(header.getByRole('group', { name: 'Language' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Sign in' })).toBeVisible()
}

async function expectPhoneWidth(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  const mainMenu = page.getByRole('navigation', { name: 'Main menu' })
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(menu).toBeVisible()
  await expect(mainMenu).toBeHidden()
  await page.setViewportSize({ width: 769, height: 900 })
  await expect(menu).toBeHidden()
  await expect(mainMenu).toBeVisible()
}

async function expectLoadingIndicator(page: Page): Promise<void> {
  const underway = page.getByRole('banner').getByRole('status')
  const answering = Promise.withResolvers<'continue' | 'abort'>()
  await page.route('**/public/providers/search', async (route) => {
    await route[await answering.promise]()
  })
  await page.getByRole('button', { name: 'Show more salons' }).click()
  await expect(underway).toHaveText('Loading')
  answering.resolve('continue')
  await expect(underway).toHaveText('')
  await page.unrouteAll()

  const failing = Promise.withResolvers<void>()
  await page.route('**/public/providers/search', async (route) => {
    await failing.promise
    await route.abort()
  })
  await page.getByLabel('Sort by').selectOption('Most reviewed')
  await expect(underway).toHaveText('Loading')
  failing.resolve()
  await expect(underway).toHaveText('')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The salons did not load')
}

test.describe('a sign-out that fails', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('[APP-03, APP-04, APP-06, AUTH-06] the header links a provider to their page; a toast has its colour, is announced, and closes after three seconds', async ({
    page,
    expectToast,
  }) => {
    // A session of its own, because it ends.
    await signInByApi(page.request, { userName: 'studio-bloesem', password: DEMO_PASSWORD })
    await openPage(page, '/search')
    await page.getByRole('button', { name: 'Account of Marloes Kuipers' }).click()
    await page.getByRole('link', { name: 'Your salon’s page' }).click()
    await expect(page).toHaveURL('/profile/studio-bloesem')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio Bloesem')

    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    const press = async (name: string) => {
      await page.getByRole('button', { name: 'Account of Marloes Kuipers' }).click()
      await page.getByRole('button', { name }).click()
      await page.mouse.move(10, 800) // a toast under the pointer stays
    }

    await press('Settings')
    await expect(toast(page)).toHaveText('Coming soon')
    await expect(toast(page)).toHaveCSS('background-color', rose)
    await page.clock.runFor(2900)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast(page)).toBeHidden()

    await page.route('**/api/auth/signout', (route) => route.fulfill({ status: 500, json: {} }))
    await press('Sign out')
    await expectToast('Signing out did not work. Try again.', brick)
    await page.unrouteAll()
    await page.clock.resume()
    await press('Sign out')
    await expectToast('You are signed out', leaf)
  })
})

test('[APP-10, APP-14] every place and treatment has a title and a description of a valid length', async ({
  request,
}) => {
  const searches = [
    ...['NL02', 'NL04', 'NL362'].map((city) => ({ city })),
    ...['nailArtist', 'lashAndBrowService', 'facialTreatments'].map((service) => ({ service })),
  ]
  for (const lang of ['en', 'nl']) {
    for (const search of searches) {
      const html = await (await request.get('/search', { params: { ...search, lang } })).text()
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
      const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? ''
      expect(title.length, title).toBeLessThanOrEqual(65)
      expect(title, title).toMatch(/^[A-Z][^|…]{10,}( \| Bloesem)?$/)
      expect(description.length, description).toBeLessThanOrEqual(160)
      expect(description.length, description).toBeGreaterThan(60)
    }
  }
})

function toast(page: Page) {
  return page.getByRole('region', { name: 'Notices' }).locator('[aria-live=polite] > *')
}
