import { holdRequests } from './hold-requests.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { addTreatment } from './wizard.ts'

const here = '/search?city=NL03&service=hairStyling'

test('[APP-01] the last place and service type are in the next search: from the header, at / and on the next visit', async ({
  page,
  context,
}) => {
  await openPage(page, '/search')
  // The service type is pressed while the salons of the place are on their way.
  const showSalons = await holdRequests(page, 'POST', '**/public/providers/search')
  await page.getByRole('combobox', { name: 'Where' }).fill('Rotterdam')
  await page.getByRole('option', { name: /^Rotterdam/ }).click()
  await expect(page).toHaveURL('/search?city=NL03')
  await page
    .getByRole('navigation', { name: 'Treatments' })
    .getByRole('link', { name: /^Hair/ })
    .click()
  await showSalons()
  await expect(page).toHaveURL(here)

  await openPage(page, '/pricing')
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(here)
  await openPage(page, '/contact-us')
  await page.getByRole('link', { name: 'Bloesem, to the search' }).click()
  await expect(page).toHaveURL(here)

  const next = await context.newPage()
  const answer = await next.goto('/')
  await expect(next).toHaveURL(here)
  // The redirect is the server's, so that no other place is shown in between.
  expect(await answer?.text()).toContain('in and around Rotterdam')
  expect(answer?.headers()).toMatchObject({ vary: expect.stringMatching(/cookie/i) })
})

test('[SEARCH-07] an address has the same result for everybody, whatever they searched last', async ({
  page,
}) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await openPage(page, here)
  await openPage(page, '/search')
  await expect(heading).toHaveText(/salons in and around Amsterdam$/)
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search')
})

test.describe('the page for unknown addresses', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('[SEARCH-13] the first treatment searched, and a search without one, keep the cart, and so does the link of the page for unknown addresses', async ({
    page,
  }) => {
    const cart = () => page.evaluate(() => JSON.parse(localStorage.getItem('booking.cart') ?? '[]'))
    await openPage(page, '/profile/salon-oude-noorden')
    await addTreatment(page)
    await openPage(page, here)
    const serviceType = () => page.evaluate(() => localStorage['booking.serviceType'])
    await expect.poll(serviceType).toBe('"hairStyling"')
    expect(await cart()).toHaveLength(1)
    await page.goto('/no-such-page')
    await page.getByRole('main').getByRole('link', { name: 'Find a salon' }).click()
    await expect(page).toHaveURL(here)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await cart()).toHaveLength(1)

    await openPage(page, '/search')
    await expect.poll(() => page.evaluate(() => localStorage['booking.location'])).toBe('"NL02"')
    expect(await cart()).toHaveLength(1)
  })
})
