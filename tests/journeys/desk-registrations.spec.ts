import type { Page } from '@playwright/test'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openUntilFirstBooking } from './first-booking.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn, fillHostedSignIn } from './sign-in.ts'

const { registration: form, deskRegistrations: desk, checkout } = { ...nl, ...nlPages }

test.use({ language: 'nl' })
test('[DESK-043, DESK-045, DESK-046, DESK-048, DESK-053, DESK-195, DESK-198, DESK-230, DESK-240, DESK-296, WORK-93, WORK-251] a salon goes from its registration to its first booking without a terminal', async ({
  page,
  browser,
  baseURL,
  request,
  expectToast,
}) => {
  test.slow() // it walks the way of three people
  const owner = await createCustomer(request)
  const fullName = `Salon ${owner.name}`
  await openPage(page, '/provider-registration')
  for (const [label, value] of [
    [form.fullName, owner.name],
    [form.email, owner.email],
    [form.phone, '06-12345678'],
    [form.services, 'Knippen en kleuren'],
    [form.experience, '9'],
    [form.postalCode, '3512 PN'],
    [form.salonName, fullName],
    [form.street, 'Lange Nieuwstraat 84'],
  ] as const)
    await page.getByLabel(label).fill(value)
  await page.getByLabel(checkout.terms).check()
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByText(form.sent)).toBeVisible()

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL' })
  await context.addCookies([{ name: 'language', value: 'nl', url: baseURL ?? '' }])
  const theirs = await context.newPage()
  await ensureSignedIn(theirs, 'beheer')
  await openPage(theirs, '/desk/registrations')
  await theirs.getByRole('link', { name: fullName }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: fullName })).toBeVisible()
  await expectAccessible(theirs, 'desk-registration')
  // A second press changes nothing that the first one changed.
  await theirs.getByRole('button', { name: desk.panel.take }).dblclick()
  await expect(theirs.getByText(desk.panel.mine)).toBeVisible()
  await expect(theirs.getByRole('alert')).toHaveCount(0)
  const question = theirs.getByRole('textbox', { name: /^Aan / })
  await theirs.getByRole('button', { name: desk.panel.ask }).click()
  await question.fill('Hoe laat ben je bereikbaar?')
  await theirs.reload()
  await theirs.getByRole('button', { name: desk.panel.ask }).click()
  await expect(question).toHaveValue('Hoe laat ben je bereikbaar?')
  // Nothing is typed while the question is on its way.
  const underWay = Promise.withResolvers<void>()
  await theirs.route('**/deskApi/registrations/*/question', async (route) => {
    await underWay.promise
    await route.continue()
  })
  await theirs.getByRole('button', { name: desk.ask.submit }).click()
  await expect(question).toBeDisabled()
  underWay.resolve()
  await theirs.getByRole('button', { name: desk.undo }).click()
  await expect(theirs.getByText(desk.undone)).toBeVisible()
  await theirs.getByRole('button', { name: desk.panel.ask }).click()
  await expect(question).toHaveValue('Hoe laat ben je bereikbaar?')
  await theirs.getByRole('button', { name: desk.back }).click()
  await undoRefusal(theirs, fullName)
  await theirs.getByRole('button', { name: desk.panel.approve }).click()
  await theirs.getByLabel(desk.approve.city).selectOption('Utrecht')
  await theirs.getByLabel(desk.approve.note).fill('Wat een mooi pand.')
  await expect(theirs.getByRole('article')).toContainText('Wat een mooi pand.')
  const userName = await theirs.getByLabel(desk.approve.userName).inputValue()
  await expectAccessible(theirs, 'desk-registration-approve')
  const approve = theirs.getByRole('button', { name: desk.approve.submit })
  await approve.click()
  await theirs.getByRole('button', { name: desk.undo }).click()
  await theirs.getByRole('button', { name: desk.panel.approve }).click()
  await expect(theirs.getByLabel(desk.approve.note)).toHaveValue('Wat een mooi pand.')
  await approve.click()
  await expect(theirs.getByText(desk.panel.mailLeaves)).toBeVisible()
  await expect(theirs.getByRole('button', { name: desk.panel.send })).toBeVisible()
  await expect(theirs.getByText(desk.panel.mailLeaves)).toHaveCount(0)
  await context.close()

  const { text } = await readMail(request, owner.email, /Je salon mag open/)
  await openPage(page, /\/invitation\/[\w-]{22}/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Log in of maak een account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Inloggen', exact: true }).click()
  await fillHostedSignIn(page, owner)
  await page.getByRole('button', { name: 'Neem de uitnodiging aan' }).click()
  await expect(page).toHaveURL(new RegExp(`/salon/${userName}/welcome`))
  expect((await request.get(`/profile/${userName}`)).status()).toBe(404)
  await openUntilFirstBooking({
    page,
    browser,
    request,
    expectToast,
    userName,
    language: 'nl',
    baseURL: baseURL ?? '',
  })
})

/** Refuses a registration, and undoes it on another page: what was written is in the form again (DESK-198). */
async function undoRefusal(page: Page, fullName: string): Promise<void> {
  const facts = page.getByLabel(nlPages.desk.decision.facts)
  const ground = page.getByRole('radio', { name: desk.refuse.grounds['outside-offer'] })
  await page.getByRole('button', { name: desk.panel.refuse }).click()
  await ground.check()
  await facts.fill('De salon biedt alleen tatoeages aan.')
  await page.getByRole('button', { name: desk.refuse.submit }).click()
  await expect(facts).toHaveCount(0)
  await page.getByRole('link', { name: desk.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: desk.title })).toBeVisible()
  await page.getByRole('button', { name: desk.undo }).click()
  await expect(page.getByText(desk.undone).last()).toBeVisible()
  await page.getByRole('link', { name: fullName }).click()
  await page.getByRole('button', { name: desk.panel.refuse }).click()
  await expect(facts).toHaveValue('De salon biedt alleen tatoeages aan.')
  await expect(ground).toBeChecked()
  await facts.fill('')
  await page.getByRole('button', { name: desk.back }).click()
}
