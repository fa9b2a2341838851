import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { type Provider, readProvider } from './providers-by-api.ts'

const brick = 'rgb(168, 32, 13)'

test('[CART-01, CART-02, CART-03, CART-04] the cart sums its items, has a treatment once, and removes an add-on with its treatment', async ({
  page,
  request,
  expectToast,
}) => {
  const { main, own, other, loose } = await menuWithAddOns(request, 'lakwerk-lombok')
  await openPage(page, '/profile/lakwerk-lombok')
  const cart = cartOf(page)
  const add = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^Add(ed)? .*${name}$`) })
  await expect(add(own.serviceName)).toBeDisabled()
  await expect(add(own.serviceName)).toHaveAccessibleDescription(`Only with ${main.serviceName}.`)
  await expect(add(loose.serviceName)).toHaveAccessibleDescription('Choose a treatment first.')

  await add(other.serviceName).click()
  await expect(add(own.serviceName)).toBeDisabled()
  await add(main.serviceName).click()
  await add(main.serviceName).click()
  await expectToast(`Item ${main.serviceName} is already in the cart`, brick)
  for (const item of [own, own, loose]) await add(item.serviceName).click()
  await expect(page.getByRole('button', { name: `Added 2× ${own.serviceName}` })).toBeVisible()
  const lines = cart.getByRole('listitem')
  await expect(lines).toHaveCount(4)
  await expect(lines.nth(2)).toContainText(`2 × ${own.serviceName}`)
  await expect(lines.nth(2)).toContainText(`€${(own.price * 2).toFixed(2)}`)
  const chosen = [other, main, own, own, loose]
  const sum = chosen.reduce((total, { price }) => total + price, 0)
  const minutes = chosen.reduce((total, { duration }) => total + duration, 0)
  await expect(cart).toContainText(`€${sum.toFixed(2)}`)
  await expect(cart).toContainText(`Total · ${durationText(minutes)}`)
  const kept = await page.evaluate(() => JSON.parse(localStorage['booking.cart']))
  expect(kept[2]).toEqual({
    catalogItemId: own.catalogItemId,
    serviceCode: own.service,
    serviceName: own.serviceName,
    displayName: own.serviceName,
    priceCents: Math.round(own.price * 100),
    durationMinutes: own.duration,
    isAddon: true,
    children: [],
    numberOfItems: 2,
  })

  await cart.getByRole('button', { name: `One ${own.serviceName} fewer` }).click()
  await expect(cart).toContainText(`€${(sum - own.price).toFixed(2)}`)
  await cart.getByRole('button', { name: `Remove ${main.serviceName}` }).click()
  await expect(lines).toHaveText([new RegExp(other.serviceName), new RegExp(loose.serviceName)])
  await expect(add(own.serviceName)).toBeDisabled()
  await cart.getByRole('button', { name: `Remove ${other.serviceName}` }).click()
  await expect(cart).toContainText('Still empty. Choose what you would like.')
})

test('[LANG-05] the cart shows each VAT rate in it', async ({ page }) => {
  await openPage(page, '/profile/studio-bloesem')
  const cart = cartOf(page)
  await page.getByRole('button', { name: 'Add Classic manicure' }).click()
  await expect(cart).toContainText('Includes 21% VAT. You pay at the salon.')
  await page.getByRole('button', { name: 'Add Cut & blow-dry' }).click()
  await expect(cart).toContainText('Includes 21% and 9% VAT.')
})

test('[CHECKOUT-02, CHECKOUT-03] below the minimum for home visits the cart says so and blocks the next step', async ({
  page,
  request,
}) => {
  const { businessProfile, catalogItems } = await readProvider(request, 'henna-door-samira')
  const minimum = businessProfile.doorstepDeliveryInfo.minimumOrderValue
  const cheap = catalogItems.find(({ isAddon, price }) => !isAddon && price < minimum)
  await openPage(page, '/profile/henna-door-samira')
  await page.getByRole('button', { name: `Add ${cheap?.serviceName}` }).click()
  const short = minimum - (cheap?.price ?? 0)
  await expect(cartOf(page)).toContainText(
    `They come to you from €${minimum.toFixed(2)}. You are €${short.toFixed(2)} short.`,
  )
  await expect(cartOf(page)).toContainText('You pay at the visit.')
  const onward = cartOf(page).getByRole('button', { name: 'Choose a time' })
  await expect(onward).toBeDisabled()
  await expect(onward).toHaveAccessibleDescription(/^They come to you from/)

  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('region', { name: 'Your choice' })
  await expect(bar).toContainText(`You are €${short.toFixed(2)} short.`)
  await expect(bar.getByRole('button', { name: 'Choose a time' })).toBeDisabled()

  await openPage(page, '/profile/henna-door-samira?step=schedule')
  await expect(page).toHaveURL(/\/profile\/henna-door-samira$/)
  const dear = catalogItems.find(({ isAddon, price }) => !isAddon && price >= minimum)
  await page.getByRole('button', { name: `Add ${dear?.serviceName}` }).click()
  await expect(bar.getByRole('button', { name: 'Choose a time' })).toBeEnabled()
})

function cartOf(page: Page) {
  return page.getByRole('region', { name: 'Your visit' })
}

type Item = Provider['catalogItems'][number]

/** A treatment with an add-on of its own, another treatment, and a general add-on. */
async function menuWithAddOns(request: APIRequestContext, userName: string) {
  const { catalogItems } = await readProvider(request, userName)
  const owned = new Set(catalogItems.flatMap(({ children }) => children))
  const find = (fits: (item: Item) => boolean) => {
    const item = catalogItems.find(fits)
    if (!item) throw new Error(`${userName} has no such item`)
    return item
  }
  const main = find(({ children }) => children.length > 0)
  return {
    main,
    own: find(({ catalogItemId }) => catalogItemId === main.children[0]),
    other: find((item) => !item.isAddon && item !== main),
    loose: find((item) => item.isAddon && !owned.has(item.catalogItemId)),
  }
}

/** '2 hours 5 minutes' */
function durationText(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(' ')
}
