import type { Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { bookAsOtherCustomer } from './book-as-other-customer.ts'
import { xsrfToken } from './book-by-api.ts'
import { createSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './journey-test.ts'
import { answerLeaveQuestion } from './leave-question.ts'
import { openPage } from './open-page.ts'

const { changes: words, note, move } = enPages.agenda
const { meanwhile } = enPages.workspace

test('[WORK-200, WORK-231] the agenda marks what a customer booked, until its member has opened it, and follows a colleague', async ({
  page,
  browser,
  expectToast,
}) => {
  const { userName } = await createSalon(page)
  await bookAsOtherCustomer(browser, userName)
  await openPage(page, `/salon/${userName}/agenda?view=day`)
  const line = page.getByRole('status').filter({ hasText: words.line_one.slice(-20) })
  await expect(line).toContainText('1')
  // Marked on its day, without being opened.
  const link = line.getByRole('link', { name: words.first })
  const address = (await link.getAttribute('href')) ?? ''
  await openPage(page, address.replace(/&visit=[^&]*/, ''))
  const visit = page.locator('[data-item]').first()
  await expect(visit).toHaveAccessibleName(new RegExp(`, ${words.booking}$`))
  await expectAccessible(page, 'an agenda with what changed')
  await link.click()
  await expect(page).toHaveURL(/&visit=/)
  await expect(line).toHaveCount(0)
  await expect(visit).not.toHaveAccessibleName(new RegExp(words.booking))

  const colleague = aColleague(page, userName)
  const panel = page.getByRole('complementary')
  const field = panel.getByLabel(note.label)
  await test.step('[WORK-231] a note of a colleague is in the open visit', async () => {
    await colleague.put('note', { note: 'Likes it quiet' })
    await expect(field).toHaveValue('Likes it quiet')
  })
  await test.step('[WORK-09] beside what is typed, a note of a colleague is shown before it is replaced', async () => {
    await field.fill('Allergic to nuts')
    await colleague.put('note', { note: 'Comes by bike' })
    await expect(panel.getByRole('alert')).toContainText('“Comes by bike”')
    await expect(field).toHaveValue('Allergic to nuts')
    await panel.getByRole('button', { name: note.save }).click()
    await expect(panel.getByRole('button', { name: note.save })).toHaveCount(0)
    await expect.poll(async () => (await colleague.read()).providerNote).toBe('Allergic to nuts')
  })
  await test.step('[WORK-263] what is typed while the note is saved stays, and is saved next', async () => {
    const save = panel.getByRole('button', { name: note.save })
    const goOn = await holdRequests(page, 'PUT', '**/note')
    await field.fill('Tea')
    await save.click()
    await field.fill('Tea, no sugar')
    await goOn()
    await expect.poll(async () => (await colleague.read()).providerNote).toBe('Tea')
    await expect(field).toHaveValue('Tea, no sugar')
    await save.click()
    await expect(save).toHaveCount(0)
    await expect(panel.getByRole('alert')).toHaveCount(0)
    await expect.poll(async () => (await colleague.read()).providerNote).toBe('Tea, no sugar')
  })
  await test.step('[WORK-271] a note that is not saved is not lost unasked: by Escape, by another form, by a reload', async () => {
    await field.fill('Coffee')
    await answerLeaveQuestion(page, 'stay', () => page.keyboard.press('Escape'))
    await expect(field).toBeFocused()
    const open = panel.getByRole('button', { name: move.open })
    await answerLeaveQuestion(page, 'stay', () => open.click())
    await expect(field).toHaveValue('Coffee')
    await page.getByRole('link', { name: 'Nederlands, NL' }).click()
    await expect(panel.getByLabel(nlPages.agenda.note.label)).toHaveValue('Coffee')
    await page.getByRole('link', { name: 'English, EN' }).click()
    await expect(field).toHaveValue('Coffee')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await asked).type()).toBe('beforeunload')
    await (await asked).dismiss()
    await field.fill('Tea, no sugar')
  })
  await test.step('[WORK-230] a form that moves says that a colleague moved the visit, and keeps the words', async () => {
    await panel.getByRole('button', { name: move.open }).click()
    await panel.getByRole('radio').last().check({ force: true })
    await panel.getByLabel(move.words).fill('I am late')
    await page.setViewportSize({ width: 800, height: 1100 }) // a tablet is turned
    await expect(page.getByRole('dialog').getByLabel(move.words)).toHaveValue('I am late')
    await expect(page.getByRole('dialog').getByRole('radio').last()).toBeChecked()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(panel.getByLabel(move.words)).toHaveValue('I am late')
    const { startTime, version } = await colleague.read()
    const moved = new Date(Date.parse(startTime) + 15 * 60_000).toISOString()
    await colleague.put('time', { version, startTime: moved })
    await expect(panel.getByRole('alert')).toContainText(meanwhile.visitChanged.slice(0, 40))
    await expect(panel.getByRole('button', { name: /^Move to/ })).toHaveCount(0)
    await panel.getByRole('button', { name: meanwhile.goOn }).click()
    await expect(panel.getByLabel(move.words)).toHaveValue('I am late')
    await panel.getByRole('button', { name: /^Move to/ }).click()
    await expectToast(/moved/)
    expect(await colleague.read()).toMatchObject({ version: version + 2 })
  })
})

/** What a colleague does to the visit that the page has open. */
function aColleague(page: Page, userName: string) {
  const orderId = new URL(page.url()).searchParams.get('visit')
  const path = `/salonApi/${userName}/visits/${orderId}`
  return {
    read: async () => (await (await page.request.get(path)).json()).data.visit,
    put: async (what: 'note' | 'time', data: object) => {
      const headers = { 'x-xsrf-token': await xsrfToken(page) }
      const answer = await page.request.put(`${path}/${what}`, { headers, data })
      expect(answer.status(), await answer.text()).toBe(200)
    },
  }
}
