import type { Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { OWNER, SALON } from './book-request.ts'
import { today } from './calendar-days.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'

/** Opens the form on a day far ahead, where no other journey books. */
async function openForm(page: Page, daysAhead: number) {
  await ensureSignedIn(page, OWNER)
  const day = today().add({ days: daysAhead }).toString()
  await openPage(page, `/salon/${SALON}/agenda?day=${day}&view=day&visit=new`)
  return day
}

test('[WORK-14, WORK-15, WORK-109, WORK-160] a telephone booking for a new client is in the agenda, who accepts the terms by mail; a second one is squeezed in knowingly', async ({
  page,
  request,
  expectToast,
}) => {
  const day = await openForm(page, 200)
  const name = `Els ${Date.now()}`
  const panel = page.getByRole('complementary', { name: 'New appointment' })
  await panel.getByRole('button', { name: 'Put it in the agenda' }).click()
  await expect(panel).toContainText('Choose a client, or tick that nobody is named.')
  await panel.getByLabel('Who is coming?').fill(name)
  await panel.getByRole('option', { name: `“${name}” as a new client` }).click()
  const email = `els-${Date.now()}@voorbeeld.nl`
  await panel.getByLabel('Mail address').fill(email)
  await panel.getByLabel(/^For what\?/).selectOption({ index: 1 })
  await panel.getByLabel('Or a time of your own').fill('05:00')
  await panel.getByRole('button', { name: 'Put it in the agenda' }).click()
  await expectToast('The appointment is in the agenda')
  const visit = page.getByRole('complementary', { name })
  await expect(visit).toContainText('Confirmed')
  await expect(page.locator('[data-item]').filter({ hasText: name })).toBeVisible()
  const inAgenda = page.url()
  const mail = await readMail(request, email, /^Your appointment: /)
  await openPage(page, inAgenda)
  await expect(visit).toContainText('Terms not accepted yet.')
  const link = /View your appointment:? *\n?(\S+)/.exec(mail.text)?.[1] ?? ''
  await openPage(page, new URL(link).pathname)
  await expect(page.getByRole('heading', { name: /^Your appointment at / })).toBeVisible()
  await expectAccessible(page, 'visit link')
  await page.getByRole('button', { name: 'I accept the terms' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You accepted on' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Terms', exact: true })).toBeFocused()
  await openPage(page, inAgenda)
  await expect(visit).toContainText('Terms accepted on')

  await openPage(page, `/salon/${SALON}/agenda?day=${day}&view=day&visit=new`)
  const caller = `Bo ${Date.now()}`
  await panel.getByLabel('Who is coming?').fill(caller)
  await panel.getByRole('option', { name: `“${caller}” as a new client` }).click()
  await panel.getByLabel('Phone number').fill('0612345678')
  await panel.getByLabel(/^For what\?/).selectOption({ index: 1 })
  await panel.getByLabel('Or a time of your own').fill('05:00')
  await panel.getByRole('button', { name: 'Put it in the agenda' }).click()
  await expect(panel.getByRole('alert')).toContainText(name)
  await expect(panel.getByRole('button', { name: /^Take / })).toHaveCount(3)
  await panel.getByRole('button', { name: 'Squeeze it in all the same' }).click()
  await expectToast('The appointment is in the agenda')
  await expect(page.locator('[data-item]')).toHaveCount(2)
  const squeezed = page.getByRole('complementary', { name: caller })
  await expect(squeezed.locator('a[href^="tel:"][href$="612345678"]').first()).toBeVisible()
})
test.use({ expectedErrors: /409 \(Conflict\)/ })

test('[WORK-14] a client who came before is found by a part of the name, and books again', async ({
  page,
  expectToast,
}) => {
  await openForm(page, 201)
  const name = `Roos ${Date.now()}`
  const panel = page.getByRole('complementary', { name: 'New appointment' })
  for (const time of ['05:00', '08:00']) {
    await panel.getByLabel('Who is coming?').fill(name)
    await panel
      .getByRole('option', { name: time === '05:00' ? /as a new client$/ : name })
      .first()
      .click()
    await panel.getByLabel(/^For what\?/).selectOption({ index: 1 })
    await panel.getByLabel('Or a time of your own').fill(time)
    await panel.getByRole('button', { name: 'Put it in the agenda' }).click()
    await expectToast('The appointment is in the agenda')
    // The panel of the new visit opens after the message: a key pressed before it would close nothing.
    await expect(page.getByRole('complementary', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
  }
  await expect(page.locator('[data-item]').filter({ hasText: name })).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 }) // a form begins anew in a narrow window
  const sheet = page.getByRole('main')
  await sheet.getByLabel('Walk-in, without a name').check()
  await sheet.getByLabel(/^For what\?/).selectOption({ index: 1 })
  await sheet.getByLabel('Or a time of your own').fill('08:00')
  await sheet.getByRole('button', { name: 'Put it in the agenda' }).click()
  await expect(sheet.getByRole('alert')).toContainText(name)
  await expectAccessible(page, 'agenda, new visit over another', { onlyPhone: true })
})

test('[WORK-110, WORK-111, WORK-153] a visit is repeated on the days that are free, moved and cancelled with all later ones', async ({
  page,
  expectToast,
}) => {
  // A Wednesday, on which the salon is open.
  const daysAhead = 203 + ((10 - today().add({ days: 203 }).dayOfWeek) % 7)
  await openForm(page, daysAhead)
  const name = `Noor ${Date.now()}`
  const panel = page.getByRole('complementary', { name: 'New appointment' })
  const send = panel.getByRole('button', { name: /^Put / })
  const fill = async (weeks: string, times: string) => {
    await panel.getByLabel(/^For what\?/).selectOption({ index: 1 })
    await panel.getByLabel('Or a time of your own').fill('13:00')
    await panel.getByLabel('Repeat this appointment').check()
    await panel.getByLabel('Every').selectOption(weeks)
    await panel.getByLabel('How often').selectOption(times)
  }
  await panel.getByLabel('Who is coming?').fill(name)
  await panel.getByRole('option', { name: /as a new client$/ }).click()
  await fill('2', '3')
  await expect(panel.getByRole('status')).toHaveText('3 of 3 are booked')
  await send.click()
  await expectToast('3 appointments are in the agenda')
  const visit = page.getByRole('complementary', { name })
  await expect(visit).toContainText('Appointment 1 of 3 in a row')
  const inAgenda = page.url()

  await openForm(page, daysAhead)
  await panel.getByLabel('Walk-in, without a name').check()
  await fill('1', '2')
  await expect(panel).toContainText(`Taken by ${name}`)
  await expect(send).toHaveText('Put 1 appointment in the agenda')
  await panel.getByRole('checkbox', { name: `Taken by ${name}` }).check()
  await expect(panel).toContainText('Squeezed in all the same')
  await expect(send).toHaveText('Put 2 appointments in the agenda')
  await expectAccessible(page, 'agenda, repeated visit')

  await openPage(page, inAgenda)
  await visit.getByRole('button', { name: 'Move', exact: true }).click()
  const form = page.getByRole('complementary', { name: `Move ${name}` })
  const newDays = form.getByRole('list', { name: 'The new days' }).getByRole('listitem')
  const chooseTime = async (time: string) => {
    await form.getByLabel('Or a time of your own').fill(time)
    await form.getByRole('checkbox', { name: 'Move the 2 appointments after it too' }).check()
    await expect(newDays).toHaveCount(3)
  }
  await chooseTime('16:00')
  await expectAccessible(page, 'agenda, moved series')
  await chooseTime('16:00') // the form begins anew in a narrow window
  await form.getByRole('button', { name: 'Move 3 appointments' }).click()
  await expectToast(`3 appointments of ${name} are moved`)
  await expect(visit).toContainText('16:00')

  await page.setViewportSize({ width: 390, height: 844 })
  const sheet = page.getByRole('dialog', { name, exact: true })
  await sheet.getByRole('button', { name: 'Cancel this and later ones' }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel 3 appointments of ${name}?` })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'agenda, cancelling a series', { onlyPhone: true })
  await dialog.getByRole('button', { name: 'Cancel 3 appointments' }).click()
  await expectToast(`3 appointments of ${name} are cancelled`)
  await expect(sheet).toContainText('Cancelled')
})

for (const language of checkedLanguages) {
  const words = { en: enPages, nl: nlPages }[language].agenda
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('[WORK-14, LANG-04] the form of a new visit is accessible', async ({ page }) => {
      await openForm(page, 202)
      await page.getByLabel(words.new.who).fill('a')
      await page.getByRole('option', { name: words.new.asNew.replace('{{name}}', 'a') }).click()
      await page.getByLabel(words.new.what, { exact: true }).selectOption({ index: 1 })
      await expect(page.getByLabel(words.move.ownTime)).toBeVisible()
      await expectAccessible(page, 'agenda, new visit')
    })
  })
}
