import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { today } from './calendar-days.ts'
import { test } from './journey.ts'
import { mailedCode, readMail } from './mailbox.ts'
import { readSalon } from './market.ts'
import { pickTimeFrom } from './pick-a-time.ts'
import { type Customer, somebody } from './sign-in.ts'
import { visit } from './visit.ts'

// A salon that is open every day, with a discount for who comes for the first time.
const salon = { userName: 'studio-parel', name: 'Studio Parel' }

test(
  '[SEARCH-07] [CART-02] [CHECKOUT-04] [SLOT-02] [INFO-06] [PROMO-03] [CHECKOUT-06] [ORDER-08] a visit booked and cancelled on a phone',
  { tag: '@phone' },
  async ({ page, request }) => {
    const me = somebody()
    const chosen = await treatmentWithAddOn(request)
    const euros = (amount: number) => new RegExp(`€\\s${amount.toFixed(2).replace('.', ',')}`)

    await test.step('a nail studio in Utrecht with a free time', async () => {
      await visit(page, '/search')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Nederlands, NL' }).click()
      await page.getByRole('combobox', { name: 'Waar' }).fill('utrecht')
      await page.getByRole('option', { name: 'Utrecht, Utrecht' }).click()
      await page.getByRole('button', { name: 'Filters' }).click()
      const filters = page.getByRole('dialog', { name: 'Filters' })
      await filters.getByRole('radio', { name: 'Nagels' }).check()
      // On a Sunday evening this week has nothing left.
      const week = today().dayOfWeek === 7 ? 'Volgende week' : 'Deze week'
      await filters.getByRole('radio', { name: week }).check()
      await filters.getByRole('button', { name: /^Toon \d salons?$/ }).click()
      await expect(page).toHaveURL(/\?city=NL05&service=nailArtist&when=(THIS|NEXT)_WEEK$/)
      await expect(page.getByRole('button', { name: `Haal weg: ${week} vrij` })).toBeVisible()
      await page.getByRole('article').getByRole('link', { name: salon.name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: salon.name })).toBeVisible()
    })

    await test.step('a treatment with something extra', async () => {
      const bar = page.getByRole('region', { name: 'Je keuze' })
      await expect(bar).toContainText('Nog niets gekozen')
      await page.getByRole('button', { name: `Voeg toe ${chosen.main}`, exact: true }).click()
      await page.getByRole('button', { name: `Voeg toe ${chosen.addOn}`, exact: true }).click()
      await expect(bar).toContainText(euros(chosen.total))
      await expect(bar).toContainText('2 behandelingen')
      await bar.getByRole('button', { name: 'Kies een tijd' }).click()
    })

    await test.step('an account with the mailed code, and back in the same step', async () => {
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Je 2 behandelingen blijven in je mandje.')
      await dialog.getByRole('button', { name: 'Account maken' }).click()
      await signUp(page, request, me)
      await expect(page).toHaveURL(`/profile/${salon.userName}?step=schedule`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wanneer kom je langs?')
    })

    const start = await test.step('the first free time from the day after tomorrow', async () => {
      const start = await pickTimeFrom(page, today().add({ days: 2 }))
      await expect(page.getByRole('region', { name: 'Je keuze' })).toContainText(clock(start))
      await expect(page.getByRole('region', { name: 'Je keuze' })).toContainText(euros(chosen.total))
      await page.getByRole('button', { name: 'Verder' }).click()
      return start
    })

    await test.step('the details are there already', async () => {
      await expect(page.getByLabel('Naam')).toHaveValue(me.name)
      await expect(page.getByLabel('E-mailadres')).toHaveValue(me.email)
      await expect(page.getByLabel('Telefoonnummer')).toHaveValue(me.phoneNumber)
      await page.getByLabel('Bericht voor de salon').fill('Liever zonder parfum.')
      await page.getByRole('button', { name: 'Verder' }).click()
    })

    await test.step('the discount, the terms, and the button that binds', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klopt alles?')
      await page.getByRole('radio', { name: /^Leuk je te ontmoeten/ }).check()
      const price = page.getByRole('heading', { name: 'Prijs' }).locator('..')
      await expect(price).toContainText(/Leuk je te ontmoeten− €\s7,50/)
      await expect(price).toContainText(euros(chosen.total - 7.5))
      const book = page.getByRole('button', { name: 'Boeken met betalingsverplichting' })
      await expect(book).toHaveAccessibleDescription('Ga eerst akkoord met de voorwaarden')
      await page.getByRole('checkbox', { name: /^Ik ga akkoord/ }).check()
      await book.click()
    })

    const orderId = await test.step('the confirmation', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tot \w+dag, Anouk$/)
      await expect(page.getByRole('main')).toContainText(clock(start))
      await expect(page.getByRole('main')).toContainText(euros(chosen.total - 7.5))
      const link = page.getByRole('link', { name: 'Bekijk je afspraak' })
      return (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
    })

    const confirmation = await readMail(request, me.email, /^Geboekt/)
    expect(confirmation.subject).toContain(salon.name)

    await test.step('it stands under the appointments and is cancelled in two steps', async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Mijn afspraken' }).click()
      const card = page.getByRole('region', { name: 'Komt eraan' }).getByRole('article')
      await expect(card).toContainText(salon.name)
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
    })

    await test.step('the receipt comes by mail and takes the visit out of the calendar', async () => {
      const receipt = await readMail(request, me.email, /^Geannuleerd/)
      expect(receipt.text).toContain('Het kost je niets.')
      expect(receipt.text).toMatch(/geannuleerd op \w+dag \d+ \w+ \d{4}, \d\d:\d\d/)
      const [before, after] = [confirmation, receipt].map(
        ({ attachments }) => attachments[0]?.content ?? '',
      )
      expect(before).toContain('METHOD:REQUEST')
      expect(after).toContain('METHOD:CANCEL')
      expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'))
      expect(Number(lineOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(before, 'SEQUENCE')))
      const toSalon = await readMail(request, `hallo@${salon.userName}.voorbeeld.nl`, /^Geannuleerd/)
      expect(toSalon.text).toContain(me.name)
    })
  },
)

/** Fills in the hosted sign-up, which is open in Dutch. */
async function signUp(page: Page, request: APIRequestContext, me: Customer): Promise<void> {
  await page.getByLabel('Voor- en achternaam').fill(me.name)
  await page.getByLabel('E-mailadres').fill(me.email)
  await page.getByLabel('Telefoonnummer').fill(me.phoneNumber)
  await page.getByLabel('Wachtwoord').fill(me.password)
  await page.getByRole('button', { name: 'Account maken' }).click()
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
  await page.getByLabel('Code van zes cijfers').fill(await mailedCode(request, me.email))
  await page.getByRole('button', { name: 'Bevestigen' }).click()
}

/** A treatment and an add-on that together reach the minimum of the salon's discount. */
async function treatmentWithAddOn(request: APIRequestContext) {
  const { catalogItems, promotions } = await readSalon(request, salon.userName)
  const minimum = promotions[0]?.minimumOrderAmount ?? 0
  for (const main of catalogItems.filter((item) => !item.isAddon)) {
    const addOn = catalogItems.find(
      (item) => item.isAddon && (main.children.includes(item.catalogItemId) || isFree(item)),
    )
    const total = main.price + (addOn?.price ?? 0)
    if (addOn && total >= minimum) {
      return { main: main.serviceNames.nl, addOn: addOn.serviceNames.nl, total }
    }
  }
  throw new Error(`${salon.name} sells nothing for ${minimum} euros`)

  function isFree({ catalogItemId }: { catalogItemId: string }) {
    return !catalogItems.some(({ children }) => children.includes(catalogItemId))
  }
}

/** '13:30' of a start on the salon's clock. */
function clock(start: string): string {
  return start.slice(11, 16)
}

function lineOf(calendar: string, name: string): string | undefined {
  return new RegExp(`^${name}:(.*)$`, 'm').exec(calendar)?.[1]
}
