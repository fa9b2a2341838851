import type { APIRequestContext, Page } from '@playwright/test'
import { today } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { expect, test } from './journey-test.ts'
import { followPath, openPage } from './open-page.ts'
import { readProvider } from './providers-by-api.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'
import type { ExpectToast } from './toasts.ts'
import { addTreatment, pressContinue, walkToDetails, walkToSummary } from './wizard.ts'

const provider = 'brows-aan-de-haagdijk'
// Tests run in parallel and hold times, so each test that holds one has its own provider.
const providers = {
  forStepping: 'nagelatelier-jordaan',
  forTwoTabs: 'lash-in-t-jat',
  forACrash: 'kapper-aan-de-gracht',
}

test('[CHECKOUT-01, CHECKOUT-02, CHECKOUT-03, CHECKOUT-05] the steps and the browser history go forward and back, and a reload restores everything at every step', async ({
  page,
  request,
}) => {
  const path = `/profile/${providers.forStepping}`
  await ensureSignedIn(page, await createCustomer(request))
  const start = await test.step('a step that is opened too early redirects', () =>
    walkFromTooEarly(page, path))
  const heading = page.getByRole('heading', { level: 1 })
  await test.step('a reload restores cart, day, time and typed text', () => typeAndReload(page))
  await test.step('the summary has no next step, and its button needs the terms', async () => {
    await expect(heading).toHaveText('Is everything right?')
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    const book = page.getByRole('button', { name: 'Book with obligation to pay' })
    await expect(book).toBeDisabled()
    await page.getByText(/^I agree to the terms/).click()
    await expect(book).toBeEnabled()
  })
  await page.getByRole('button', { name: /^Change ?: When$/ }).click()
  await expect(page.locator('input[name=slot]:checked')).toHaveValue(start)
  await pressContinue(page)
  await pressContinue(page)
  await expect(heading).toHaveText('Is everything right?')
  await test.step('back by the buttons, and by the history', async () => {
    const back = page.getByRole('button', { name: 'Back' })
    await back.click()
    await expect(heading).toHaveText('Who is coming?')
    await back.click()
    await expect(heading).toHaveText('When would you like to come?')
    await back.click()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(heading).toHaveText('When would you like to come?')
    await page.goBack()
    await expect(heading).toHaveText('Who is coming?')
    await page.goForward()
    await expect(heading).toHaveText('When would you like to come?')
  })
})

/** Opens steps too early, and goes from the first to the details. @returns the start that it chose */
async function walkFromTooEarly(page: Page, path: string): Promise<string> {
  await openPage(page, `${path}?step=summary`)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: 'Choose a time' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
  await addTreatment(page)
  await openPage(page, `${path}?step=summary`)
  await expect(page).toHaveURL(`${path}?step=schedule`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Day and time' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(next).toBeDisabled()
  await expect(next).toHaveAccessibleDescription('Choose a time first')
  const start = await chooseFirstFreeTime(page, today().add({ days: 1 }))
  await pressContinue(page)
  await expect(page).toHaveURL(`${path}?step=details`)
  return start
}

/** Types details, goes on to the summary and reloads both. */
async function typeAndReload(page: Page): Promise<void> {
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
}

test('[CART-03, CART-05, PROFILE-02, SEARCH-13] leaving with a full cart asks first; another provider and service type empty it; a treatment is in it once', async ({
  page,
  request,
  expectToast,
}) => {
  await openPage(page, `/profile/${provider}`)
  await addTreatment(page)
  await test.step('only leaving empties it', () => expectLeaveQuestion(page))
  await test.step('searching another service type empties it', async () => {
    await followPath(page, '/search?service=lashAndBrowService')
    const stored = () => page.evaluate(() => localStorage['booking.serviceType'])
    await expect.poll(stored).toBe('"lashAndBrowService"')
    await openSalon(page, provider)
    await addTreatment(page)
    await openPage(page, '/search?service=hairStyling')
    await expect.poll(() => storedCart(page)).toEqual([])
  })
  await test.step('another provider starts with an empty cart', async () => {
    await openSalon(page, provider)
    await addTreatment(page)
    await openPage(page, '/profile/kapsalon-ginneken')
    await expect(page.getByText('Still empty. Choose what you would like.')).toBeVisible()
  })
  await test.step('the same treatment twice is refused; add-ons repeat', () =>
    expectOnce(page, request, expectToast))
})

async function openSalon(page: Page, userName: string): Promise<void> {
  await followPath(page, `/profile/${userName}`)
  await expect
    .poll(() => page.evaluate(() => localStorage['booking.provider']))
    .toBe(`"${userName}"`)
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
}

async function expectLeaveQuestion(page: Page): Promise<void> {
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
}

async function expectOnce(
  page: Page,
  request: APIRequestContext,
  expectToast: ExpectToast,
): Promise<void> {
  const { catalogItems } = await readProvider(request, 'de-nagelbar')
  const bound = new Set(catalogItems.flatMap(({ children }) => children))
  const addOn = catalogItems.find((item) => item.isAddon && !bound.has(item.catalogItemId))
  await openSalon(page, 'de-nagelbar')
  const name = await addTreatment(page)
  await page.getByRole('button', { name: `Added ${name}`, exact: true }).click()
  await expectToast(`Item ${name} is already in the cart`)
  const extra = addOn?.serviceName ?? ''
  await page.getByRole('button', { name: `Add ${extra}`, exact: true }).click()
  await page.getByRole('button', { name: `Added ${extra}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Added 2× ${extra}` })).toBeVisible()
}

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
  await openSalon(other, 'kapsalon-ginneken')
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

test('[AUTH-06, CHECKOUT-05, PROFILE-02] after a crash a new tab continues the booking; signing out with a cart clears the user at once', async ({
  page,
  context,
  request,
  expectToast,
}) => {
  const me = await createCustomer(request)
  await ensureSignedIn(page, me)
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
  await anew.getByRole('button', { name: 'Back' }).click()
  await expect(anew.getByLabel('Message for the salon')).toHaveValue('I come by bike.')

  await anew.getByRole('button', { name: `Account of ${me.name}` }).click()
  await anew.getByRole('button', { name: 'Sign out' }).click()
  await expectToast('You are signed out')
  await anew.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(anew.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  for (const label of ['Full name', 'Email', 'Phone', 'Message for the salon']) {
    await expect(anew.getByLabel(label)).toHaveValue('')
  }
  const kept = await anew.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const own of [me.name, me.email, me.userName, 'by bike']) expect(kept).not.toContain(own)
  expect(await storedCart(anew)).toHaveLength(1)
})

function storedCart(page: Page): Promise<unknown[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('booking.cart') ?? '[]'))
}
