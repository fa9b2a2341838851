import type { Page } from '@playwright/test'
import { today } from './calendar-days.ts'
import { createSalon, type OwnSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

const PRIVATE = {
  externalCalendarId: '01944a4e-0000-7000-8000-000000000001',
  name: 'Privé',
  addressHint: 'calendar.google.com/…ic.ics',
  busyTimes: 12,
  state: 'read',
  addedAt: '2026-11-20T11:00:00Z',
  readAt: '2026-11-20T11:00:00Z',
}
const LATE = {
  ...PRIVATE,
  externalCalendarId: '01944a4e-0000-7000-8000-000000000002',
  name: 'Opleiding',
  state: 'outdated',
  addressHint: 'p12-caldav.icloud.com/…9xQ2aa',
}

// The server reads no calendar of this machine, so the answers with one that it could read are written here.
async function answerWith(page: Page, salon: OwnSalon): Promise<void> {
  const calendars = [PRIVATE, LATE]
  const path = `**/salonApi/${salon.userName}/externalCalendars`
  await page.route(path, (route) => {
    const data =
      route.request().method() === 'POST'
        ? { calendar: PRIVATE }
        : { timeZone: 'Europe/Amsterdam', calendars }
    const status = route.request().method() === 'POST' ? 201 : 200
    return route.fulfill({ status, json: { statusCode: status, message: '', data } })
  })
  await page.route(`${path}/*`, (route) => {
    calendars.shift()
    return route.continue() // nothing to remove there, which is no fault
  })
}

test.describe('in Dutch on a phone', () => {
  test.use({ language: 'nl', expectedErrors: /422 \(Unprocessable|were not added|was not added/ })
  test('[WORK-113, WORK-114] a calendar of another program is added, shown with its age, and removed @phone', async ({
    page,
    expectToast,
  }) => {
    const salon = await createSalon(page)
    await openPage(page, `/salon/${salon.userName}/settings`)
    const section = page.getByRole('region', { name: 'Andere agenda’s' })
    await expect(section).toContainText('Er wordt nog geen andere agenda gelezen.')
    await section.getByRole('button', { name: 'Voeg een agenda toe' }).click()
    const form = page.getByRole('dialog', { name: 'Voeg een agenda toe' })
    const address = form.getByLabel('Adres van de agenda')
    const send = form.getByRole('button', { name: 'Lees deze agenda' })
    await form.getByLabel('Naam', { exact: true }).fill('Privé')
    await address.fill('http://agenda.example/basic.ics')
    await send.click()
    await expect(form.getByText('Gebruik een adres dat begint met')).toBeVisible()
    await expect(address).toBeFocused()
    await address.fill(new URL('/calendarFeeds/x.ics', page.url()).href.replace('http', 'webcal'))
    await send.click()
    await expect(form.getByRole('alert')).toContainText('een agenda met je afspraken van hier')
    await address.fill('https://169.254.169.254/basic.ics')
    await send.click()
    await expect(form.getByRole('alert')).toContainText('konden we geen agenda lezen')
    await expectAccessible(page, 'settings, adding another calendar')
    await answerWith(page, salon)
    await send.click()
    await expectToast('Privé wordt vanaf nu gelezen.')
    const rows = section.getByRole('list', { name: 'Andere agenda’s' }).getByRole('listitem')
    await expect(rows.first()).toContainText('12 keer bezet in de komende 90 dagen')
    await expect(rows.first()).toContainText('calendar.google.com/…ic.ics')
    await expect(rows.last()).toContainText('Niet gelezen sinds 20 november 2026')
    await expectAccessible(page, 'settings, other calendars')
    await section.getByRole('button', { name: 'Verwijder: Privé' }).click()
    await expectAccessible(page, 'settings, removing another calendar')
    await page.getByRole('button', { name: 'Verwijder de agenda' }).click()
    await expectToast('Privé wordt niet meer gelezen.')
    await expect(rows).toHaveCount(1)
    await expect(section.getByRole('button', { name: 'Voeg een agenda toe' })).toBeFocused()
  })
})

test('[WORK-114] the agenda shows when another calendar is busy, and the visit over it beside', async ({
  page,
}) => {
  const salon = await createSalon(page)
  await page.route(`**/salonApi/${salon.userName}/agenda?*`, async (route) => {
    const answer = await (await route.fetch()).json()
    const { days, calendars } = answer.data
    const offset = days[0].hours[0].startTime.slice(19)
    const at = (time: string) => `${days[0].date}T${time}:00${offset}`
    const busy = {
      externalCalendarId: PRIVATE.externalCalendarId,
      name: 'Private',
      readAt: at('08:45'),
    }
    const { calendarId } = calendars[0]
    answer.data.busyTimes = [
      { ...busy, calendarId, startTime: at('10:00'), endTime: at('12:00') },
      { ...busy, calendarId, startTime: at('15:00'), endTime: at('15:30') },
    ]
    await route.fulfill({ json: answer })
  })
  await openPage(page, `/salon/${salon.userName}/agenda?day=${today().add({ days: 1 })}&view=day`)
  const busy = page.getByText('Busy in Private')
  await expect(busy.first()).toBeVisible()
  await expect(page.getByText(/Busy in Private 10:00 – 12:00 read/)).toBeVisible()
  await page.getByRole('main').press('l')
  await expect(page.getByRole('listitem').filter({ hasText: 'Busy in Private' })).toHaveCount(2)
  await expectAccessible(page, 'agenda, busy in another calendar')
})
