import type { Page } from '@playwright/test'
import { bookByApi } from './book-by-api.ts'
import { expect, test } from './journey-test.ts'
import { tabAndPress, tabStopsIn, tabTo } from './keyboard.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'

test('[MAP-01] by keyboard alone the map is skipped, zoomed, moved and searched, and a provider chosen on it', async ({
  page,
}) => {
  const { keyboard } = page
  await openPage(page, '/search')
  await expect(markersOf(page).first()).toBeVisible()
  const ground = mapOf(page).getByRole('group', { name: /^Map\. The arrow keys move it/ })

  await test.step('show and hide the map, with the view named', async () => {
    const view = page.getByRole('group', { name: 'View' })
    await tabTo(view.getByRole('radio', { name: '+ map' }))
    await keyboard.press('ArrowLeft')
    await expect(view.getByRole('radio', { name: 'List' })).toBeChecked()
    await expect(mapOf(page)).toBeHidden()
    await keyboard.press('ArrowRight')
    await expect(markersOf(page).first()).toBeVisible()
  })
  await test.step('skip it with one key, or tab through it', async () => {
    const skip = mapOf(page).getByRole('link', { name: 'Skip the map' })
    await tabAndPress(skip)
    await keyboard.press('Tab')
    expect(await isInMap(page)).toBe(false)
    await tabTo(skip, 'Shift+Tab')
    expect(await tabStopsIn(mapOf(page))).toEqual([
      'button "Zoom in"',
      'button "Zoom out"',
      expect.stringMatching(/^group "Map\. /),
      ...(await markersOf(page).all()).map(() => expect.stringMatching(markerName)),
      'link "GSHHG"',
      'link "GeoNames"',
    ])
  })
  await test.step('move it with arrow keys, and search that area', async () => {
    await tabTo(ground, 'Shift+Tab')
    for (let presses = 0; presses < 4; presses += 1) await keyboard.press('ArrowUp')
    await expect(mapOf(page).getByRole('button', { name: 'Search this area' })).toBeVisible()
    await tabTo(mapOf(page).getByRole('button', { name: 'Search this area' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^\d+ salons in and around this area on the map$/,
    )
    await expect(ground).toBeFocused()
  })
  await test.step('open a group, choose a provider, close it, and open its page', async () => {
    await tabAndPress(
      mapOf(page)
        .getByRole('button', { name: /^\d+ salons, zoom in$/ })
        .first(),
    )
    const marker = mapOf(page).locator('[data-marker]:focus')
    await expect(marker).toHaveAccessibleName(/./)
    const provider = mapOf(page)
      .getByRole('button', { name: /, (\d\.\d|new)(, from €.+)?$/ })
      .first()
    const name = (await provider.getAttribute('aria-label'))?.replace(/, (\d\.\d|new).*$/, '') ?? ''
    await tabAndPress(provider, 'Space')
    const card = mapOf(page).getByRole('region', { name: 'Chosen salon' })
    await expect(card).toBeFocused()
    await keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(marker).toHaveAccessibleName(new RegExp(`^${name}, `))
    await keyboard.press('Enter')
    await tabAndPress(card.getByRole('link', { name }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('[ORDER-05, ORDER-06] the dashboard is used by keyboard alone, with every control named', async ({
  page,
  request,
}) => {
  await ensureSignedIn(page, await createCustomer(request))
  for (const provider of ['waterkant-haar', 'strijp-haar']) await bookByApi(page, provider)
  await openPage(page, '/profile/lotus-en-linnen')
  await tabAndPress(page.getByRole('button', { name: 'Keep Lotus & Linnen' }), 'Space')
  await expect(page.getByRole('button', { name: 'Keep Lotus & Linnen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await tabAndPress(page.getByRole('button', { name: 'Account of Anouk de Wit' }))
  await page.clock.install()
  await tabAndPress(page.getByRole('link', { name: 'Dashboard' }))

  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1, name: /^(Good \w+|Hello), Anouk$/ })
  await expect(heading).toBeVisible()
  await expect(main).toBeFocused()
  await page.clock.pauseAt(Date.now() + 1000)
  await tabAndPress(main.getByRole('button', { name: 'Close the welcome' }))
  await expect(heading).toBeFocused()
  const providerLink = expect.stringMatching(/^link ".+ \(opens in a new tab\)"$/)
  expect(await tabStopsIn(main)).toEqual([
    'link "All appointments"',
    providerLink,
    'link "View appointment"',
    expect.stringMatching(/^link "Directions to .+ \(opens in a new tab\)"$/),
    providerLink,
    expect.stringMatching(/^link "View appointment at .+, .+"$/),
    'link "Lotus & Linnen"',
  ])

  const after = main.getByRole('region', { name: 'After that' })
  await tabTo(after.getByRole('link', { name: /^View appointment at / }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bookings\/[\w-]+$/)
  await expect(main).toBeFocused()
  await tabAndPress(main.getByRole('link', { name: 'All appointments' }))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My appointments')
  await expect(main).toBeFocused()
})

const markerName = /^button "(\d+ salons(, zoom in| at this spot)|.+, (\d\.\d|new)(, from €.+)?)"$/

function mapOf(page: Page) {
  return page.getByRole('region', { name: 'Map', exact: true })
}

function markersOf(page: Page) {
  return mapOf(page).locator('[data-marker]')
}

function isInMap(page: Page): Promise<boolean> {
  return mapOf(page).evaluate((map) => map.contains(document.activeElement))
}
