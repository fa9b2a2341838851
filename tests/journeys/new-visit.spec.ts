import type { Page } from '@playwright/test'
import { visitLinkMail as englishMail } from '#messages/en/visit-link-mail.ts'
import { enPages } from '#messages/en-pages.ts'
import { fill } from '#messages/fill.ts'
import { languages } from '#messages/language.ts'
import { visitLinkMail as dutchMail } from '#messages/nl/visit-link-mail.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { OWNER, SALON } from './book-request.ts'
import { today } from './calendar-days.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './journey-test.ts'
import { answerLeaveQuestion } from './leave-question.ts'
import { readMail } from './mailbox.ts'
import { beginOf } from './message-parts.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'
import { workspacePanel } from './workspace-panel.ts'

/** Opens the form on a day far ahead, where no other journey books. */
async function openForm(page: Page, daysAhead: number) {
  await ensureSignedIn(page, OWNER)
  const day = today().add({ days: daysAhead }).toString()
  await openPage(page, `/salon/${SALON}/agenda?day=${day}&view=day&visit=new`)
  return day
}

test.use({ expectedErrors: /409 \(Conflict\)/ })

for (const language of checkedLanguages) {
  const { agenda, visitLink } = { en: enPages, nl: nlPages }[language]
  const mailWords = { en: englishMail, nl: dutchMail }[language]
  test.describe(`squeezed in, ${language}`, () => {
    test.use({ language })
    test('[WORK-14, WORK-15, WORK-109, WORK-160] a telephone booking for a new client is in the agenda, who accepts the terms by mail; a second one is squeezed in knowingly @both', async ({
      page,
      request,
      isMobile,
      expectToast,
    }) => {
      // Each language and viewport has a day of its own.
      const day = await openForm(page, 192 + 2 * languages.indexOf(language) + Number(isMobile))
      const name = `Els ${Date.now()}`
      const panel = workspacePanel(page, agenda.new.title)
      const what = panel.getByLabel(agenda.new.what, { exact: true })
      const send = panel.getByRole('button', { name: agenda.new.send })
      await send.click()
      await expect(panel).toContainText(agenda.new.whoMissing)
      await panel.getByLabel(agenda.new.who).fill(name)
      await panel.getByRole('option', { name: fill(agenda.new.asNew, { name }) }).click()
      const email = `els-${Date.now()}@voorbeeld.nl`
      await panel.getByLabel(agenda.new.email).fill(email)
      await what.selectOption({ index: 1 })
      await panel.getByLabel(agenda.move.ownTime).fill('05:00')
      await send.click()
      await expectToast(agenda.new.booked)
      const visit = workspacePanel(page, name)
      await expect(visit).toContainText(agenda.states.confirmed)
      await expect(page.locator('[data-item]').filter({ hasText: name })).toBeVisible()
      const inAgenda = page.url()
      const subject = new RegExp(`^${beginOf(mailWords.subject)}`)
      const mail = await readMail(request, email, subject)
      await openPage(page, inAgenda)
      await expect(visit).toContainText(agenda.terms.sent.split('.')[0] ?? '')
      const link = new RegExp(`${mailWords.link}:? *\\n?(\\S+)`).exec(mail.text)?.[1] ?? ''
      await openPage(page, new URL(link).pathname)
      const heading = page.getByRole('heading', { name: beginOf(visitLink.title) })
      await expect(heading).toBeVisible()
      await expectAccessible(page, 'visit link', { keepsViewport: true })
      await page.getByRole('button', { name: visitLink.terms.accept }).click()
      const accepted = page
        .getByRole('status')
        .filter({ hasText: beginOf(visitLink.terms.accepted) })
      await expect(accepted).toBeVisible()
      const terms = page.getByRole('heading', { name: visitLink.terms.title, exact: true })
      await expect(terms).toBeFocused()
      await openPage(page, inAgenda)
      await expect(visit).toContainText(beginOf(agenda.terms.accepted))

      await openPage(page, `/salon/${SALON}/agenda?day=${day}&view=day&visit=new`)
      const caller = `Bo ${Date.now()}`
      await panel.getByLabel(agenda.new.who).fill(caller)
      await panel.getByRole('option', { name: fill(agenda.new.asNew, { name: caller }) }).click()
      await panel.getByLabel(agenda.new.phone).fill('0612345678')
      await what.selectOption({ index: 1 })
      await panel.getByLabel(agenda.move.ownTime).fill('05:00')
      await send.click()
      await expect(panel.getByRole('alert')).toContainText(name)
      const take = panel.getByRole('button', { name: new RegExp(`^${beginOf(agenda.new.take)}`) })
      await expect(take).toHaveCount(3)
      await panel.getByRole('button', { name: agenda.new.squeezeIn }).click()
      await expectToast(agenda.new.booked, undefined, 2)
      await expect(page.locator('[data-item]')).toHaveCount(2)
      const squeezed = workspacePanel(page, caller)
      const call = squeezed.locator('a[href^="tel:"][href$="612345678"]').first()
      await expect(call).toBeVisible()
    })
  })
}
test('[WORK-08] a panel has the focus as soon as it is there: no key is lost', async ({ page }) => {
  await ensureSignedIn(page, OWNER)
  await openPage(page, `/salon/${SALON}/agenda?view=day`)
  const focusedAtOnce = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('aside[data-panel]')) return
          observer.disconnect()
          resolve(document.activeElement?.textContent)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.keyboard.press('n')
  expect(await focusedAtOnce).toBe(enPages.agenda.new.title)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary', { name: enPages.agenda.new.title })).toHaveCount(0)
})

test('[WORK-271, WORK-273] a new appointment that is filled in is not lost by Back unasked, one that is empty or booked is', async ({
  page,
  expectToast,
}) => {
  await ensureSignedIn(page, OWNER)
  const day = today().add({ days: 203 }).toString()
  await openPage(page, `/salon/${SALON}/agenda?day=${day}&view=day`)
  const panel = page.getByRole('complementary', { name: enPages.agenda.new.title })
  await page.keyboard.press('n')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('n')
  const name = `Roos ${Date.now()}`
  await panel.getByLabel(enPages.agenda.new.who).fill(name)
  await panel.getByRole('option', { name: fill(enPages.agenda.new.asNew, { name }) }).click()
  await answerLeaveQuestion(page, 'stay', () => page.evaluate(() => history.back()))
  const field = panel.getByLabel(enPages.agenda.new.name)
  await answerLeaveQuestion(page, 'stay', () => field.press('Escape'))
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(name)
  await panel.getByLabel(enPages.agenda.new.what, { exact: true }).selectOption({ index: 1 })
  await panel.getByLabel(enPages.agenda.move.ownTime).fill('05:00')
  // [WORK-273] another time that is chosen while it is on its way would book a second one
  const goOn = await holdRequests(page, 'POST', '**/salonApi/*/visits')
  await panel.getByRole('button', { name: enPages.agenda.new.send }).click()
  await expect(field).toBeDisabled()
  await expect(panel.getByLabel(enPages.agenda.move.ownTime)).toBeDisabled()
  await goOn()
  await expectToast(enPages.agenda.new.booked)
  await expect(page.getByRole('complementary', { name })).toBeVisible()
  await page.keyboard.press('n')
  await panel.getByLabel(enPages.agenda.new.what, { exact: true }).selectOption({ index: 1 })
  const close = panel.getByRole('button', { name: enPages.agenda.close })
  await answerLeaveQuestion(page, 'leave', () => close.click())
  await expect(panel).toHaveCount(0)
})

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
    test('[WORK-14, WORK-269, LANG-04] the form of a new visit is accessible, and a page of its own on a phone', async ({
      page,
    }) => {
      await openForm(page, 202)
      await page.getByLabel(words.new.who).fill('a')
      await page.getByRole('option', { name: words.new.asNew.replace('{{name}}', 'a') }).click()
      await page.getByLabel(words.new.what, { exact: true }).selectOption({ index: 1 })
      await expect(page.getByLabel(words.move.ownTime)).toBeVisible()
      await expectAccessible(page, 'agenda, new visit')
      await page.setViewportSize({ width: 390, height: 844 })
      const dialog = page.getByRole('dialog', { name: words.new.title })
      await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
      await expect(dialog.getByRole('button', { name: words.new.send })).toBeInViewport()
    })
  })
}
