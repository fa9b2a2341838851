import type { APIRequestContext, Page } from '@playwright/test'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { nextWeek } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { fireInstallPrompt } from './install-prompt.ts'
import { expect, test } from './journey-test.ts'
import { followPath, openPage } from './open-page.ts'
import { freeSlots, type Provider, readProvider } from './providers-by-api.ts'
import { ensureSignedIn } from './sign-in.ts'
import { acceptAndBook, pressContinue, walkToSchedule } from './wizard.ts'

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', expectedErrors: /status of 404/ })

  test('[PROFILE-01, PROFILE-04] the page shows everything about each provider, with hours in its own zone; an unknown one has none', async ({
    page,
    request,
  }) => {
    const provider = await readProvider(request, 'salon-kersenbloesem')
    await openPage(page, '/profile/salon-kersenbloesem')
    await test.step('introduction', () => expectIntroduction(page, provider))
    await test.step('catalog', () => expectMenu(page, provider))
    await test.step('contact', () => expectContact(page, provider))
    await test.step('working hours', () => expectHours(page, request))
    await test.step('reviews', () => expectReviews(page, provider))
    await test.step('a provider that only visits customers', () => expectHomeVisits(page, request))
    await test.step('pictures', () => expectPictures(page, request))
    await test.step('an unknown provider leads to the page for unknown addresses', async () => {
      const answer = await request.get('/profile/nobody-at-all', { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([302, '/404'])
      await followPath(page, '/profile/nobody-at-all')
      await expect(page).toHaveURL('/404')
      await expect(heading(page)).toHaveText('This page is not here')
    })
  })
})

async function expectIntroduction(page: Page, { profile, ratings }: Provider): Promise<void> {
  const main = page.getByRole('main')
  await expect(heading(page)).toHaveText(profile.fullName)
  await expect(main.locator(`img[src="${profile.profilePictureUrl}"]`)).toBeVisible()
  await expect(main).toContainText(profile.intro)
  await expect(main).toContainText(`Rated ${ratings.averageRating.toFixed(1)} out of 5`)
  await expect(main).toContainText(`${ratings.totalCount} reviews`)
}

async function expectMenu(page: Page, { catalogItems, promotions }: Provider): Promise<void> {
  const menu = page.getByRole('tabpanel', { name: 'Services' })
  const treatments = catalogItems.map(({ serviceName }) => serviceName)
  await expect(menu.getByRole('heading', { level: 3 })).toHaveText(treatments)
  for (const { title, description } of promotions) {
    await expect(menu).toContainText(title)
    await expect(menu).toContainText(`${description} Taken off in the overview, before you book.`)
  }
}

async function expectContact(page: Page, { contactInfo }: Provider): Promise<void> {
  const { email, mobileNumbers, website, socialMedia } = contactInfo
  await page.getByRole('tab', { name: 'About' }).click()
  const about = page.getByRole('tabpanel', { name: 'About' })
  await expect(about).toContainText('Prices include VAT.')
  const addresses = await about
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const { instagram, facebook, twitter } = socialMedia
  expect(addresses).toEqual([
    ...mobileNumbers.map((number) => `tel:${number}`),
    `mailto:${email}`,
    ...[website, instagram, facebook, twitter].filter(Boolean),
    expect.stringMatching(/^\/report\?kind=provider&targetId=/),
  ])
}

async function expectHours(page: Page, request: APIRequestContext): Promise<void> {
  await page.getByRole('tab', { name: 'Hours and place' }).click()
  const hours = page.getByRole('tabpanel', { name: 'Hours and place' })
  const answer = await request.get('/calendarApi/working-hours/salon-kersenbloesem')
  const days: { intervals: { openTime: string; closeTime: string }[] }[] = (await answer.json())
    .data.workingHours
  const [sunday = '', ...weekdays] = days.map(({ intervals }) =>
    intervals.length === 0
      ? 'Closed'
      : intervals.map(({ openTime, closeTime }) => `${openTime} – ${closeTime}`).join(', '),
  )
  await expect(hours.getByRole('rowheader')).toHaveText(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      (day) => new RegExp(`^${day}(, today)?$`),
    ),
  )
  await expect(hours.getByRole('cell')).toHaveText([...weekdays, sunday])
  await expect(hours).toContainText('Times in the Netherlands.')
  await expect(hours).toContainText('Haarlemmerdijk 112, 1013 JH Amsterdam')
}

/** They load ten at a time until all are shown, and match the star counts. */
async function expectReviews(page: Page, { ratings: { totalCount } }: Provider): Promise<void> {
  await page.getByRole('tab', { name: 'Reviews' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Reviews' })
  const reviews = panel.getByRole('article')
  const more = panel.getByRole('button', { name: 'Show more reviews' })
  for (let shown = 10; shown < totalCount; shown += 10) {
    await expect(reviews).toHaveCount(shown)
    await more.click()
  }
  await expect(reviews).toHaveCount(totalCount)
  await expect(more).toBeHidden()
  await expect(reviews.first().getByRole('time')).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
  const stars = await panel
    .getByText(/^\d stars?:$/)
    .evaluateAll((labels) =>
      labels.map((label) => Number(label.parentElement?.lastElementChild?.textContent)),
    )
  expect(stars.reduce((sum, count) => sum + count)).toBe(totalCount)
}

/** The radius and the minimum are shown, and not the address. */
async function expectHomeVisits(page: Page, request: APIRequestContext): Promise<void> {
  const { businessProfile } = await readProvider(request, 'henna-door-samira')
  const { zeroTravelFeeRangeKm, minimumOrderValue } = businessProfile.doorstepDeliveryInfo
  await followPath(page, '/profile/henna-door-samira')
  const main = page.getByRole('main')
  await expect(main).toContainText('Only at your home')
  await page.getByRole('tab', { name: 'Services' }).click() // the tab of the page before stays open
  await expect(main).toContainText(
    `Up to ${zeroTravelFeeRangeKm} km around Amsterdam. Travel is free. From €${minimumOrderValue.toFixed(2)}.`,
  )
  await page.getByRole('tab', { name: 'Hours and place' }).click()
  await expect(page.getByRole('table', { name: 'Opening hours' })).toBeVisible()
  expect(businessProfile.physicalLocation).toMatchObject({ address: '', postalCode: '' })
  await expect(main).not.toContainText('Sumatrastraat') // where she works, in the demo market
}

/** A picture opens large, arrow keys change it, and closing restores the focus. */
async function expectPictures(page: Page, request: APIRequestContext): Promise<void> {
  const { galleryItems } = await readProvider(request, 'studio-wimper')
  await followPath(page, '/profile/studio-wimper')
  await expect(heading(page)).toHaveText('Studio Wimper')
  await page.getByRole('tab', { name: 'Gallery' }).click()
  const pictures = page.getByRole('tabpanel', { name: 'Gallery' }).getByRole('button')
  await expect(pictures).toHaveCount(galleryItems.length)
  await pictures.first().click()
  const dialog = page.getByRole('dialog')
  const at = (number: number) => `Picture ${number} of ${galleryItems.length}`
  await expect(dialog).toHaveAccessibleName(at(1))
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toHaveAccessibleName(at(2))
  await expect(dialog.getByRole('img')).toHaveAttribute('src', galleryItems[1]?.url ?? '')
  await page.keyboard.press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Previous picture' }).click()
  await expect(dialog).toHaveAccessibleName(at(galleryItems.length))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pictures.first()).toBeFocused()
}

test('[PROFILE-01, REVIEW-02] the provider whose page opens is the one that is booked, in any letter case; late reviews of another are not added', async ({
  page,
}) => {
  await openPage(page, '/profile/DE-Nagelbar')
  await expect(heading(page)).toHaveText('De Nagelbar')
  const kept = (key: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), `booking.${key}`)
  await expect.poll(() => kept('provider')).toBe('de-nagelbar')
  expect(await kept('workingDays')).toHaveLength(7)
  expect(await kept('timeZone')).toBe('Europe/Amsterdam')

  const of = async (provider: string) => {
    const answer = await page.request.get(`/public/review/provider/${provider}?pageSize=10`)
    const { data }: Reply<Endpoints['listReviews']> = await answer.json()
    return data.reviews.items.map(({ userFeedback }) => userFeedback)
  }
  await followPath(page, '/profile/salon-kersenbloesem')
  await expect(heading(page)).toHaveText('Salon Kersenbloesem')
  await page.getByRole('tab', { name: 'Reviews' }).click()
  const reviews = page.getByRole('tabpanel', { name: 'Reviews' }).getByRole('article')
  await expect(reviews).toHaveText((await of('salon-kersenbloesem')).map(containing))
  const goneBack = Promise.withResolvers<void>()
  await page.route(/salon-kersenbloesem\?.*pageToken=/, async (route) => {
    await goneBack.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Show more reviews' }).click()
  await page.goBack()
  const own = (await of('de-nagelbar')).map(containing)
  await expect(reviews).toHaveText(own)
  const late = page.waitForResponse(/salon-kersenbloesem\?.*pageToken=/)
  goneBack.resolve()
  await (await late).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(reviews).toHaveText(own)
})

test('[APP-12, CHECKOUT-06, INFO-06, SLOT-03] a day that is full in the meantime names the next free one; details are filled in, and the card confirms the order', async ({
  page,
  request,
}) => {
  await ensureSignedIn(page, 'noor')
  await walkToSchedule(page, 'vlinder-hoofddorp')
  const full = await chooseFirstFreeTime(page, Temporal.PlainDate.from(nextWeek().startDate))
  const minutes = await cartMinutes(page)
  const day = Temporal.PlainDate.from(full.slice(0, 10))
  const [next] = await freeSlots(request, {
    userName: 'vlinder-hoofddorp',
    startDate: day.add({ days: 1 }).toString(),
    endDate: day.add({ days: 21 }).toString(),
    minutes,
  })
  await markDayFull(page, day)
  await page.reload()
  await expect(page.getByRole('heading', { name: /day \d+ \w+ is full$/ })).toBeVisible()
  await expect(page.getByText(`${full.slice(11, 16)} is no longer free`)).toBeVisible()
  await expect(page.getByText('Choose another day. There is room again on')).toBeVisible()
  const start = next?.startTime ?? ''
  const emptyDay = page.locator('section').filter({ hasText: 'There is room again on' }).last()
  await emptyDay.getByRole('button', { name: `, ${start.slice(11, 16)}` }).click()
  await expect(page.locator('input[name=slot]:checked')).toHaveValue(start)

  await page.unrouteAll({ behavior: 'wait' })
  await pressContinue(page)
  await expect(heading(page)).toHaveText('Who is coming?')
  await expect(page.getByLabel('Full name')).toHaveValue('Noor Bakkali')
  await expect(page.getByLabel('Email')).toHaveValue('noor@voorbeeld.nl')
  await expect(page.getByLabel('Phone number')).toHaveValue('0600000003')
  await pressContinue(page)
  const visitAside = page.getByRole('complementary', { name: 'Your visit' })
  await expect(visitAside).toContainText(
    /Includes €\d+\.\d\d VAT \((9|21)%\). Nothing is added to it./,
  )
  await acceptAndBook(page)

  await expectConfirmation(page, start)
})

async function expectConfirmation(page: Page, start: string): Promise<void> {
  const card = page.getByRole('article')
  await expect(heading(page)).toHaveText(/^See you on \w+day, Noor$/)
  await expect(heading(page)).toBeFocused()
  await expect(card).toContainText(`, ${start.slice(11, 16)}`)
  await expect(card).toContainText('Thank you. Your appointment at Vlinder is booked')
  await expect(card).toContainText(/You pay €\d+\.\d\d at the salon\./)
  const link = await card.getByRole('link', { name: 'View appointment' }).getAttribute('href')
  const orderId = link?.split('/').at(-1) ?? ''
  await expect(card).toContainText(orderId)
  const downloading = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await downloading).suggestedFilename()).toBe('appointment.ics')
  // A desktop gets no offer, even if its browser can install.
  await fireInstallPrompt(page, 'accepted')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bloesem on your home screen' })).toHaveCount(0)
  await card.getByRole('link', { name: 'Go to home' }).click()
  await expect(page).toHaveURL('/search')
}

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}

/** The duration of the cart in minutes. */
function cartMinutes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const cart: { durationMinutes: number }[] = JSON.parse(localStorage['booking.cart'])
    return cart.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)
  })
}

/** From now on every slot of the day is busy. */
async function markDayFull(page: Page, day: Temporal.PlainDate): Promise<void> {
  await page.route('**/available-slots?**', async (route) => {
    const reply = await (await route.fetch()).json()
    for (const slot of reply.data.availableSlots) {
      slot.busy ||= slot.startTime.startsWith(day.toString())
    }
    await route.fulfill({ json: reply })
  })
}

function containing(text: string): RegExp {
  return new RegExp(RegExp.escape(text).replaceAll(/\s+/g, '\\s+'))
}
