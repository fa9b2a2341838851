import type { Browser, Locator, Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { fill } from '#messages/fill.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { bookByApi } from './book-by-api.ts'
import { ordinaryDayFrom, today } from './calendar-days.ts'
import { createSalon } from './create-salon.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { answerLeaveQuestion } from './leave-question.ts'
import { readMail } from './mailbox.ts'
import { beginOf } from './message-parts.ts'
import { moveFirstConflict } from './move-first-conflict.ts'
import { openPage } from './open-page.ts'
import { sendWaitingMails } from './product-database.ts'
import { freeSlots } from './providers-by-api.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'
import { typeBeforeAnswer } from './type-before-answer.ts'
import { walkToSchedule } from './wizard.ts'

const MORNINGS = {
  hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, openTime: '09:00', closeTime: '13:00' })),
}
/** A day that the schedule does not open on, and no public holiday. */
const DAY = ordinaryDayFrom(today().add({ days: 9 })).toString()

async function aCustomerPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })
  const page = await context.newPage()
  await ensureSignedIn(page, await createCustomer(context.request))
  return page
}

/** A day of the weekend that is not the chosen day of a schedule. */
async function closedDayFor(customerPage: Page): Promise<'Saturday' | 'Sunday'> {
  const day = await customerPage.locator('input[name=day]:checked').inputValue()
  return Temporal.PlainDate.from(day).dayOfWeek === 7 ? 'Saturday' : 'Sunday'
}

async function freeOn(page: Page, salon: string, date: string): Promise<string[]> {
  const asked = { userName: salon, startDate: date, endDate: date, minutes: 45 }
  const slots = await freeSlots(page.request, asked)
  return slots.map(({ startTime }) => startTime)
}

/** Books three visits on a day. @returns the ids of the orders */
async function bookThree(customerPage: Page, salon: string): Promise<string[]> {
  const free = await freeOn(customerPage, salon, DAY)
  const orderIds: string[] = []
  for (const start of [free[0], free[4], free[8]])
    orderIds.push(await bookByApi(customerPage, salon, [start ?? '']))
  return orderIds
}

async function statusOf(customerPage: Page, orderId: string): Promise<string> {
  const answer = await customerPage.request.get(`/orderApi/orders/${orderId}`)
  return (await answer.json()).data.order.status
}

async function readAccount(customerPage: Page): Promise<{ email: string; name: string }> {
  return (await (await customerPage.request.get('/api/auth/status')).json()).userInfo
}

/** On how many lines the text of an element is. */
function linesOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getClientRects().length
  })
}

/** There the bars of a phone cover nothing, which counts for the size of targets. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

test('[WORK-30, WORK-31, WORK-33] the week is changed, and the open schedule of a customer follows; another member changes it too; there is no connection', async ({
  page,
  context,
  browser,
  baseURL,
  expectErrors,
  expectToast,
}) => {
  test.slow() // it holds several
  const { userName: salon } = await createSalon(page, MORNINGS)
  await test.step('the week is changed, and the open schedule of a customer follows', async () => {
    const customerPage = await aCustomerPage(browser, baseURL)
    await walkToSchedule(customerPage, salon)
    const starts = () =>
      customerPage
        .locator('input[name=slot]')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value.slice(11, 16)))
    await expect.poll(async () => (await starts()).at(-1)).toBe('12:15')
    // Another day than the one the customer looks at.
    const closed = await closedDayFor(customerPage)
    await openPage(page, `/salon/${salon}/requests`)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Opening hours' }).click()
    await expect(page).toHaveURL(`/salon/${salon}/hours`)
    const from = page.getByLabel('Monday from')
    await from.fill('20')
    await page.getByLabel('Monday until').fill('1830')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Monday: closing comes after opening')
    await page.getByRole('link', { name: /^Monday: / }).click()
    await expect(from).toBeFocused()
    await from.fill('14')
    await page.getByRole('button', { name: 'Add a break on Monday' }).click()
    await page.getByLabel('Monday, break from').fill('16')
    await page.getByLabel('Monday, break until').fill('1615')
    await page.getByRole('switch', { name: closed }).uncheck()
    const bar = page.getByRole('region', { name: 'Save the opening hours' })
    await expect(bar).toContainText(`2 changes: Monday, ${closed}`)
    await page.getByRole('button', { name: 'Use the hours of Monday' }).click()
    await expect(bar).toContainText('7 changes')
    await bar.getByRole('button', { name: 'Save' }).click()
    await expectToast('The opening hours are saved')
    await expect(bar).toHaveCount(0)
    await expect(page.getByText('25 h 30 open a week in all.')).toBeVisible()
    await expect.poll(async () => (await starts()).at(-1)).toBe('17:45')
    expect((await starts()).every((start) => start >= '14:00')).toBe(true)
    await page.reload()
    await expect(page.getByLabel('Tuesday, break from')).toHaveValue('16:00')
    await expect(page.getByRole('switch', { name: closed })).not.toBeChecked()
  })
  await test.step('hours that another member has changed are not overwritten', async () => {
    expectErrors(/409 \(Conflict\)/)
    await openPage(page, `/salon/${salon}/hours`)
    await page.getByLabel('Monday from').fill('10:00')
    const other = await context.newPage()
    await openPage(other, `/salon/${salon}/hours`)
    await other.getByLabel('Monday from').fill('11:00')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByRole('region', { name: 'Save the opening hours' })).toHaveCount(0)
    await page.bringToFront()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    if (await save.isVisible()) await save.click()
    const note = page.getByRole('alert')
    await expect(note).toContainText('Somebody has just changed the opening hours')
    await expect(page.getByLabel('Monday from')).toHaveValue('10:00')
    await note.getByRole('button', { name: 'Show the new hours' }).click()
    await expect(page.getByLabel('Monday from')).toHaveValue('11:00')
    await page.getByLabel('Monday from').fill('10:00')
    await save.click()
    await expectToast('The opening hours are saved', undefined, 3) // with that of the other page
  })
  await test.step('saving without a connection fails, says so, keeps what was typed, and can be tried again', async () => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|503|Failed to load|were not saved|did not load/)
    await openPage(page, `/salon/${salon}/hours`)
    await page.getByLabel('Monday from').fill('09:00')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The opening hours were not saved')).toBeVisible()
    await expect(page.getByLabel('Monday from')).toHaveValue('09:00')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast('The opening hours are saved', undefined, 4)
  })
  await test.step('[WORK-263, WORK-271] hours that are typed while others are saved stay, and are not lost unasked, also after signing out has failed', async () => {
    expectErrors(/500 \(Internal Server Error\)|status of 500/)
    const from = page.getByLabel('Monday from')
    const away = page.getByRole('link', { name: 'Requests' })
    await typeBeforeAnswer(page, from, '09:30')
    await from.fill('08:30')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast('The opening hours are saved', undefined, 5)
    await answerLeaveQuestion(page, 'stay', () => away.click())
    await page.route('**/api/auth/signout', (route) => route.fulfill({ status: 500, json: {} }))
    const signOut = page.getByRole('button', { name: 'Sign out' })
    await answerLeaveQuestion(page, 'leave', () => signOut.click())
    await expectToast('Signing out did not work. Try again.')
    await answerLeaveQuestion(page, 'stay', () => away.click())
    await expect(from).toHaveValue('09:30')
    await from.fill('08:30')
    await away.click()
    await expect(page).toHaveURL(`/salon/${salon}/requests`)
  })
})

test('[WORK-141] a date opens longer than the week, and follows it again @phone', async ({
  page,
  expectToast,
}) => {
  const { userName: salon } = await createSalon(page, MORNINGS)
  await openPage(page, `/salon/${salon}/hours`)
  await page.getByRole('button', { name: 'Exception', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'When is it different?' })
  await dialog.getByRole('radio', { name: 'Other opening hours' }).check()
  await dialog.getByLabel('Day', { exact: true }).fill(DAY)
  await dialog.getByLabel('From').fill('9')
  await dialog.getByLabel('Until').fill('2030')
  await dialog.getByLabel('Reason').fill('Late evening')
  await expectAccessible(page, 'hours, other hours')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(/Other hours on/)
  const row = page.getByRole('listitem').filter({ hasText: 'Open from 09:00 to 20:30' })
  await expect(row).toContainText('Late evening')
  const last = async () => (await freeOn(page, salon, DAY)).at(-1)?.slice(11, 16)
  expect(await last()).toBe('19:45')
  await row.getByRole('button', { name: /^Remove: / }).click()
  await expectToast(/The hours of the week again/)
  await expect(row).toHaveCount(0)
  expect(await last()).toBe('12:15')
})

test.describe('visits in the way', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ })

  test('[WORK-32, WORK-263] visits outside of the new hours are listed, and saved over anyway as they were listed for', async ({
    page,
    browser,
    baseURL,
    expectToast,
  }) => {
    const { userName: salon } = await createSalon(page, MORNINGS)
    const customerPage = await aCustomerPage(browser, baseURL)
    const [first = ''] = await bookThree(customerPage, salon)
    await openPage(page, `/salon/${salon}/hours`)
    await page.getByLabel('Monday from').fill('11:30')
    await page.getByRole('button', { name: 'Use the hours of Monday' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '3 appointments fall outside the new hours' })
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await expect(dialog.getByRole('listitem').first()).toContainText('Confirmed')
    await dialog.getByRole('button', { name: 'Leave it' }).last().click()
    await expect(page.getByLabel('Monday from')).toHaveValue('11:30')
    expect(await freeOn(page, salon, DAY)).not.toEqual([])
    const until = page.getByLabel('Monday until')
    await typeBeforeAnswer(page, until, '12:30')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByRole('button', { name: 'Save anyway' }).click()
    await expectToast('The opening hours are saved')
    await expect(page.getByText('1 change: Monday')).toBeVisible()
    await expect(until).toHaveValue('12:30')
    expect(await statusOf(customerPage, first)).toBe('CONFIRMED')
    expect((await freeOn(page, salon, DAY)).map((start) => start.slice(11, 16))).toEqual([
      '11:45',
      '12:00',
      '12:15',
    ])
  })
})

for (const language of checkedLanguages) {
  const words = { en: { ...en, ...enPages }, nl: { ...nl, ...nlPages } }[language]
  const { agenda, hours, order, workspace } = words
  const { closing, conflicts, exceptions, holidays } = hours
  test.describe(`closed, ${language}`, () => {
    test.use({ language })
    test('[WORK-34, WORK-35, WORK-37, WORK-123] a public holiday is closed and opened again; a closure over three visits lists them, closes anyway, one is cancelled and one moved, and both are mailed @phone @both', async ({
      page,
      browser,
      baseURL,
      request,
      isMobile,
      expectErrors,
      expectToast,
    }) => {
      test.slow() // it holds several
      const { userName: salon } = await createSalon(page, { ...MORNINGS, horizonDays: 730 })
      await test.step('a public holiday is closed with one press, and opened again', async () => {
        const name = holidays.names['christmas-day']
        await openPage(page, `/salon/${salon}/hours`)
        const card = page.getByRole('region', { name: holidays.title })
        await card
          .getByText(new RegExp(`^${fill(holidays.later_other, { count: '\\d+' })}$`))
          .click()
        const christmas = card.getByRole('listitem').filter({ hasText: name }).last() // next year's
        const press = (action: string) =>
          christmas
            .getByRole('button', { name: `${action} ${fill(holidays.on, { name, date: '' })}` })
            .click()
        const date = `${today().year + 1}-12-25`
        expect(await freeOn(page, salon, date)).not.toEqual([])
        await press(holidays.close)
        await expectToast(new RegExp(`^${fill(closing.done, { day: name })}`))
        await expect(christmas).toContainText(holidays.isClosed)
        expect(await freeOn(page, salon, date)).toEqual([])
        const list = page.getByRole('region', { name: exceptions.title })
        await expect(list).toContainText(`${exceptions.wholeDay} · ${name}`)
        await press(holidays.reopen)
        await expectToast(new RegExp(`^${fill(exceptions.removed, { day: name })}`))
        expect(await freeOn(page, salon, date)).not.toEqual([])
      })
      await test.step('a closure over three visits', async () => {
        expectErrors(/409 \(Conflict\)/)
        const customerPage = await aCustomerPage(browser, baseURL)
        const { email, name } = await readAccount(customerPage)
        const orderIds = await bookThree(customerPage, salon)
        await openPage(page, `/salon/${salon}/requests`)
        if (isMobile) await page.getByRole('link', { name: workspace.nav.more }).click()
        await page.getByRole('link', { name: workspace.nav.settings }).click()
        await page.getByRole('link', { name: workspace.nav.hours }).click()
        await page.getByRole('button', { name: exceptions.add, exact: true }).click()
        const form = page.getByRole('dialog', { name: closing.title })
        const send = form.getByRole('button', { name: closing.send, exact: true })
        await send.click()
        await expect(form.getByRole('alert')).toContainText(closing.faults.day)
        await form.getByLabel(closing.firstDay).fill(DAY)
        await form.getByLabel(closing.reason).fill('Cursus')
        await send.click()
        const listOf = (count: number) =>
          page.getByRole('dialog', { name: fill(conflicts.closureTitle_other, { count }) })
        const dialog = listOf(3)
        const visits = dialog.getByRole('listitem')
        await expect(visits).toHaveCount(3)
        await expect(visits.first()).toContainText(order.status.CONFIRMED)
        const open = new RegExp(`^${fill(conflicts.openOf, { name })}`)
        const link = visits.first().getByRole('link', { name: open })
        await expect(link).toHaveAttribute('href', `/bookings/${orderIds[0]}`)
        expect(await freeOn(page, salon, DAY)).not.toEqual([])
        await dialog.getByRole('button', { name: conflicts.leave }).last().click()
        await expect(form.getByLabel(closing.reason)).toHaveValue('Cursus')
        await send.click()
        await dialog.getByRole('button', { name: conflicts.closeAnyway }).click()
        await expectToast(new RegExp(`^${beginOf(closing.done)}`), undefined, 2)
        const list = page.getByRole('region', { name: exceptions.title })
        await expect(list.getByRole('listitem')).toContainText(`${exceptions.wholeDay} · Cursus`)
        await expect(list).toContainText(fill(exceptions.visits_other, { count: 3 }))
        await list.getByRole('button', { name: new RegExp(`^${conflicts.show}`) }).click()
        const sure = page.getByRole('dialog', { name: fill(agenda.cancel.title, { name }) })
        const cancelFirst = async ({ isChecked = false } = {}) => {
          const cancel = `${conflicts.cancel} ${beginOf(conflicts.ofVisit)}${name}`
          await visits.first().getByRole('button', { name: cancel }).click()
          await expect(sure).toContainText(fill(agenda.cancel.mailed, { name }))
          if (isChecked) await expectAccessible(page, 'agenda, cancelling', { keepsViewport: true })
          await sure.getByLabel(agenda.cancel.words).fill('Cursus')
          await sure.getByRole('button', { name: agenda.cancel.send }).click()
        }
        await cancelFirst({ isChecked: true })
        const two = listOf(2)
        await expect(two.getByRole('list')).toBeFocused()
        const undo = page.getByRole('button', { name: workspace.undo.label, exact: true })
        expect(await linesOf(undo)).toBe(1)
        await undo.click()
        await expect(dialog).toBeVisible()
        await cancelFirst()
        await expect(two.getByRole('list')).toBeFocused()
        expect(await freeOn(page, salon, DAY)).toEqual([])
        await moveFirstConflict(page, { name, words, expectToast })
        for (const id of orderIds) await sendWaitingMails(id)
        const cancelled = await readMail(request, email, /^Cancelled: /)
        expect(cancelled.text).toContain('Cursus')
        const moved = await readMail(request, email, /^Changed: /)
        expect(moved.text).toContain('Dan zijn we op cursus.')
        // The third order of an account younger than a day waits for an answer.
        const statuses = await Promise.all(orderIds.map((id) => statusOf(customerPage, id)))
        expect(statuses).toEqual(['CANCELLED', 'CONFIRMED', 'PENDING'])
        await openPage(page, `/salon/${salon}/hours`)
        await expect(list).toContainText(fill(exceptions.visits_one, { count: 1 }))
        const remove = new RegExp(`^${beginOf(exceptions.remove)}`)
        await list.getByRole('button', { name: remove }).click()
        await expectToast(new RegExp(`^${beginOf(exceptions.removed)}`), undefined, 2)
        await expect(list.getByRole('listitem')).toHaveCount(0)
        await expect(list).toBeFocused()
        expect(await freeOn(page, salon, DAY)).not.toEqual([])
      })
    })
  })
}

for (const language of checkedLanguages) {
  const { hours } = { en: { ...en, ...enPages }, nl: { ...nl, ...nlPages } }[language]
  test.describe(`in ${language}`, () => {
    test.use({ language, expectedErrors: /409 \(Conflict\)/ })
    test('[WORK-30, WORK-34, LANG-04] the hours are accessible', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { userName: salon } = await createSalon(page, MORNINGS)
      await bookThree(await aCustomerPage(browser, baseURL), salon)
      await openPage(page, `/salon/${salon}/hours`)
      const first = page.getByRole('textbox').first()
      await first.fill('23')
      await page.getByRole('button', { name: hours.save, exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await scrollToEnd(page)
      await expectAccessible(page, 'hours, with a fault')
      await page.getByRole('button', { name: hours.reset, exact: true }).click()
      await page.getByRole('button', { name: hours.exceptions.add, exact: true }).click()
      const form = page.getByRole('dialog', { name: hours.closing.title })
      await expectAccessible(page, 'hours, closing')
      await form.getByLabel(hours.closing.firstDay).fill(DAY)
      await form.getByRole('button', { name: hours.closing.send, exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
      await expectAccessible(page, 'hours, visits in the way')
    })
  })
}
