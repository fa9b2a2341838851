import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

test('[SEARCH-11] the location box lists cities and provinces, and needs a place', async ({
  page,
}) => {
  await openPage(page, '/search')
  const box = page.getByRole('combobox', { name: 'Where' })
  const options = page.getByRole('listbox', { name: 'Places' }).getByRole('option')
  await box.fill('')
  await expect(box).toHaveAccessibleDescription(/required/)
  await box.fill('BRABANT')
  await expect(options).toHaveCount(10)
  for (const [at, city] of ['Tilburg', 'Eindhoven', 'Breda', "'s-Hertogenbosch"].entries()) {
    await expect(options.nth(at)).toHaveText(`${city}, North Brabant`)
  }
  await box.fill("'s-gravenhage")
  await expect(options).toHaveText(['The Hague, South Holland'])
  await box.press('Tab')
  await expect(options).toBeHidden()
  await box.fill('utr')
  await options.filter({ hasText: /^Utrecht, / }).click()
  await expect(page).toHaveURL('/search?city=NL05')
  await expect(box).toHaveValue('Utrecht, Utrecht')
})

test('[SEARCH-11] the list opens 200 ms after the last letter, and closes 200 ms after the box loses the focus', async ({
  page,
}) => {
  await openPage(page, '/search')
  const box = page.getByRole('combobox', { name: 'Where' })
  const list = page.getByRole('listbox', { name: 'Places' })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await box.fill('haa')
  await page.clock.runFor(199)
  await box.fill('haag')
  await page.clock.runFor(199)
  await expect(list).toBeHidden()
  await page.clock.runFor(1)
  await expect(list.getByRole('option').first()).toHaveText('The Hague, South Holland')
  await box.press('Tab')
  await page.clock.runFor(199)
  await expect(list).toBeVisible()
  await page.clock.runFor(1)
  await expect(list).toBeHidden()
})

test('[SEARCH-11] the location box opens with a press and with the arrow keys, and is used by keyboard', async ({
  page,
}) => {
  await openPage(page, '/search?city=NL05')
  const box = page.getByRole('combobox', { name: 'Where' })
  const options = page.getByRole('listbox', { name: 'Places' }).getByRole('option')
  await box.click()
  await expect(options).toHaveCount(10)
  await expect(page.getByText('10 places, use the arrow keys')).toBeAttached()
  await box.press('Escape')
  await expect(options).toBeHidden()
  await box.press('ArrowDown')
  const marked = options.and(page.locator('[aria-selected=true]'))
  await expect(marked).toHaveText('Tilburg, North Brabant')
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await marked.getAttribute('id')) ?? '',
  )
  await box.press('End')
  await expect(marked).toHaveText('Breda, North Brabant')
  await box.press('Home')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL('/search')
  await expect(box).toHaveValue('Amsterdam, North Holland')
  await expect(options).toBeHidden()
})

test('[SEARCH-07, SEARCH-11] a predicted place is searched, and restored by a shared link, back and forward', async ({
  page,
}) => {
  const haarlem = { placeId: 'wpl-1', name: 'Haarlem', province: 'Noord-Holland' }
  const data = (url: string) => {
    if (url.includes('wpl-1'))
      return { place: { ...haarlem, latitude: 52.3874, longitude: 4.6462 } }
    return { service: 'ready', places: url.includes('=haa') ? [haarlem] : [] }
  }
  await page.context().route('**/public/places**', (route) =>
    route.fulfill({
      json: { statusCode: 200, message: 'OK', data: data(route.request().url()) },
    }),
  )
  await openPage(page, '/search?when=NEXT_WEEK')
  const box = page.getByRole('combobox', { name: 'Where' })
  await box.fill('haa')
  await page.getByRole('option', { name: 'Haarlem, North Holland' }).click()
  const there = '/search?city=NL38&place=Haarlem&when=NEXT_WEEK&lat=52.3874&lng=4.6462'
  await expect(page).toHaveURL(there)
  await expect(heading(page)).toHaveText(/^\d+ salons in and around Haarlem$/)
  const found = await page.getByRole('article').getByRole('heading').allTextContents()
  await page.goBack()
  await expect(box).toHaveValue('Amsterdam, North Holland')
  await expect(heading(page)).toHaveText(/in and around Amsterdam$/)
  await page.goForward()
  await expect(box).toHaveValue('Haarlem')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(found)
  await page.context().clearCookies()
  await openPage(page, `${there}&sort=dearest&service=dentist`)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(found)
})

test('[SEARCH-11, SEARCH-12] without a places service any Dutch town is found and searched, and the server renders its address', async ({
  page,
  request,
}) => {
  await openPage(page, '/search')
  const box = page.getByRole('combobox', { name: 'Where' })
  await box.fill('Haarlem')
  await page.getByRole('option', { name: 'Haarlem, North Holland', exact: true }).click()
  await expect(page).toHaveURL('/search?city=NL38&place=Haarlem&lat=52.3808&lng=4.6368')
  await expect(heading(page)).toHaveText(/^\d+ salons .*Haarlem$/)
  await expect(page).toHaveTitle(/Haarlem/)
  const shared = await request.get(page.url())
  expect(await shared.text()).toMatch(/<h1[^>]*>\d+ salons .*Haarlem<\/h1>/)
  await page.reload()
  await expect(box).toHaveValue('Haarlem')
  for (const [typed, name] of [
    ['s-hertogenbosch', "'s-Hertogenbosch"],
    ['den bosch', "'s-Hertogenbosch"],
    ['Ljouwert', 'Leeuwarden'],
  ] as const) {
    await box.fill(typed)
    await box.press('Enter')
    await expect(box).toHaveValue(name)
    await expect(heading(page)).toHaveText(new RegExp(`${name}$`))
  }
})

test('[SEARCH-11] Enter selects the match of the current text, waits for it, and says if there is none', async ({
  page,
}) => {
  const placesOf = (query: string) => {
    const name = ['Gouda', 'Zwolle'].find((each) => each.toLowerCase().startsWith(query))
    return name ? [{ placeId: name, name, province: 'Overijssel' }] : []
  }
  await page.route('**/public/places**', (route) => {
    const url = new URL(route.request().url())
    const query = url.searchParams.get('query')?.toLowerCase() ?? ''
    const place = { ...placesOf('zwo')[0], latitude: 52.5168, longitude: 6.083 }
    const data = url.pathname.endsWith('Zwolle')
      ? { place }
      : { service: 'ready', places: query ? placesOf(query) : [] }
    return route.fulfill({ json: { statusCode: 200, message: 'OK', data } })
  })
  await openPage(page, '/search')
  const box = page.getByRole('combobox', { name: 'Where' })
  await box.fill('gou')
  await expect(page.getByRole('option', { name: /^Gouda/ })).toBeVisible()
  await box.fill('zwo')
  await box.press('Enter')
  await expect(page).toHaveURL(/place=Zwolle/)
  await expect(box).toHaveValue('Zwolle')
  const there = page.url()
  await box.fill('qqq')
  await box.press('Enter')
  await expect(page.getByText('We do not know that place.')).toBeVisible()
  expect(page.url()).toBe(there)
  await box.fill('utr')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?city=NL05')
})

test('[SEARCH-11] Search selects a place that is typed and not chosen, by its name or its beginning', async ({
  page,
}) => {
  await openPage(page, '/search')
  const box = page.getByRole('combobox', { name: 'Where' })
  const search = page.getByRole('button', { name: 'Search', exact: true })
  for (const [typed, address] of [
    ['rott', '/search?city=NL03'],
    ['Den Haag', '/search?city=NL04'],
    ['Breda, North Brabant', '/search?city=NL10'],
  ] as const) {
    await box.fill(typed)
    await search.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('listbox', { name: 'Places' })).toBeHidden()
  }
  await box.fill('utr')
  await page.getByLabel('When').selectOption('Next week')
  await expect(page).toHaveURL('/search?city=NL05&when=NEXT_WEEK')
  await expect(box).toHaveValue('Utrecht, Utrecht')
})

test('[SEARCH-11] a province with several towns needs a choice', async ({ page }) => {
  await openPage(page, '/search')
  const box = page.getByRole('combobox', { name: 'Where' })
  await box.fill('friesland')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Which place do you mean?')).toBeVisible()
  await expect(page.getByRole('option', { name: 'Leeuwarden, Friesland' })).toBeVisible()
})

test('[SEARCH-11] Search asks for a choice if the place is ambiguous, unknown or still loading, and does not search', async ({
  page,
}) => {
  const searched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/public/providers/search')) searched.push(request.url())
  })
  let places: Promise<unknown> = Promise.resolve([])
  await page.route('**/public/places**', async (route) => {
    const isAsked = route.request().url().includes('query=')
    const data = { service: 'ready', places: isAsked ? await places : [] }
    return route.fulfill({ json: { statusCode: 200, message: 'OK', data } })
  })
  await openPage(page, '/search?view=list')
  const box = page.getByRole('combobox', { name: 'Where' })
  const search = page.getByRole('button', { name: 'Search', exact: true })
  const options = page.getByRole('listbox', { name: 'Places' }).getByRole('option')
  const asks = async (typed: string, message: string) => {
    await expect(page.getByText(message)).toBeVisible()
    await expect(box).toHaveAccessibleDescription(new RegExp(message))
    await expect(box).toHaveValue(typed)
    await expect(box).toBeFocused()
    await expect(page).toHaveURL('/search?view=list')
    expect(searched).toEqual([])
  }

  await box.fill('brabant')
  await search.click()
  await asks('brabant', 'Which place do you mean?')
  await expect(options).toHaveText([/^Tilburg/, /^Eindhoven/, /^Breda/])
  await box.fill('a')
  await box.press('Enter')
  await asks('a', 'Which place do you mean?')
  await box.fill('')
  await search.click()
  await asks('', 'required')

  // A service that returns other places, and one that is slow.
  places = Promise.resolve([{ placeId: 'wpl-1', name: 'Haarlem', province: 'Noord-Holland' }])
  await box.fill('zeist')
  await search.click()
  await asks('zeist', 'Which place do you mean?')
  let answer: (found: unknown) => void = () => undefined
  places = new Promise((resolve) => {
    answer = resolve
  })
  await box.fill('lisse')
  await search.click()
  await asks('lisse', 'Looking for that place')
  answer([])
  await asks('lisse', 'We do not know that place.')
})

test('[SEARCH-11] text typed before hydration is searched', async ({ page }) => {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await begun
    await route.continue()
  })
  await page.goto('/search', { waitUntil: 'commit' })
  const box = page.getByRole('combobox', { name: 'Where' })
  await box.fill('Utrecht')
  begin()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/city=NL05/)
})

test('[SEARCH-11] the list follows the text when the focus comes after it, and a text without an event is searched', async ({
  page,
}) => {
  await openPage(page, '/search')
  const box = page.getByRole('combobox', { name: 'Where' })
  await box.evaluate((input: HTMLInputElement) => {
    input.setRangeText('Utrecht', 0, input.value.length)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  await expect(page.getByRole('listbox')).toBeVisible()
  await box.evaluate((input: HTMLInputElement) => {
    input.setRangeText('Rotterdam', 0, input.value.length)
    input.form?.requestSubmit()
  })
  await expect(page).toHaveURL(/city=NL03/)
})

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}
