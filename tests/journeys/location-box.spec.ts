import type { Page, Route } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

test('[SEARCH-11, SEARCH-12] the location box finds any Dutch town, by mouse and by keyboard', async ({
  page,
  request,
}) => {
  const box = page.getByRole('combobox', { name: 'Where' })
  const list = page.getByRole('listbox', { name: 'Places' })
  const options = list.getByRole('option')
  const search = page.getByRole('button', { name: 'Search', exact: true })

  await test.step('text typed before hydration is searched', async () => {
    const begun = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await begun.promise
      await route.continue()
    })
    await page.goto('/search', { waitUntil: 'commit' })
    await box.fill('Utrecht')
    begun.resolve()
    await expect(page.getByRole('listbox')).toBeVisible()
    await search.click()
    await expect(page).toHaveURL(/city=NL05/)
    await page.unrouteAll()
  })
  await test.step('the list opens with a press and with the arrow keys, and is used by keyboard', async () => {
    await box.blur()
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
  await test.step('it lists cities and provinces, and needs a place', async () => {
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
  await test.step('without a places service any town is searched, and the server renders its address', async () => {
    await box.fill('Haarlem')
    await page.getByRole('option', { name: 'Haarlem, North Holland', exact: true }).click()
    await expect(page).toHaveURL('/search?city=NL38&place=Haarlem&lat=52.3808&lng=4.6368')
    await expect(heading(page)).toHaveText(/^\d+ salons .*Haarlem$/)
    await expect(page).toHaveTitle(/Haarlem/)
    const shared = await request.get(page.url())
    expect(await shared.text()).toMatch(/<h1[^>]*>\d+ salons .*Haarlem<\/h1>/)
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
  await test.step('Search selects a place that is typed and not chosen, by its name or its beginning', async () => {
    for (const [typed, address] of [
      ['rott', '/search?city=NL03'],
      ['Den Haag', '/search?city=NL04'],
      ['Breda, North Brabant', '/search?city=NL10'],
    ] as const) {
      await box.fill(typed)
      await search.click()
      await expect(page).toHaveURL(address)
      await expect(list).toBeHidden()
    }
    await box.fill('utr')
    await page.getByLabel('When').selectOption('Next week')
    await expect(page).toHaveURL('/search?city=NL05&when=NEXT_WEEK')
    await expect(box).toHaveValue('Utrecht, Utrecht')
  })
  await test.step('a province with several towns needs a choice', async () => {
    await box.fill('friesland')
    await search.click()
    await expect(page.getByText('Which place do you mean?')).toBeVisible()
    await expect(page.getByRole('option', { name: 'Leeuwarden, Friesland' })).toBeVisible()
    await box.press('Escape')
    await expect(list).toBeHidden()
  })
  await test.step('the list opens 200 ms after the last letter, and closes 200 ms after the box loses the focus', async () => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await box.fill('haa')
    await page.clock.runFor(199)
    await box.fill('haag')
    await page.clock.runFor(199)
    await expect(list).toBeHidden()
    await page.clock.runFor(1)
    await expect(options.first()).toHaveText('The Hague, South Holland')
    await box.press('Tab')
    await page.clock.runFor(199)
    await expect(list).toBeVisible()
    await page.clock.runFor(1)
    await expect(list).toBeHidden()
  })
})

test('[SEARCH-07, SEARCH-11, SEARCH-12] places of a service are awaited, chosen, searched and restored', async ({
  page,
}) => {
  const answerPlaces = await mockPlaces(page)
  const searched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/public/providers/search')) searched.push(request.url())
  })
  const begin = '/search?view=list&when=NEXT_WEEK'
  await openPage(page, begin)
  const box = page.getByRole('combobox', { name: 'Where' })
  const search = page.getByRole('button', { name: 'Search', exact: true })
  const options = page.getByRole('listbox', { name: 'Places' }).getByRole('option')

  await test.step('Search asks for a choice if the place is ambiguous, unknown or still loading, and does not search', async () => {
    const asks = async (typed: string, message: string) => {
      await expect(page.getByText(message)).toBeVisible()
      await expect(box).toHaveAccessibleDescription(new RegExp(message))
      await expect(box).toHaveValue(typed)
      await expect(box).toBeFocused()
      await expect(page).toHaveURL(begin)
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

    answerPlaces(() => [HAARLEM]) // for whatever is typed
    await box.fill('zeist')
    await search.click()
    await asks('zeist', 'Which place do you mean?')
    const slow = Promise.withResolvers<Place[]>()
    answerPlaces(() => slow.promise)
    await box.fill('lisse')
    await search.click()
    await asks('lisse', 'Looking for that place')
    slow.resolve([])
    await asks('lisse', 'We do not know that place.')
  })

  await test.step('a predicted place is searched, and restored by a shared link, back and forward', async () => {
    answerPlaces((query) => (query === 'haa' ? [HAARLEM] : []))
    await box.fill('haa')
    await page.getByRole('option', { name: 'Haarlem, North Holland' }).click()
    const there = '/search?city=NL38&place=Haarlem&when=NEXT_WEEK&lat=52.3874&lng=4.6462&view=list'
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
    await expect(box).toHaveValue('Haarlem')
  })

  await test.step('Enter selects the match of the current text, waits for it, and says if there is none', async () => {
    answerPlaces((query) =>
      [GOUDA, ZWOLLE].filter(({ name }) => query && name.toLowerCase().startsWith(query)),
    )
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
    await expect(page).toHaveURL(/city=NL05/)
    await expect(page).not.toHaveURL(/place=/)
  })
})

interface Place {
  placeId: string
  name: string
  province: string
  latitude: number
  longitude: number
}

const HAARLEM: Place = {
  placeId: 'wpl-1',
  name: 'Haarlem',
  province: 'Noord-Holland',
  latitude: 52.3874,
  longitude: 4.6462,
}
const GOUDA = { ...HAARLEM, placeId: 'wpl-2', name: 'Gouda', province: 'Zuid-Holland' }
const ZWOLLE: Place = {
  placeId: 'wpl-3',
  name: 'Zwolle',
  province: 'Overijssel',
  latitude: 52.5168,
  longitude: 6.083,
}

/** A places service that finds none. @returns tells it what to find for a typed text from now on */
async function mockPlaces(page: Page) {
  let find: (query: string) => Place[] | Promise<Place[]> = () => []
  const reply = async (route: Route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const place = [HAARLEM, GOUDA, ZWOLLE].find(({ placeId }) => pathname.endsWith(placeId))
    const query = searchParams.get('query')?.toLowerCase()
    const data = place
      ? { place }
      : { service: 'ready', places: query === undefined ? [] : await find(query) }
    return route.fulfill({ json: { statusCode: 200, message: 'OK', data } })
  }
  await page.route('**/public/places**', reply)
  return (finds: typeof find) => {
    find = finds
  }
}

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
