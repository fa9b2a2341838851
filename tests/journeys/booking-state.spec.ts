import type { Page } from '@playwright/test'
import { today } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { readProvider } from './providers-by-api.ts'
import { searchServiceType } from './search-service-type.ts'
import { createCustomer, ensureSignedIn, fillHostedSignIn } from './sign-in.ts'
import {
  addTreatment,
  pressContinue,
  walkToDetails,
  walkToSchedule,
  walkToSummary,
} from './wizard.ts'

const provider = 'brows-aan-de-haagdijk'
// Tests run in parallel and hold times, so each test that holds one has its own provider.
const providers = {
  forStepping: 'nagelatelier-jordaan',
  forTwoTabs: 'lash-in-t-jat',
  forACrash: 'kapper-aan-de-gracht',
  forSigningOut: 'overvecht-nails',
}

test('[CHECKOUT-05] a reload restores cart, day, time and typed text at every step', async ({
  page,
}) => {
  await ensureSignedIn(page, 'daan')
  const start = await walkToDetails(page, provider)
  await page.getByLabel('Full name').fill('Daan van het Plein')
  await page.getByLabel('Message for the salon').fill('I come by bike.')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Daan van het Plein')
  await expect(page.getByLabel('Message for the salon')).toHaveValue('I come by bike.')
  await pressContinue(page)
  await expect(page.getByText('I come by bike.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('I come by bike.')).toBeVisible()

  const kept = await page.evaluate(() => Object.keys(localStorage))
  const keys = ['location', 'serviceType', 'provider', 'cart', 'providerInfo', 'workingDays']
  keys.push('providers', 'timeZone', 'promotion', 'date', 'slot', 'step', 'customerInfo')
  expect(kept).toEqual(expect.arrayContaining(keys.map((key) => `booking.${key}`)))

  await page.getByRole('button', { name: /^Change ?: When$/ }).click()
  await expect(page.locator('input[name=slot]:checked')).toHaveValue(start)
})

test('[CHECKOUT-01, CHECKOUT-03] the steps and the browser history go forward and back', async ({
  page,
  request,
}) => {
  await ensureSignedIn(page, await createCustomer(request))
  await openPage(page, `/profile/${providers.forStepping}`)
  await expect(page.getByRole('button', { name: 'Choose a time' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
  await walkToSchedule(page, providers.forStepping)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Day and time' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(next).toBeDisabled()
  await expect(next).toHaveAccessibleDescription('Choose a time first')
  await chooseFirstFreeTime(page, today().add({ days: 1 }))
  await pressContinue(page)
  await pressContinue(page)
  await expect(heading).toHaveText('Is everything right?')
  await expect(next).toHaveCount(0)
  const book = page.getByRole('button', { name: 'Book with obligation to pay' })
  await expect(book).toBeDisabled()
  await page.getByText(/^I agree to the terms/).click()
  await expect(book).toBeEnabled()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading).toHaveText('Who is coming?')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading).toHaveText('When would you like to come?')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(`/profile/${providers.forStepping}`)
  await page.goBack()
  await expect(heading).toHaveText('When would you like to come?')
  await page.goBack()
  await expect(heading).toHaveText('Who is coming?')
  await page.goForward()
  await expect(heading).toHaveText('When would you like to come?')
})

test('[CHECKOUT-02] a step that is opened too early redirects to the first incomplete one', async ({
  page,
}) => {
  await ensureSignedIn(page, 'daan')
  await openPage(page, `/profile/${provider}?step=summary`)
  await expect(page).toHaveURL(`/profile/${provider}`)
  await addTreatment(page)
  await page.goto(`/profile/${provider}?step=summary`)
  await expect(page).toHaveURL(`/profile/${provider}?step=schedule`)
})

test('[CHECKOUT-04] a visitor who signs in during a booking loses nothing', async ({ page }) => {
  await openPage(page, `/profile/${provider}`)
  const name = await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Almost there' })
  await expect(dialog).toContainText('Your treatment stays in the cart.')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await fillHostedSignIn(page, 'daan')
  await expect(page).toHaveURL(`/profile/${provider}?step=schedule`)
  await expect(page.getByRole('complementary', { name: 'Your visit' })).toContainText(name)
})

test('[AUTH-06, PROFILE-02] signing out with a cart clears the user at once, after staying and after leaving', async ({
  page,
  request,
  expectToast,
}) => {
  const me = await createCustomer(request)
  await ensureSignedIn(page, me)
  await walkToDetails(page, providers.forSigningOut)
  await page.getByLabel('Message for the salon').fill('I come by bike.')
  await page.getByRole('button', { name: `Account of ${me.name}` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expectToast('You are signed out')
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  for (const label of ['Full name', 'Email', 'Phone', 'Message for the salon']) {
    await expect(page.getByLabel(label)).toHaveValue('')
  }
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const own of [me.name, me.email, me.userName, 'by bike']) expect(kept).not.toContain(own)
  expect(await storedCart(page)).toHaveLength(1)
})

test('[PROFILE-02] leaving with a full cart asks first, and only leaving empties it', async ({
  page,
}) => {
  await openPage(page, `/profile/${provider}`)
  await addTreatment(page)
  const leave = () => page.getByRole('link', { name: 'Bloesem, to the search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave this salon?' })
  await leave()
  await expect(dialog).toContainText(
    /Your cart with .+, 1 treatment for €\d+\.\d\d, will be emptied./,
  )
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL(`/profile/${provider}`)
  expect(await storedCart(page)).toHaveLength(1)
  await leave()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(`/profile/${provider}`)
  expect(await storedCart(page)).toHaveLength(1)
  await leave()
  await dialog.getByRole('button', { name: 'Leave and empty the cart' }).click()
  await expect(page).toHaveURL('/search')
  expect(await storedCart(page)).toEqual([])
})

test('[CART-05] another provider starts with an empty cart', async ({ page }) => {
  await openPage(page, `/profile/${provider}`)
  await addTreatment(page)
  await openPage(page, '/profile/kapsalon-ginneken')
  await expect(page.getByText('Still empty. Choose what you would like.')).toBeVisible()
})

test('[SEARCH-13] searching another service type empties the cart', async ({ page }) => {
  await searchServiceType(page, 'lashAndBrowService')
  await openPage(page, `/profile/${provider}`)
  await addTreatment(page)
  await page.goto('/search?service=hairStyling')
  await expect.poll(() => storedCart(page)).toEqual([])
})

test('[CART-03] the same treatment twice is refused; add-ons repeat', async ({
  page,
  request,
  expectToast,
}) => {
  const { catalogItems } = await readProvider(request, 'de-nagelbar')
  const bound = new Set(catalogItems.flatMap(({ children }) => children))
  const addOn = catalogItems.find((item) => item.isAddon && !bound.has(item.catalogItemId))
  await openPage(page, '/profile/de-nagelbar')
  const name = await addTreatment(page)
  await page.getByRole('button', { name: `Added ${name}`, exact: true }).click()
  await expectToast(`Item ${name} is already in the cart`)
  const extra = addOn?.serviceName ?? ''
  await page.getByRole('button', { name: `Add ${extra}`, exact: true }).click()
  await page.getByRole('button', { name: `Added ${extra}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Added 2× ${extra}` })).toBeVisible()
})

test('[CHECKOUT-05, CART-05] of two tabs another provider’s cart stays, the same booking is in sync, and an order empties it', async ({
  page,
  context,
  request,
}) => {
  await ensureSignedIn(page, await createCustomer(request))
  await walkToSummary(page, providers.forTwoTabs)
  const cartIn = (tab: Page) => tab.getByRole('region', { name: 'Your visit' })
  const summary = page.getByRole('heading', { level: 1 })

  const other = await context.newPage()
  await openPage(other, `/profile/${providers.forTwoTabs}`)
  await expect(cartIn(other).getByRole('listitem')).toHaveCount(1)
  await openPage(other, '/profile/kapsalon-ginneken')
  const elsewhere = await addTreatment(other)
  await expect(summary).toHaveText('Is everything right?')
  await page.reload()
  await expect(summary).toHaveText('Is everything right?')
  await other.reload()
  await expect(cartIn(other)).toContainText(elsewhere)

  const same = await context.newPage()
  await page.getByText(/^I agree to the terms/).click()
  await openPage(same, `/profile/${providers.forTwoTabs}`)
  await expect(cartIn(same).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Book with obligation to pay' }).click()
  await expect(summary).toHaveText(/^See you on/)
  await expect(cartIn(same)).toContainText('Still empty. Choose what you would like.')
  await expect(cartIn(other)).toContainText(elsewhere)
})

test('[CHECKOUT-05] after a crash a new tab continues the booking', async ({
  page,
  context,
  request,
}) => {
  await ensureSignedIn(page, await createCustomer(request))
  await walkToDetails(page, providers.forACrash)
  await page.getByLabel('Message for the salon').fill('I come by bike.')
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  const anew = await context.newPage()
  await openPage(anew, `/profile/${providers.forACrash}?step=details`)
  await expect(anew.getByLabel('Message for the salon')).toHaveValue('I come by bike.')
  await pressContinue(anew)
  await expect(anew.getByRole('heading', { level: 1 })).toHaveText('Is everything right?')
})

function storedCart(page: Page): Promise<unknown[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('booking.cart') ?? '[]'))
}
