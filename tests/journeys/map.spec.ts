import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { searchProviders } from './providers-by-api.ts'

test.describe('the map beside the list', () => {
  test('[SEARCH-01, SEARCH-05, MAP-01, MAP-03] the map follows the list and the list the map', async ({
    page,
    request,
  }) => {
    const providers = await searchProviders(request, { city: 'NL02' })
    const waxing = await searchProviders(request, { city: 'NL02', serviceType: 'waxing' })
    const [, second] = providers
    const name = second?.fullName ?? ''
    const chosen = map(page).locator('[data-marker][aria-current=true]')
    const pressSecondCard = () => page.getByRole('article').nth(1).getByText('min').first().click()

    await test.step('a focused marker keeps the focus when more providers are added, alone or in a group', async () => {
      const gate = Promise.withResolvers<void>()
      await page.route('**/public/providers/search', async (route) => {
        if (route.request().postDataJSON().pageSize > 10) await gate.promise
        await route.continue()
      })
      await openPage(page, '/search')
      await expect(markers(page).first()).toBeVisible()
      const before = await markers(page).evaluateAll((all) =>
        all.map((each) => ({ id: each.dataset.marker ?? '', words: each.ariaLabel })),
      )
      await markers(page).first().focus()
      const own = page.locator(`[data-marker="${before[0]?.id}"]`)
      gate.resolve()
      await expect(own).not.toHaveAccessibleName(before[0]?.words ?? '')
      await expect(own).toBeFocused()
      await page.unrouteAll()
    })
    await test.step('a search of a city opens at zoom 12', async () => {
      await expect(map(page).getByText('2 km', { exact: true })).toBeVisible() // the scale
    })
    await test.step('pressing a group zooms in until its providers are separate', async () => {
      const group = map(page).getByRole('button', { name: /^\d+ salons, zoom in$/ })
      await group.first().press('Enter')
      await expect(map(page)).toContainText(/^.*(1 km|500 m|300 m)/)
      await expect(map(page).locator('[data-marker]:focus')).toBeVisible()
    })
    await test.step('a card centres its marker, and a marker shows its card', async () => {
      await pressSecondCard()
      await expect(chosen).toHaveAccessibleName(
        new RegExp(`^${name}, ${second?.rating.toFixed(1)}(, from €|$)`),
      )
      await expect(map(page)).toContainText('200 m') // the scale at zoom 15
      expect(await distanceFromCentre(page, chosen)).toBeLessThan(40)
      await expect(card(page)).toContainText(name)

      await chosen.press('Escape')
      await card(page).getByRole('link', { name }).press('Escape')
      await expect(card(page)).toBeHidden()
      await expect(map(page).locator('[data-marker]:focus')).toHaveAccessibleName(
        new RegExp(`^${name}`),
      )
      await page.keyboard.press('Enter')
      await expect(card(page)).toBeFocused()
      await expect(card(page).getByRole('link')).toHaveAttribute(
        'href',
        `/profile/${second?.username}`,
      )
    })
    await test.step('an area shows its providers, also to whom its address is sent', async () => {
      await expect(map(page).getByRole('button', { name: 'Search this area' })).toBeHidden()
      await drag(page, { x: 0, y: -250 })
      await map(page).getByRole('button', { name: 'Search this area' }).click()
      await expect(page).toHaveURL(/\/search\?lat=52\.\d+&lng=4\.\d+$/)
      await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue(
        'This area on the map',
      )
      await expect(heading(page)).toHaveText(/^\d+ salons in and around this area on the map$/)
      const shared = await request.get(page.url())
      expect(await shared.text()).toMatch(/<h1[^>]*>\d+ salons in and around this area on the map</)
      await page.getByRole('radio', { name: 'List' }).check()
      await expect(page).toHaveURL(/view=list/)
      await expect(map(page)).toBeHidden()
      await page.goBack()
      await expect(markers(page).first()).toBeVisible()
      await page.goBack()
      await expect(heading(page)).toHaveText(`${providers.length} salons in and around Amsterdam`)
    })
    await test.step('another service type fits the map to its results, also with one provider selected', async () => {
      await pressSecondCard()
      await expect(chosen).toHaveAccessibleName(new RegExp(`^${name}`))
      await expect(map(page)).toContainText('200 m')
      await page.getByRole('link', { name: /^Waxing/ }).click()
      await expect(heading(page)).toHaveText(new RegExp(`^${waxing.length} waxing salons`))
      await expect.poll(() => countOnMap(page)).toBe(waxing.length)
    })
    await test.step('one move draws the base map once', async () => {
      const grounds = await countGrounds(page)
      const before = await grounds()
      await map(page).getByRole('button', { name: 'Zoom in', exact: true }).click()
      await expect.poll(grounds).toBeGreaterThan(before)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await grounds()).toBe(before + 1)
    })
  })
})

test.describe('@phone the map instead of the list', () => {
  test('[SEARCH-06] the map opens over the list, and both ways to close it return to the former place', async ({
    page,
  }) => {
    await openPage(page, '/search')
    await expect(map(page)).toBeHidden()
    const fourth = page.getByRole('article').nth(3)
    await fourth.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)
    expect(top).toBeGreaterThan(500)
    // The chip above the list is out of view, so the floating button is shown.
    const open = page.getByRole('button', { name: 'Map', exact: true }).nth(1)
    await open.click()
    await expect(page).toHaveURL(/\/search\?view=map$/)
    await expect(fourth).toBeHidden()
    await expect(markers(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect(page).toHaveURL(/\/search$/)
    await expect(fourth).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
    await expect(open).toBeFocused()

    const name = (await fourth.getByRole('heading').textContent()) ?? ''
    await fourth.getByRole('button', { name: /on the map$/ }).click()
    await expect(card(page)).toContainText(name)
    await expect(map(page).locator('[data-marker][aria-current=true]')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/search$/)
    await expect(fourth).toBeInViewport()
  })
})

test.describe('a map that fails to load', () => {
  test.use({ expectedErrors: /ERR_FAILED|The map did not load/ })

  test('[MAP-02] leaves the list usable, with a message and a retry that draws the map', async ({
    page,
  }) => {
    let asked = 0
    const code = /assets\/map-view.*\.js(\?|$)/
    await page.route(code, (route) => {
      asked += 1
      return route.abort()
    })
    await abortBaseMap(page)
    await openPage(page, '/search')
    await expect(map(page)).toContainText('The map is on its way')
    await expect(map(page).getByRole('alert')).toContainText('The map did not come through')
    expect(asked).toBeGreaterThan(2) // of ten attempts; one in progress is awaited
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByRole('button', { name: 'Show more salons' }).click()
    await expect(page.getByRole('article')).toHaveCount(20)
    const baseMap = page.waitForEvent('requestfailed', (request) => BASE_MAP.test(request.url()))
    await page.unroute(code)
    await map(page).getByRole('button', { name: 'Try again' }).click()
    await baseMap
    await expectMapAfterRetry(page)
    await expect(markers(page).first()).toBeVisible()
    await expect(map(page).getByRole('alert')).toBeHidden()
  })

  test('[MAP-02] a base map that fails to load shows a message and a retry on a provider', async ({
    page,
  }) => {
    await abortBaseMap(page)
    await openPage(page, '/profile/studio-bloesem')
    await page.getByRole('tab', { name: 'Hours and place' }).click()
    await expectMapAfterRetry(page)
  })
})

const BASE_MAP = /assets\/netherlands.*\.json(\?|$)/

async function abortBaseMap(page: Page): Promise<void> {
  await page.route(BASE_MAP, (route) => route.abort())
}

/** Expects a message instead of markers where the base map fails, and the map after a retry. */
async function expectMapAfterRetry(page: Page): Promise<void> {
  const panel = page.getByRole('alert').filter({ hasText: 'The map did not come through' })
  await panel.scrollIntoViewIfNeeded()
  await expect(panel).toBeVisible()
  await expect(page.locator('.leaflet-container')).toHaveCount(0)
  await page.unrouteAll()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.leaflet-container canvas')).toBeVisible()
  await expect(panel).toBeHidden()
}

/** Counts the times that the ground of the base map is drawn from now on. */
async function countGrounds(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { fillRect } = CanvasRenderingContext2D.prototype
    const { dataset } = document.documentElement
    dataset.grounds = '0'
    CanvasRenderingContext2D.prototype.fillRect = function (...box) {
      dataset.grounds = `${Number(dataset.grounds) + 1}`
      fillRect.apply(this, box)
    }
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.grounds))
}

/** The number of providers of the visible markers, groups included. */
async function countOnMap(page: Page): Promise<number> {
  const names = await markers(page).evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? ''),
  )
  return names.reduce((sum, name) => sum + Number(/^(\d+) salons, zoom in/.exec(name)?.[1] ?? 1), 0)
}

const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true })
const markers = (page: Page) => map(page).locator('[data-marker]')
const card = (page: Page) => map(page).getByRole('region', { name: 'Chosen salon' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The distance in pixels of a marker's foot from the centre of the map. */
async function distanceFromCentre(page: Page, marker: ReturnType<typeof markers>): Promise<number> {
  const frame = await map(page).boundingBox()
  const box = await marker.boundingBox()
  if (!frame || !box) throw new Error('the map is not on the screen')
  const x = box.x + box.width / 2 - (frame.x + frame.width / 2)
  const y = box.y + box.height - (frame.y + frame.height / 2)
  return Math.hypot(x, y)
}

async function drag(page: Page, by: { x: number; y: number }): Promise<void> {
  const frame = await map(page).boundingBox()
  if (!frame) throw new Error('the map is not on the screen')
  const from = { x: frame.x + 60, y: frame.y + frame.height - 220 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 8 })
  await page.mouse.up()
}
