import type { Page } from '@playwright/test'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { en } from '#messages/en.ts'
import type { Language } from '#messages/language.ts'
import { bookAsOtherCustomer } from './book-as-other-customer.ts'
import { bookByApi } from './book-by-api.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { followPath, openPage } from './open-page.ts'
import { serveOutdatedOrder } from './outdated-order.ts'
import { readProvider } from './providers-by-api.ts'
import { refuseHolds } from './refuse-holds.ts'
import { createCustomer, ensureSignedIn, fillHostedSignIn } from './sign-in.ts'
import { addTreatment, pressContinue } from './wizard.ts'

type Order = Reply<Endpoints['getOrder']>['data']['order']

// Each of these two tests switches the language at every step, so that both languages see every step.
test.describe('from Dutch to English, on a phone', () => {
  test.use({ language: 'nl' })

  test('[CHECKOUT-10, ORDER-08] an order gets another time, and keeps its number', {
    tag: '@phone',
  }, async ({ page, request }) => {
    const me = await createCustomer(request)
    const { order } = await startChangingOrder(page, me, 'studio-parel')
    const old = order.serviceInfo.appointmentStartTime
    const notice = page.getByText(/^Je wijzigt je afspraak van /)
    await expect(notice).toContainText(clock(old))
    const bar = page.getByRole('region', { name: 'Je keuze' })
    await expect(bar).toContainText(eurosPattern(order.originalAmount))
    await bar.getByRole('button', { name: 'Kies een tijd' }).click()
    await test.step('the order’s own time is free and selected', async () => {
      await expect(slotAt(page, old)).toBeChecked()
      await page.reload()
      await expect(slotAt(page, old)).toBeChecked()
      await expect(notice).toBeVisible()
    })
    const start = await test.step('choose another time', () => chooseOtherTime(page, old))
    await pressContinue(page)
    await expect(page.getByLabel('Naam')).toHaveValue(order.customerInfo.customerName)
    await pressContinue(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is het zo goed?')
    await switchLanguage(page, 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      en.checkout.editing.summaryTitle,
    )
    await expect(page.getByText('instead of')).toBeHidden()
    await page.getByText(/^I agree to the terms/).click()
    await page.getByRole('button', { name: 'Change with obligation to pay' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Changed: see you on \w+day, Anouk$/,
    )
    await expect(page.getByRole('article')).toContainText(order.orderId)
    await page.getByRole('link', { name: en.checkout.done.view }).click()
    await expect(page).toHaveURL(`/bookings/${order.orderId}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(clock(start))
    const mail = await readMail(request, me.email, /^Changed/)
    expect(mail.text).toContain(clock(start))
  })
})

test('[CHECKOUT-10, PROFILE-02] leaving during a change asks first and changes nothing; the new price of other treatments is shown before the button', async ({
  page,
  request,
}) => {
  const { order } = await startChangingOrder(page, await createCustomer(request), 'de-nagelbar')
  await test.step('leaving asks first', () => expectLeaveQuestion(page, order))
  await followPath(page, `/bookings/${order.orderId}`)
  await page.getByRole('button', { name: 'Move or change' }).click()
  await expect(page).toHaveURL(`/profile/${order.providerUserName}`)
  const cart = page.getByRole('region', { name: 'Your visit' })
  await expect(cart).toContainText(order.items[0]?.serviceNames.en ?? '')
  await cart.getByRole('button', { name: /^Remove / }).click()
  const other = await otherTreatment(page, order)
  await page.getByRole('button', { name: `Add ${other.serviceName}`, exact: true }).click()
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await page.locator('input[name=slot]:enabled').first().check()
  await pressContinue(page)
  await pressContinue(page)
  await switchLanguage(page, 'nl')
  const told = page.getByText(/^Je betaalt .* in plaats van /)
  await expect(told).toContainText(eurosPattern(other.price))
  await expect(told).toContainText(eurosPattern(order.totalAmount))
  await page.getByText(/^Ik ga akkoord/).click()
  await page.getByRole('button', { name: 'Wijzigen met betalingsverplichting' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Gewijzigd\. Tot \w+dag, Anouk$/,
  )
  expect(await readOrder(page, order.orderId)).toMatchObject({
    totalAmount: other.price,
    items: [{ catalogItemId: other.catalogItemId }],
  })
})

async function expectLeaveQuestion(page: Page, order: Order): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Stop changing?' })
  const leave = page.getByRole('link', { name: 'Leave it as it is' })
  await leave.click()
  await dialog.getByRole('button', { name: 'Go on changing' }).click()
  await expect(leave).toBeVisible()
  await leave.click()
  await dialog.getByRole('button', { name: 'Stop and leave it as it is' }).click()
  await expect(page).toHaveURL(`/bookings/${order.orderId}`)
  expect(await readOrder(page, order.orderId)).toEqual(order)
  await followPath(page, `/profile/${order.providerUserName}`)
  await expect(page.getByText('Still empty. Choose what you would like.')).toBeVisible()
  const stored = () =>
    page.evaluate(() => [localStorage['booking.cart'], localStorage['booking.editedOrder']])
  await expect.poll(stored).toEqual(['[]', 'null'])
  await expect(leave).toBeHidden()
}

test.describe('another customer takes the time first', () => {
  test.use({ expectedErrors: /status of (409|429)|was not changed/ })

  test('[CHECKOUT-10, CHECKOUT-08] the old appointment stays until another time is chosen', async ({
    page,
    browser,
    request,
  }) => {
    const provider = 'nagels-ebbinge'
    await refuseHolds(page)
    const { order } = await startChangingOrder(page, await createCustomer(request), provider)
    await page.getByRole('button', { name: 'Choose a time' }).click()
    const wanted = await chooseOtherTime(page, order.serviceInfo.appointmentStartTime)
    await pressContinue(page)
    await pressContinue(page)
    await bookAsOtherCustomer(browser, provider, wanted)
    await confirm(page)

    const dialog = page.getByRole('dialog', { name: 'Concurrent Order' })
    await expect(dialog).toContainText('Your appointment keeps its old time until you choose')
    expect(await readOrder(page, order.orderId)).toEqual(order)
    // On a full day the old time may be among the nearest, which would be no change.
    const old = clock(order.serviceInfo.appointmentStartTime)
    const others = dialog.getByRole('listitem').filter({ hasNotText: old })
    const nearest = others.first().getByRole('button')
    const [, time = ''] = /(\d\d:\d\d)\s–/.exec((await nearest.textContent()) ?? '') ?? []
    await nearest.click()
    await expect(page.getByText(/^Your new time is/)).toContainText(`, ${time}`)
    await page.getByRole('button', { name: 'Change with obligation to pay' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Changed: see you/)
    const { serviceInfo } = await readOrder(page, order.orderId)
    expect(clock(serviceInfo.appointmentStartTime)).toBe(time)
  })
})

test('[CHECKOUT-10, CHECKOUT-04] a session that ends during a change is renewed by signing in, and nothing is lost; items no longer sold are listed, and raised prices explained', async ({
  page,
  request,
  expectErrors,
}) => {
  const me = await createCustomer(request)
  await page.route('**/orderApi/orders/*', serveOutdatedOrder)
  const { order } = await startChangingOrder(page, me, 'maison-wyck')
  await expect(page.getByText('Silk wrap is no longer offered here')).toBeVisible()
  const added = await addTreatment(page)
  // The free times that the page may ask for before it is reloaded.
  expectErrors(/status of 401|did not load sign-in-required/)
  await page.context().clearCookies()
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Almost there' })
  await expect(dialog).toContainText('Sign in to change your appointment.')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await fillHostedSignIn(page, me)
  await expect(page).toHaveURL(`/profile/${order.providerUserName}`)
  await expect(page.getByText(/^You are changing your appointment of/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your visit' })).toContainText(added)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await pressContinue(page)
  await pressContinue(page)
  const name = order.items[0]?.serviceNames.en
  await expect(page.getByText(`${name} now costs €`)).toContainText('when you booked it was €1.00.')
})

/** A customer with an order in two weeks starts to change it from its page. */
async function startChangingOrder(
  page: Page,
  me: Parameters<typeof ensureSignedIn>[1],
  provider: string,
): Promise<{ order: Order }> {
  await ensureSignedIn(page, me)
  const orderId = await bookByApi(page, provider)
  await openPage(page, `/bookings/${orderId}`)
  await page.getByRole('button', { name: /^(Move or change|Verzetten of wijzigen)$/ }).click()
  await expect(page).toHaveURL(`/profile/${provider}`)
  return { order: await readOrder(page, orderId) }
}

/** Reloads the step in another language. */
async function switchLanguage(page: Page, language: Language): Promise<void> {
  const here = new URL(page.url())
  here.searchParams.set('lang', language)
  await openPage(page, here.href)
}

function slotAt(page: Page, start: string) {
  return page.locator(`input[name=slot][value="${start}"]`)
}

/** Chooses the free time of the open day that is farthest from the old one, so that they do not overlap. */
async function chooseOtherTime(page: Page, old: string): Promise<string> {
  await expect(slotAt(page, old)).toBeChecked()
  const starts = await page
    .locator('input[name=slot]:enabled')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''))
  const distance = (start: string) => Math.abs(Date.parse(start) - Date.parse(old))
  const other = starts.toSorted((a, b) => distance(b) - distance(a))[0] ?? ''
  await slotAt(page, other).check()
  return other
}

async function otherTreatment(page: Page, order: Order) {
  const { catalogItems } = await readProvider(page.request, order.providerUserName)
  const [booked] = order.items
  const other = catalogItems.find(({ isAddon, price }) => !isAddon && price !== booked?.price)
  if (!other) throw new Error('everything costs the same')
  return other
}

async function confirm(page: Page): Promise<void> {
  await page.getByText(/^I agree to the terms/).click()
  await page.getByRole('button', { name: 'Change with obligation to pay' }).click()
}

async function readOrder(page: Page, orderId: string): Promise<Order> {
  return (await (await page.request.get(`/orderApi/orders/${orderId}`)).json()).data.order
}

/** '13:30' of a start in the provider's zone. */
function clock(start: string): string {
  return start.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:mm'.length)
}

function eurosPattern(amount: number): RegExp {
  return new RegExp(`€\\s${amount.toFixed(2).replace('.', ',')}`)
}
