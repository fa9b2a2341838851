import type { APIRequestContext, Page } from '@playwright/test'
import { DAY_MS } from '#domain/time-units.ts'
import { nextWeek, untilTomorrow } from './calendar-days.ts'
import { consoleErrors } from './console-errors.ts'
import { expect, test } from './journey-test.ts'
import { followPath, openPage } from './open-page.ts'
import { installClock } from './page-clock.ts'
import { type FoundProvider, freeSlots, searchProviders } from './providers-by-api.ts'

const utrechtNails = { city: 'NL05', serviceType: 'nailArtist' } as const

test('[SEARCH-02, SEARCH-04, SEARCH-08, SEARCH-16] the search starts near Amsterdam and loads ten at a time; a link shows those up to 25 km away', async ({
  page,
  request,
}) => {
  const all = await searchProviders(request, { city: 'NL02' })
  expect(all.length).toBeGreaterThan(10)
  await openPage(page, '/search')
  await expect(heading(page)).toHaveText(`${all.length} salons in and around Amsterdam`)
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue(
    'Amsterdam, North Holland',
  )
  await test.step('more load until all are shown', () => expectMoreUntilAll(page, all))
  await test.step('near providers come first, and farther ones by a link', () =>
    expectNearFirst(page))
  await test.step('a response without data is an empty list', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/search')
    await page.route('**/public/providers/search', (route) =>
      route.fulfill({ json: { statusCode: 200, message: 'OK' } }),
    )
    await page.getByRole('navigation', { name: 'Treatments' }).getByText('Hair').click()
    await expect(heading(page)).toHaveText('No hair salons in and around Amsterdam')
  })
})

async function expectMoreUntilAll(page: Page, all: FoundProvider[]): Promise<void> {
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  const more = page.getByRole('button', { name: 'Show more salons' })
  for (let next = 2; next <= Math.ceil(all.length / 10); next += 1) {
    const asked = page.waitForRequest(
      // The map requests larger pages at the same time.
      (request) =>
        request.url().endsWith('/public/providers/search') &&
        request.postDataJSON().pageSize === 10,
    )
    await more.click()
    expect((await asked).postDataJSON()).toMatchObject({ pageToken: `${next}` })
    await expect(cards).toHaveCount(Math.min(next * 10, all.length))
  }
  await expect(more).toBeHidden()
  expect(await cards.getByRole('heading').allTextContents()).toEqual(
    all.map(({ fullName }) => fullName),
  )
}

async function expectNearFirst(page: Page): Promise<void> {
  const distances = (await page.getByRole('article').getByText(/ km$/).allTextContents()).map(
    (text) => Number(/([\d.]+) km$/.exec(text)?.[1]),
  )
  expect(Math.max(...distances)).toBeLessThanOrEqual(10)
  const found = async () => Number.parseInt((await heading(page).textContent()) ?? '', 10)
  const near = await found()
  await page.getByRole('link', { name: 'Look up to 25 kilometres away' }).click()
  await expect(page).toHaveURL('/search?radius=25')
  await expect(page.getByRole('button', { name: 'Remove: Up to 25 km' })).toBeVisible()
  await expect.poll(found).toBeGreaterThan(near)
}

test('[SEARCH-03, SEARCH-09, SEARCH-10, SEARCH-15] the list is sorted, is exactly those with a free time, and has cards with everything', async ({
  page,
  request,
}) => {
  await openPage(page, '/search?city=NL05')
  await test.step('in the chosen sort order', () => expectSorted(page))
  await test.step('exactly those with a free time next week', () =>
    expectFreeNextWeek(page, request))
  await test.step('a card', () => expectCard(page, request))
})

async function expectSorted(page: Page): Promise<void> {
  const rated = () =>
    page
      .getByRole('article')
      .getByText(/^Rated/)
      .evaluateAll((texts) =>
        texts.map((text) => (text.textContent?.match(/[\d.]+/g) ?? []).map(Number)),
      )
  const inOrder = (order: number[][], by: (figures: number[]) => number[]) =>
    order.toSorted((a, b) => compare(by(b), by(a)))
  const byRating = await rated()
  expect(byRating).toEqual(inOrder(byRating, ([rating = 0, , reviews = 0]) => [rating, reviews]))
  await page.getByLabel('Sort by').selectOption('Most reviewed')
  await expect.poll(rated).not.toEqual(byRating)
  const byReviews = await rated()
  expect(byReviews).toEqual(inOrder(byReviews, ([rating = 0, , reviews = 0]) => [reviews, rating]))
}

async function expectFreeNextWeek(page: Page, request: APIRequestContext): Promise<void> {
  const hair = { city: 'NL05', serviceType: 'hairStyling' } as const
  const providers = await searchProviders(request, hair)
  const free = await Promise.all(
    providers.map(async ({ username, serviceDurations }) => {
      const minutes = serviceDurations.hairStyling ?? 0
      return (await freeSlots(request, { userName: username, ...nextWeek(), minutes })).length > 0
    }),
  )
  expect(free).toContain(true)
  expect(free).toContain(false) // one provider is always full

  await followPath(page, '/search?city=NL05&service=hairStyling')
  await expect(page.getByText('No free time in the next six weeks')).toBeVisible()
  await page.getByLabel('When').selectOption('Next week')
  const expected = providers.filter((_, index) => free[index]).map(({ fullName }) => fullName)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(expected)
  await expect(heading(page)).toHaveText(new RegExp(`^${expected.length} hair salon`))
}

async function expectCard(page: Page, request: APIRequestContext): Promise<void> {
  const [best] = await searchProviders(request, { city: 'NL02', serviceType: 'facialTreatments' })
  await followPath(page, '/search?service=facialTreatments')
  await expect(heading(page)).toHaveText(/in and around Amsterdam$/)
  const card = page.getByRole('article').first()
  await expect(card.getByRole('heading')).toHaveText(best?.fullName ?? '')
  await expect(card.getByRole('img').or(card.locator('img')).first()).toBeVisible()
  await expect(card).toContainText(
    `Rated ${best?.rating.toFixed(1)} out of 5, ${best?.numberOfReviews} reviews`,
  )
  await expect(card).toContainText(best?.physicalLocation.address ?? '')
  await expect(card).toContainText(`${best?.distance?.toFixed(1)} km`)
  const services = card.getByRole('list').getByRole('listitem')
  await expect(services).toHaveCount(best?.topServices.length ?? 0)
  for (const [index, { serviceName, duration, price }] of best?.topServices.entries() ?? []) {
    const length = duration < 60 ? `${duration} min` : `${Math.floor(duration / 60)} h`
    const service = services.nth(index)
    await expect(service).toContainText(serviceName)
    await expect(service).toContainText(length)
    await expect(service).toContainText(price === 0 ? 'Free' : `from €${price.toFixed(2)}`)
  }
  const profile = `/profile/${best?.username}`
  const more = card.getByRole('link', { name: `See ${best?.fullName}` })
  await expect(more).toHaveAttribute('href', profile)
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', profile)
}

test('[SEARCH-01, SEARCH-07, SEARCH-13, SEARCH-14] filters apply at once and survive a reload, also where nobody is free or nobody is at all', async ({
  page,
  request,
}) => {
  await test.step('filters of the dialog are in the address', () => expectFilters(page))
  await test.step('an empty result has the first free place and a link back', () =>
    expectFirstFreePlace(page, request))
  await test.step('another place clears the treatment', async () => {
    await page.getByRole('combobox', { name: 'Where' }).fill('Breda')
    await page.getByRole('option', { name: /Breda/ }).click()
    await expect(page).toHaveURL('/search?city=NL10')
  })
  await test.step('ten treatments, marked if nobody offers them and if they are new', () =>
    expectMarkedTiles(page))
})

async function expectFilters(page: Page): Promise<void> {
  await openPage(page, '/search?city=NL05')
  await page.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  const choose = async (...names: string[]) => {
    for (const name of names) await dialog.getByRole('radio', { name }).check()
  }
  await choose('Hair', 'At your home', 'Today')
  await dialog.getByRole('button', { name: 'Clear all' }).click()
  await choose('Nails', 'Lowest price', 'Next week')
  await dialog.getByRole('button', { name: /^Show \d+ salons$/ }).click()
  await expect(page).toHaveURL('/search?city=NL05&service=nailArtist&when=NEXT_WEEK&sort=price')
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(heading(page)).toHaveText(/nail studios in and around Utrecht/)
  await expect(page.getByLabel('Sort by')).toHaveValue('price')
  await page.getByRole('button', { name: 'Remove: Free next week' }).click()
  await expect(page).toHaveURL('/search?city=NL05&service=nailArtist&sort=price')
  await page.getByLabel('When').selectOption('This week')
  await expect(page).toHaveURL(/when=THIS_WEEK/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/search?city=NL05&service=nailArtist')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove: Free this week' })).toBeVisible()
}

async function expectFirstFreePlace(page: Page, request: APIRequestContext): Promise<void> {
  const late = await searchProviders(request, { ...utrechtNails, sortBy: 'firstAvailable' })
  await page.goForward()
  await expect(page).toHaveURL('/search?city=NL05&service=nailArtist')
  await page.route('**/public/providers/search', async (route) => {
    const filtered = route.request().postDataJSON().serviceAvailability !== ''
    const none = { providers: [], totalResults: 0, nextPageToken: null, hasMore: false }
    await (filtered ? route.fulfill({ json: { statusCode: 200, data: none } }) : route.continue())
  })
  await page.getByLabel('When').selectOption('Today')
  await expect(heading(page)).toHaveText('No nail studios free today in and around Utrecht')
  await expect(page.getByText('The first free place is')).toContainText(late[0]?.fullName ?? '')
  await page.getByRole('link', { name: 'Show every free time' }).click()
  await expect(heading(page)).toHaveText(`${late.length} nail studios in and around Utrecht`)
  await page.unrouteAll({ behavior: 'wait' })
}

async function expectMarkedTiles(page: Page): Promise<void> {
  await followPath(page, '/search?city=NL362')
  const tiles = page.getByRole('navigation', { name: 'Treatments' }).getByRole('link')
  await expect(tiles).toHaveCount(10)
  await expect(tiles.locator('svg')).toHaveCount(10)
  await expect(tiles.first()).toHaveAttribute('href', /service=nailArtist/)
  await expect(tiles.filter({ hasText: 'nobody offers this here' })).toHaveCount(10)
  await expect(tiles.filter({ hasText: 'new' })).toHaveText([/Henna/, /Lash & brow/])
  await expect(heading(page)).toHaveText('No salons in and around Narnia')
  await expect(page.getByText('The nearest salons are in Groningen, ')).toBeVisible()
  await page.getByRole('link', { name: 'Look in Groningen' }).click()
  await expect(tiles.filter({ hasText: 'nobody offers this here' })).toHaveCount(0)
}

test.describe('when the API does not answer', () => {
  test.use({ expectedErrors: /status of 50[03]|did not load|ERR_INTERNET_DISCONNECTED/ })

  test('[DATA-06, SEARCH-14] what was loaded stays, failures say so, are logged and can be retried', async ({
    page,
    context,
  }) => {
    const logged = consoleErrors(page)
    await openPage(page, '/search')
    await test.step('offline the results stay, and more can be loaded afterwards', async () => {
      // The map and the code that stores the search load after the list, and could not load offline.
      await expect(page.locator('[data-marker]').first()).toBeVisible()
      await expect.poll(() => storedProviders(page)).toContain('"')
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Show more salons' }).click()
      await expect(page.getByRole('alert')).toHaveText('The next salons did not come through.')
      await expect(page.getByRole('article')).toHaveCount(10)
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('article').nth(10)).toBeVisible()
    })
    await test.step('the treatments are all marked, and the page works', async () => {
      await page.route('**/public/services/**', (route) =>
        route.fulfill({ status: 503, json: { statusCode: 503, code: 'unavailable', message: '' } }),
      )
      await page.getByLabel('Sort by').selectOption('Nearest')
      const tiles = page.getByRole('navigation', { name: 'Treatments' }).getByRole('link')
      await expect(tiles.filter({ hasText: 'nobody offers this here' })).toHaveCount(10)
      await expect(heading(page)).toHaveText(/salons in and around Amsterdam/)
      expect(logged()).toContain('The service types did not load')
      await page.unrouteAll({ behavior: 'wait' })
    })
    await test.step('a failed search shows no results', async () => {
      await page.route('**/public/providers/search', (route) =>
        route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: '' } }),
      )
      await page.getByLabel('When').selectOption('Next week')
      await expect(page.getByRole('alert')).toContainText('Something went wrong on our side')
      await expect.poll(() => storedProviders(page)).toBe('[]')
      expect(logged()).toContain('The providers did not load')
      await page.unrouteAll({ behavior: 'wait' })
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(heading(page)).toHaveText(/salons in and around Amsterdam/)
      await expect.poll(() => storedProviders(page)).toContain('"')
    })
  })
})

test('[SEARCH-10] a list left open past midnight is requested again in its full length, and after a sleep another order once', async ({
  page,
  request,
}) => {
  const [cheapest] = await searchProviders(request, { city: 'NL02', sortBy: 'price' })
  await installClock(page)
  await openPage(page, '/search?sort=firstAvailable')
  await mapIsDrawn(page)
  const firstFree = firstFreeTime(page)
  const words = await firstFree.textContent()
  await page.getByRole('button', { name: 'Show more salons' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
  const renewed = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/public/providers/search') &&
      answer.request().postDataJSON().pageToken === '2',
  )
  await page.clock.fastForward(untilTomorrow())
  await expect(firstFree).not.toHaveText(words ?? '')
  await renewed
  await expect(page.getByRole('article')).toHaveCount(20)

  // The device sleeps past the next midnight: no timer runs.
  const lists: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/public/providers/search')) return
    const { pageSize, pageToken, sortBy } = request.postDataJSON()
    if (pageSize === 10) lists.push(`${sortBy} ${pageToken}`) // the map requests more per page
  })
  await page.clock.setSystemTime(Date.now() + untilTomorrow() + DAY_MS)
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL(/sort=price$/)
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(
    cheapest?.fullName ?? '',
  )
  await expect(page.getByRole('article')).toHaveCount(10) // the list before, of 20, may begin with the same salon
  await page.getByRole('button', { name: 'Show more salons' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
  expect(lists).toEqual(['price 1', 'price 2'])
})

test('[SEARCH-10] more salons asked for while the list of a new day loads are shown with it', async ({
  page,
}) => {
  await installClock(page)
  await openPage(page, '/search?sort=firstAvailable')
  await mapIsDrawn(page)
  const firstFree = firstFreeTime(page)
  const words = await firstFree.textContent()
  const ofNewDay = Promise.withResolvers<void>()
  await page.route('**/public/providers/search', async (route) => {
    if (route.request().postDataJSON().pageToken === '2') await ofNewDay.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Show more salons' }).click()
  await page.clock.fastForward(untilTomorrow())
  await expect(firstFree).not.toHaveText(words ?? '')
  ofNewDay.resolve()
  await expect(page.getByRole('article')).toHaveCount(20)
})

/** A clock that is turned ends the time in which the map may load. */
async function mapIsDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-marker]').first()).toBeVisible()
}

/** When the first salon of the list is free, as its card says. */
function firstFreeTime(page: Page) {
  return page
    .getByRole('article')
    .first()
    .getByText(/^Free /)
}

/** The user names of the last search results in browser storage. */
function storedProviders(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('booking.providers') ?? '')
}

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}

/** Compares by the first numbers that differ, as a sort function. */
function compare(a: number[], b: number[]): number {
  return a.map((figure, index) => figure - (b[index] ?? 0)).find((step) => step !== 0) ?? 0
}
