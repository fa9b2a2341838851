import type { Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { xsrfToken } from './book-by-api.ts'
import { bookRequest, OWNER, SALON } from './book-request.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { sendWaitingMails } from './product-database.ts'
import { ensureSignedIn } from './sign-in.ts'

/** Opens the agenda on the day of an order, as the owner. */
async function openAgenda(page: Page, orderId: string, view: 'day' | 'week' | 'list' | null) {
  await ensureSignedIn(page, OWNER)
  const read = await page.request.get(`/salonApi/${SALON}/visits/${orderId}`)
  const { visit } = (await read.json()).data
  const day: string = visit.startTime.slice(0, 10)
  await openPage(page, `/salon/${SALON}/agenda?day=${day}${view ? `&view=${view}` : ''}`)
  return { day, startTime: visit.startTime as string }
}

/** Scrolls so that an element is at the bottom edge of the panel around it. */
function scrollToBottomEdge(element: Element): void {
  const scroller = element.closest('.overflow-y-auto')
  if (!scroller) throw new Error('nothing scrolls')
  scroller.scrollTop +=
    element.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom
}

/** Whether nothing covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

const visitOf = (page: Page, name: string) => page.locator('[data-item]').filter({ hasText: name })

test('[WORK-08, WORK-09, WORK-12, WORK-157, WORK-158, WORK-254, WORK-262, WORK-284] by keyboard a request is confirmed, undone, and confirmed again; keys walk the agenda, and are switched off; a week fits', async ({
  page,
  browser,
  baseURL,
  request,
  expectToast,
}) => {
  test.slow() // it holds several
  const { email, name, orderId } = await bookRequest(browser, baseURL)
  await test.step('a request is confirmed, undone, and confirmed again', async () => {
    await openAgenda(page, orderId, 'day')
    await visitOf(page, name).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('complementary', { name })
    await expect(panel.getByRole('heading', { name })).toBeFocused()
    await expect(panel).toContainText('Waiting')
    await expect(panel).toContainText('First appointment')
    const decline = panel.getByRole('button', { name: 'Decline' })
    await decline.press('Enter')
    const declining = page.getByRole('dialog').filter({ has: page.getByRole('heading') })
    await expect(declining).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(declining).toHaveCount(0)
    await expect(decline).toBeFocused()
    await panel.getByRole('button', { name: 'Confirm' }).press('Enter')
    await expectToast(`${name} is confirmed`)
    await expect(visitOf(page, name)).toHaveAccessibleName(new RegExp(`^${name} ?, Confirmed ?, `))
    const undo = page.getByRole('button', { name: 'Undo' }).last()
    const [left, card] = [await panel.boundingBox(), await undo.locator('..').boundingBox()]
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(left?.x ?? 0)
    await undo.click()
    await expectToast('Undone. No mail was sent.')
    await expect(visitOf(page, name)).toHaveAccessibleName(new RegExp(`^${name} ?, Waiting ?, `))
    await panel.getByRole('button', { name: 'Confirm' }).click()
    await expect(visitOf(page, name)).toHaveAccessibleName(new RegExp(`^${name} ?, Confirmed ?, `))
    const happened = panel.getByText('What happened')
    // Where the footer covers it until it has the focus.
    await page.setViewportSize({ width: 1440, height: 700 })
    await happened.evaluate(scrollToBottomEdge)
    await expect.poll(() => happened.evaluate(isOnTop)).toBe(false)
    await happened.focus()
    await expect.poll(() => happened.evaluate(isOnTop)).toBe(true)
    await page.setViewportSize({ width: 1440, height: 900 })
    await happened.click()
    await expect(panel.getByRole('listitem').filter({ hasText: 'undone' })).toHaveCount(1)
    await panel.getByRole('heading', { name }).focus()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(visitOf(page, name)).toBeFocused()
  })
  await test.step('arrows walk from visit to visit, single keys change view and day, and ? lists them', async () => {
    const { day } = await openAgenda(page, orderId, 'week')
    const items = page.locator('[data-item]')
    await expect(items.first()).toBeVisible()
    await page.locator('[data-item][tabindex="0"]').focus()
    const first = await page.evaluate(() => document.activeElement?.getAttribute('data-item'))
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    const walked = await page.evaluate(() => document.activeElement?.getAttribute('data-item'))
    expect([walked === null, walked === first]).toEqual([false, (await items.count()) === 1])
    await page.keyboard.press('d')
    await expect(page).toHaveURL(new RegExp(`day=${day}&view=day`))
    await page.keyboard.press('l')
    await expect(page).toHaveURL(/view=list/)
    await page.keyboard.press('t')
    await expect(page).not.toHaveURL(/day=/)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys of the agenda' })).toContainText('PageUp')
    await expectAccessible(page, 'keys of the agenda')
  })
  await test.step('single keys leave other controls alone, are switched off, and on again in the settings', async () => {
    await openPage(page, `/salon/${SALON}/agenda?view=day`)
    const keys = page.getByRole('dialog', { name: 'Keys of the agenda' })
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).focus()
    await page.keyboard.press('w')
    await page.getByRole('button', { name: 'Keys of the agenda' }).focus()
    await page.keyboard.press('?')
    await keys.getByRole('checkbox', { name: 'Use single keys' }).uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('w')
    await expect(keys).toHaveCount(0)
    await expect(page).toHaveURL(/view=day/)
    await openPage(page, `/salon/${SALON}/settings`)
    await page.getByRole('checkbox', { name: 'Use single keys on this device' }).check()
    await openPage(page, `/salon/${SALON}/agenda?view=day`)
    await page.getByRole('button', { name: 'Keys of the agenda' }).focus()
    await page.keyboard.press('w')
    await expect(page).toHaveURL(/view=week/)
  })
  await test.step('a week is a list by day on a phone, and seven days that fit on a tablet', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, `/salon/${SALON}/agenda?view=week`)
    const today = page.getByRole('region').filter({ hasText: 'Today, ' })
    await expect(today.getByRole('heading', { level: 2 })).toBeVisible()
    await page.setViewportSize({ width: 768, height: 700 })
    const headings = page.locator('main h2').filter({ visible: true })
    await expect(headings).toHaveCount(7)
    await expect(headings.last()).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
    await expect(headings.first()).toBeInViewport({ ratio: 1 })
  })
  await test.step('a panel that is closed leads back to its row in the list, also from the form of a move', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAgenda(page, orderId, 'list')
    await visitOf(page, name).press('Enter')
    const panel = page.getByRole('complementary').filter({ hasText: name })
    await expectHeadInOneRow(page)
    await panel.getByRole('button', { name: 'Move', exact: true }).press('Enter')
    await expect(panel.getByRole('heading', { name: `Move ${name}` })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(visitOf(page, name)).toBeFocused()
    await openPage(page, `/salon/${SALON}/agenda?view=list`)
    const last = page.locator('a[data-item]').filter({ visible: true }).last()
    await last.press('Enter')
    await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(last).toBeFocused()
  })
  await test.step('one mail has left, of what was not undone', async () => {
    await readMail(request, email, /^Confirmed: /)
    const mails = await request.get('/demo/mail', { params: { to: email } })
    expect((await mails.text()).match(/Confirmed: /g)).toHaveLength(1)
  })
  await test.step('[WORK-262] a day that is loaded begins at the hour before now also after the list', async () => {
    // Some days are short: the page scrolls in a low window, and the last hour but one is late on each.
    await page.setViewportSize({ width: 1440, height: 500 })
    const { day } = await openAgenda(page, orderId, 'day')
    const hour = await page.locator('[data-axis] > span').nth(-2).textContent()
    await page.clock.setFixedTime(`${day}T${hour}:00+01:00`)
    await page.reload()
    const top = () => page.evaluate(() => window.scrollY)
    await expect.poll(top).toBeGreaterThan(100)
    const usual = await top()
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(page).toHaveURL(/view=list/)
    await expect.poll(top).toBe(0)
    await page.getByRole('link', { name: 'Day', exact: true }).click()
    await expect.poll(top).toBe(usual)
  })
})

test.describe('in Dutch on a phone', () => {
  test.use({ language: 'nl' })
  test('[WORK-08, WORK-13, WORK-151] a visit is moved with words to its customer, who reads them and agrees; the salon sees that @phone', async ({
    page,
    browser,
    baseURL,
    request,
    expectToast,
  }) => {
    const { email, name, orderId, customerPage } = await bookRequest(browser, baseURL)
    const { startTime } = await openAgenda(page, orderId, null)
    await expect(page.getByRole('link', { name: 'Lijst' })).toHaveAttribute('aria-current', 'page')
    await visitOf(page, name).click()
    const sheet = page.getByRole('dialog', { name })
    await sheet.getByRole('button', { name: 'Verplaatsen' }).click()
    const moving = page.getByRole('dialog', { name: `${name} verplaatsen` })
    await moving.getByRole('radio').last().check({ force: true })
    const send = moving.getByRole('button', { name: /^Verplaats naar / })
    const time = (await send.textContent())?.slice(-5) ?? ''
    expect(startTime.slice(11, 16)).not.toBe(time)
    await moving.getByLabel('Schrijf er iets bij').fill('Dan heb ik meer tijd voor je.')
    await expect(moving).toContainText('Je aanvraag is verplaatst naar')
    await send.click()
    await expectToast(`${name} is verplaatst`)
    await sendWaitingMails(orderId)
    const mail = await readMail(request, email, /^Changed: /)
    expect(mail.text).toContain('Dan heb ik meer tijd voor je.')
    await openPage(customerPage, `/bookings/${orderId}`)
    const main = customerPage.getByRole('main')
    await expect(main).toContainText(time)
    await expect(main).toContainText('Dan heb ik meer tijd voor je.')
    await main.getByRole('button', { name: 'I agree' }).click()
    await expect(main.getByRole('heading', { name: 'You agreed to the new time' })).toBeFocused()
    await expectAccessible(customerPage, 'order that was moved')
    await page.reload()
    await sheet.getByText('Wat er gebeurde').click()
    await expect(sheet).toContainText('Klant ging akkoord: ')
    // Below what happened, and in sight without scrolling to it.
    await expect(sheet.getByRole('button', { name: 'Verplaatsen' })).toBeInViewport({ ratio: 1 })
  })
})

test('[WORK-08, WORK-10, WORK-125, WORK-126, WORK-163, WORK-243] a day and a week are printed; a block over a visit is refused with its name; a free time is blocked, moved and freed again; without a connection the agenda stays', async ({
  page,
  browser,
  baseURL,
  expectErrors,
  expectToast,
}) => {
  test.slow() // it holds several
  const { name, orderId } = await bookRequest(browser, baseURL)
  await test.step('a day and a week print on one page, with telephone and note, as of a time', async () => {
    const { day } = await openAgenda(page, orderId, 'day')
    await page.request.put(`/salonApi/${SALON}/visits/${orderId}/note`, {
      headers: { 'x-xsrf-token': await xsrfToken(page) },
      data: { note: 'Brings her own henna' },
    })
    for (const view of ['day', 'week'] as const) {
      await openPage(page, `/salon/${SALON}/agenda?day=${day}&view=${view}`)
      await expect(visitOf(page, name)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(sheets.match(/\/Type \/Page\b/g), view).toHaveLength(1)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const visit = page.getByRole('listitem').filter({ hasText: name }).filter({ visible: true })
      await expect(visit).toContainText('Brings her own henna')
      await expect(visit).toContainText(/06[ -]?\d\d/)
      await expect(page.getByText(/as of \d/)).toBeVisible()
      await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0)
      await page.emulateMedia({ media: null, colorScheme: null })
    }
  })
  await test.step('a block over a visit is refused; a free time is blocked, moved and freed again', async () => {
    expectErrors(/409 \(Conflict\)/)
    const { day, startTime } = await openAgenda(page, orderId, 'day')
    await page.keyboard.press('b')
    const dialog = page.getByRole('dialog', { name: 'Not available' })
    await expectAccessible(page, 'agenda, blocking')
    const start = startTime.slice(11, 16)
    await dialog.getByLabel('From').fill(start)
    await dialog.getByLabel('Until').fill('23:55')
    await dialog.getByLabel('Why').fill('Dentist')
    await dialog.getByRole('button', { name: 'Block time' }).click()
    // Other journeys book at this salon too, later on the same day.
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    await expect(dialog.getByLabel('Why')).toHaveValue('Dentist')
    await expectAccessible(page, 'agenda, blocking over a visit')
    await dialog.getByLabel('From').fill('half')
    await dialog.getByLabel('Until').fill('6')
    await expect(dialog).toContainText('Write a time like 13:15.')
    await dialog.getByLabel('From').fill('0500')
    await dialog.getByRole('button', { name: 'Block time' }).click()
    await expectToast('The time is blocked')
    await expect(page).toHaveURL(new RegExp(`day=${day}`))
    const block = page.getByRole('button', { name: 'Dentist 05:00 – 06:00' })
    await block.click()
    const open = page.getByRole('dialog', { name: 'Dentist' })
    await expectAccessible(page, 'agenda, open block')
    await open.getByLabel('From').fill(start)
    await open.getByRole('button', { name: /^Move to / }).click()
    await expect(open.getByRole('alert')).toContainText(name)
    await open.getByLabel('From').fill('05:30')
    await open.getByRole('button', { name: /^Move to .*05:30$/ }).click()
    await expectToast('The blocked time is moved')
    const moved = page.getByRole('button', { name: 'Dentist 05:30 – 06:30' })
    await expect(moved).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(moved).toHaveCount(0)
    await block.click()
    await page.getByRole('button', { name: 'Make this time free again' }).click()
    await expectToast('The time is free again')
    await expect(block).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(block).toBeVisible()
    await block.click()
    await page.getByRole('button', { name: 'Make this time free again' }).click()
    await expect(block).toHaveCount(0)
  })
  await test.step('without a connection the agenda stays and says of when it is', async () => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to load|did not load/)
    await openAgenda(page, orderId, 'day')
    await expect(visitOf(page, name)).toBeVisible()
    // The device has a network, the server does not answer; without a network see agenda-offline.spec.ts.
    await page.route('**/salonApi/**', (route) => route.abort('internetdisconnected'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('alert')).toContainText('This is how it was at')
    await expect(visitOf(page, name)).toBeVisible()
  })
})

for (const language of checkedLanguages) {
  const { agenda: words, workspace } = { en: enPages, nl: nlPages }[language]
  const { requests } = workspace
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('[WORK-08, WORK-09, WORK-244, LANG-04] the agenda is accessible in every view, with the panel and the dialogs', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { name, orderId } = await bookRequest(browser, baseURL)
      const { day } = await openAgenda(page, orderId, 'day')
      await expect(visitOf(page, name)).toBeVisible()
      await expectAccessible(page, 'agenda, day')
      for (const view of ['week', 'list'] as const) {
        await openPage(page, `/salon/${SALON}/agenda?day=${day}&view=${view}`)
        await expect(visitOf(page, name)).toBeVisible()
        await expectAccessible(page, `agenda, ${view}`)
      }
      await openPage(page, `/salon/${SALON}/agenda?day=${day}&view=day&visit=${orderId}`)
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
      await expectAccessible(page, 'agenda, visit')
      await page.getByRole('button', { name: requests.decline }).click()
      const declining = page.getByRole('dialog').filter({ hasText: requests.declining.rather })
      await declining.getByRole('button', { name: requests.anotherTime }).click()
      await expect(page.getByLabel(words.move.ownTime)).toBeVisible()
      await expectAccessible(page, 'agenda, move')
    })
  })
}

/** [WORK-284] The head beside a panel: one row, and its other buttons where the keyboard reaches them. */
async function expectHeadInOneRow(page: Page): Promise<void> {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const views = await page.getByRole('navigation', { name: 'View' }).boundingBox()
    expect(views?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
  }
  const add = page.getByRole('link', { name: 'New appointment' })
  await expect(add).not.toBeInViewport({ ratio: 0.5 })
  await add.focus()
  await expect(add).toBeInViewport({ ratio: 1 })
}
