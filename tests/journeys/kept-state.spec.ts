import type { Page } from '@playwright/test'
import { today } from './calendar-days.ts'
import { expect, test } from './journey.ts'
import { readSalon } from './market.ts'
import { pickTimeFrom } from './pick-a-time.ts'
import { arriveAs, newCustomer, passHostedSignIn } from './sign-in.ts'
import { visit } from './visit.ts'
import { addTreatment, goOn, walkToDetails, walkToSchedule, walkToSummary } from './wizard.ts'

const salon = 'brows-aan-de-haagdijk'
// Tests run side by side, and who holds a time keeps it from the others: those that come that far have a salon each.
const salons = {
  forStepping: 'nagelatelier-jordaan',
  forTwoTabs: 'lash-in-t-jat',
  forACrash: 'kapper-aan-de-gracht',
  forSigningOut: 'overvecht-nails',
}

test('[CHECKOUT-05] a reload brings back cart, day, time and what was typed, step by step', async ({
  page,
}) => {
  await arriveAs(page, 'daan')
  const start = await walkToDetails(page, salon)
  await page.getByLabel('Full name').fill('Daan van het Plein')
  await page.getByLabel('Message for the salon').fill('I come by bike.')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Daan van het Plein')
  await expect(page.getByLabel('Message for the salon')).toHaveValue('I come by bike.')
  await goOn(page)
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

test('[CHECKOUT-01, CHECKOUT-03] the steps go on and back, and so does the browser', async ({
  page,
  request,
}) => {
  await arriveAs(page, await newCustomer(request))
  await visit(page, `/profile/${salons.forStepping}`)
  await expect(page.getByRole('button', { name: 'Choose a time' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
  await walkToSchedule(page, salons.forStepping)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Day and time' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(next).toBeDisabled()
  await expect(next).toHaveAccessibleDescription('Choose a time first')
  await pickTimeFrom(page, today().add({ days: 1 }))
  await goOn(page)
  await goOn(page)
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
  await expect(page).toHaveURL(`/profile/${salons.forStepping}`)
  await page.goBack()
  await expect(heading).toHaveText('When would you like to come?')
  await page.goBack()
  await expect(heading).toHaveText('Who is coming?')
  await page.goForward()
  await expect(heading).toHaveText('When would you like to come?')
})

test('[CHECKOUT-02] a step asked for too early leads to the one that is missing', async ({
  page,
}) => {
  await arriveAs(page, 'daan')
  await visit(page, `/profile/${salon}?step=summary`)
  await expect(page).toHaveURL(`/profile/${salon}`)
  await addTreatment(page)
  await page.goto(`/profile/${salon}?step=summary`)
  await expect(page).toHaveURL(`/profile/${salon}?step=schedule`)
})

test('[CHECKOUT-04] a visitor signs in in the middle and loses nothing', async ({ page }) => {
  await visit(page, `/profile/${salon}`)
  const name = await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Almost there' })
  await expect(dialog).toContainText('Your treatment stays in the cart.')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await passHostedSignIn(page, 'daan')
  await expect(page).toHaveURL(`/profile/${salon}?step=schedule`)
  await expect(page.getByRole('complementary', { name: 'Your visit' })).toContainText(name)
})

test('[AUTH-06, PROFILE-02] signing out with a cart forgets who it was at once, whether one stays or leaves', async ({
  page,
  request,
  seeToast,
}) => {
  const me = await newCustomer(request)
  await arriveAs(page, me)
  await walkToDetails(page, salons.forSigningOut)
  await page.getByLabel('Message for the salon').fill('I come by bike.')
  await page.getByRole('button', { name: `Account of ${me.name}` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await seeToast('You are signed out')
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  for (const label of ['Full name', 'Email', 'Phone', 'Message for the salon']) {
    await expect(page.getByLabel(label)).toHaveValue('')
  }
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const own of [me.name, me.email, me.userName, 'by bike']) expect(kept).not.toContain(own)
  expect(await keptCart(page)).toHaveLength(1)
})

test('[PROFILE-02] leaving a full cart is asked about, and only leaving empties it', async ({
  page,
}) => {
  await visit(page, `/profile/${salon}`)
  await addTreatment(page)
  const leave = () => page.getByRole('link', { name: 'Bloesem, to the search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave this salon?' })
  await leave()
  await expect(dialog).toContainText(
    /Your cart with .+, 1 treatment for €\d+\.\d\d, will be emptied./,
  )
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL(`/profile/${salon}`)
  expect(await keptCart(page)).toHaveLength(1)
  await leave()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(`/profile/${salon}`)
  expect(await keptCart(page)).toHaveLength(1)
  await leave()
  await dialog.getByRole('button', { name: 'Leave and empty the cart' }).click()
  await expect(page).toHaveURL('/search')
  expect(await keptCart(page)).toEqual([])
})

test('[CART-05] another salon begins with an empty cart', async ({ page }) => {
  await visit(page, `/profile/${salon}`)
  await addTreatment(page)
  await visit(page, '/profile/kapsalon-ginneken')
  await expect(page.getByText('Still empty. Choose what you would like.')).toBeVisible()
})

test('[SEARCH-13] another treatment in the search empties the cart', async ({ page }) => {
  await visit(page, '/search?city=NL10&service=lashAndBrowService')
  await visit(page, `/profile/${salon}`)
  await addTreatment(page)
  await page.goto('/search?city=NL10&service=hairStyling')
  await expect.poll(() => keptCart(page)).toEqual([])
})

test('[CART-03] the same treatment twice is refused; add-ons repeat', async ({
  page,
  request,
  seeToast,
}) => {
  const { catalogItems } = await readSalon(request, 'de-nagelbar')
  const bound = new Set(catalogItems.flatMap(({ children }) => children))
  const addOn = catalogItems.find((item) => item.isAddon && !bound.has(item.catalogItemId))
  await visit(page, '/profile/de-nagelbar')
  const name = await addTreatment(page)
  await page.getByRole('button', { name: `Added ${name}`, exact: true }).click()
  await seeToast(`Item ${name} is already in the cart`)
  const extra = addOn?.serviceName ?? ''
  await page.getByRole('button', { name: `Add ${extra}`, exact: true }).click()
  await page.getByRole('button', { name: `Added ${extra}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Added 2× ${extra}` })).toBeVisible()
})

test('[CHECKOUT-05, CART-05] two tabs: another salon’s cart stays, the same booking goes along, an order empties it', async ({
  page,
  context,
  request,
}) => {
  await arriveAs(page, await newCustomer(request))
  await walkToSummary(page, salons.forTwoTabs)
  const cartIn = (tab: Page) => tab.getByRole('region', { name: 'Your visit' })
  const summary = page.getByRole('heading', { level: 1 })

  const other = await context.newPage()
  await visit(other, `/profile/${salons.forTwoTabs}`)
  await expect(cartIn(other).getByRole('listitem')).toHaveCount(1)
  await visit(other, '/profile/kapsalon-ginneken')
  const elsewhere = await addTreatment(other)
  await expect(summary).toHaveText('Is everything right?')
  await page.reload()
  await expect(summary).toHaveText('Is everything right?')
  await other.reload()
  await expect(cartIn(other)).toContainText(elsewhere)

  const same = await context.newPage()
  await page.getByText(/^I agree to the terms/).click()
  await visit(same, `/profile/${salons.forTwoTabs}`)
  await expect(cartIn(same).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Book with obligation to pay' }).click()
  await expect(summary).toHaveText(/^See you on/)
  await expect(cartIn(same)).toContainText('Still empty. Choose what you would like.')
  await expect(cartIn(other)).toContainText(elsewhere)
})

test('[CHECKOUT-05] after a crash a new tab goes on where the old one was', async ({
  page,
  context,
  request,
}) => {
  await arriveAs(page, await newCustomer(request))
  await walkToDetails(page, salons.forACrash)
  await page.getByLabel('Message for the salon').fill('I come by bike.')
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  const anew = await context.newPage()
  await visit(anew, `/profile/${salons.forACrash}?step=details`)
  await expect(anew.getByLabel('Message for the salon')).toHaveValue('I come by bike.')
  await goOn(anew)
  await expect(anew.getByRole('heading', { level: 1 })).toHaveText('Is everything right?')
})

function keptCart(page: Page): Promise<unknown[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('booking.cart') ?? '[]'))
}
