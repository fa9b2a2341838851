import type { APIRequestContext, Page } from '@playwright/test'
import { today } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { expect, test } from './journey-test.ts'
import { mailedCode, type ReadMail, readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { readProvider } from './providers-by-api.ts'
import { type Customer, randomCustomer } from './sign-in.ts'

// A provider that is open every day, with a first-visit discount.
const provider = { userName: 'studio-parel', name: 'Studio Parel', discount: 7.5 }

test('[CHECKOUT-04, CHECKOUT-06, INFO-06] a visit is booked and cancelled on a phone', {
  tag: '@phone',
}, async ({ page, request }) => {
  const me = randomCustomer()
  const chosen = await treatmentWithAddOn(request)
  await test.step('find a nail studio in Utrecht with a free time', () => findProvider(page))
  await test.step('choose a treatment with an add-on', () => fillCart(page, chosen))
  await test.step('create an account and return to the same step', () => signUp(page, request, me))
  const start = await test.step('choose a time', () => pickTime(page, chosen))
  await test.step('find the details filled in', () => checkDetails(page, me))
  await test.step('get a discount and press the binding button', () => placeOrder(page, chosen))
  const orderId = await test.step('read the confirmation', () =>
    readConfirmation(page, start, chosen))
  const booked = await readMail(request, me.email, /^Geboekt: .*Studio Parel/)
  await test.step('cancel in two steps', () => cancel(page, orderId))
  const receipt = await readMail(request, me.email, /^Geannuleerd: .*Studio Parel/)
  expectReceipt(receipt, booked)
  const toSalon = await readMail(request, `hallo@${provider.userName}.voorbeeld.nl`, /^Geannuleerd/)
  expect(toSalon.text).toContain(me.name)
})

async function findProvider(page: Page): Promise<void> {
  await openPage(page, '/search')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Nederlands, NL' }).click()
  await page.getByRole('combobox', { name: 'Waar' }).fill('utrecht')
  await page.getByRole('option', { name: 'Utrecht, Utrecht' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByRole('radio', { name: 'Nagels' }).check()
  // On a Sunday evening and before holidays this week may be full.
  await filters.getByRole('radio', { name: 'Volgende week' }).check()
  await filters.getByRole('button', { name: /^Toon \d salons?$/ }).click()
  await expect(page).toHaveURL(/\?city=NL05&service=nailArtist&when=NEXT_WEEK$/)
  await expect(page.getByRole('button', { name: 'Haal weg: Volgende week vrij' })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: provider.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: provider.name })).toBeVisible()
}

async function fillCart(page: Page, chosen: TreatmentWithAddOn): Promise<void> {
  const bar = page.getByRole('region', { name: 'Je keuze' })
  await expect(bar).toContainText('Nog niets gekozen')
  for (const name of [chosen.main, chosen.addOn]) {
    await page.getByRole('button', { name: `Voeg toe ${name}`, exact: true }).click()
  }
  await expect(bar).toContainText(eurosPattern(chosen.total))
  await expect(bar).toContainText('2 behandelingen')
  await bar.getByRole('button', { name: 'Kies een tijd' }).click()
}

async function signUp(page: Page, request: APIRequestContext, me: Customer): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Je 2 behandelingen blijven in je mandje.')
  await dialog.getByRole('button', { name: 'Account maken' }).click()
  await page.getByLabel('Voor- en achternaam').fill(me.name)
  await page.getByLabel('E-mailadres').fill(me.email)
  await page.getByLabel('Telefoonnummer').fill(me.phoneNumber)
  await page.getByLabel('Wachtwoord').fill(me.password)
  await page.getByRole('button', { name: 'Account maken' }).click()
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
  await page
    .getByLabel('Code van acht cijfers')
    .fill(await mailedCode(request, me.email, 'account'))
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page).toHaveURL(`/profile/${provider.userName}?step=schedule`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wanneer kom je langs?')
}

/** Chooses the first free time from the day after tomorrow, so that cancelling is free. */
async function pickTime(page: Page, chosen: TreatmentWithAddOn): Promise<string> {
  const start = await chooseFirstFreeTime(page, today().add({ days: 2 }))
  const bar = page.getByRole('region', { name: 'Je keuze' })
  await expect(bar).toContainText(clock(start))
  await expect(bar).toContainText(eurosPattern(chosen.total))
  await bar.getByRole('button', { name: 'Verder' }).click()
  return start
}

async function checkDetails(page: Page, me: Customer): Promise<void> {
  await expect(page.getByLabel('Naam')).toHaveValue(me.name)
  await expect(page.getByLabel('E-mailadres')).toHaveValue(me.email)
  await expect(page.getByLabel('Telefoonnummer')).toHaveValue(me.phoneNumber.replaceAll(' ', ''))
  await page.getByLabel('Bericht voor de salon').fill('Liever zonder parfum.')
  await page.getByRole('button', { name: 'Verder' }).click()
}

async function placeOrder(page: Page, chosen: TreatmentWithAddOn): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klopt alles?')
  await page.getByRole('radio', { name: /^Leuk je te ontmoeten/ }).check()
  const price = page.getByRole('heading', { name: 'Prijs' }).locator('..')
  await expect(price).toContainText(/Leuk je te ontmoeten− €\s7,50/)
  await expect(price).toContainText(eurosPattern(chosen.total - provider.discount))
  const book = page.getByRole('button', { name: 'Boeken met betalingsverplichting' })
  await expect(book).toHaveAccessibleDescription('Ga eerst akkoord met de voorwaarden')
  await page.getByText(/^Ik ga akkoord/).click()
  await book.click()
}

/** @returns the order's id */
async function readConfirmation(
  page: Page,
  start: string,
  chosen: TreatmentWithAddOn,
): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tot \w+dag, Anouk$/)
  const card = page.getByRole('article')
  const link = card.getByRole('link', { name: 'Bekijk je afspraak' })
  const orderId = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  for (const told of [
    clock(start),
    'Dank je wel.',
    orderId,
    'Je betaalt',
    eurosPattern(chosen.total - provider.discount),
  ]) {
    await expect(card).toContainText(told)
  }
  await expect(card.getByRole('link', { name: 'Naar het begin' })).toBeVisible()
  return orderId
}

async function cancel(page: Page, orderId: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Mijn afspraken' }).click()
  const card = page.getByRole('region', { name: 'Komt eraan' }).getByRole('article')
  await expect(card).toContainText(provider.name)
  await expect(card).toContainText('Bevestigd')
  await card.getByRole('link', { name: /^Bekijk/ }).click()
  await expect(page).toHaveURL(`/bookings/${orderId}`)
  await page.getByRole('button', { name: 'Annuleren' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Je bent op tijd. Gratis tot')
  await dialog.getByRole('button', { name: 'Verder met annuleren' }).click()
  await expect(dialog.getByRole('heading', { name: 'Zeker weten?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuleer definitief' }).click()
  await expect(page).toHaveURL('/bookings')
  await expect(page.getByText('Je afspraak is geannuleerd')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Geannuleerd')
}

/** The receipt has the time to the minute, and removes the visit from the calendar. */
function expectReceipt(receipt: ReadMail, booked: ReadMail): void {
  expect(receipt.text).toContain('Het kost je niets.')
  expect(receipt.text).toMatch(/geannuleerd op \w+dag \d+ \w+ \d{4}, \d\d:\d\d/)
  const [after, before] = [receipt, booked].map(({ attachments }) => {
    const calendar = attachments[0]?.content ?? ''
    const line = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(calendar)?.[1]?.trim()
    return { method: line('METHOD'), uid: line('UID'), sequence: Number(line('SEQUENCE')) }
  })
  expect(before?.method).toBe('REQUEST')
  expect(after?.method).toBe('CANCEL')
  expect(after?.uid).toBe(before?.uid)
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
}

type TreatmentWithAddOn = Awaited<ReturnType<typeof treatmentWithAddOn>>

/** A treatment with an add-on, together above the minimum of the discount. */
async function treatmentWithAddOn(request: APIRequestContext) {
  const { catalogItems, promotions } = await readProvider(request, provider.userName)
  const minimum = promotions[0]?.minimumOrderAmount ?? 0
  const bound = new Set(catalogItems.flatMap(({ children }) => children))
  for (const main of catalogItems.filter((item) => !item.isAddon)) {
    const addOn = catalogItems.find(
      ({ isAddon, catalogItemId: id }) => isAddon && (main.children.includes(id) || !bound.has(id)),
    )
    const total = main.price + (addOn?.price ?? 0)
    if (addOn && total >= minimum) {
      return { main: main.serviceNames.nl, addOn: addOn.serviceNames.nl, total }
    }
  }
  throw new Error(`${provider.name} sells nothing for ${minimum} euros`)
}

/** '13:30' of a start in the provider's zone. */
function clock(start: string): string {
  return start.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:mm'.length)
}

function eurosPattern(amount: number): RegExp {
  return new RegExp(`€\\s${amount.toFixed(2).replace('.', ',')}`)
}
