import type { Page } from '@playwright/test'
import { orderNumber } from '#domain/order/order-number.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { bookByApi } from './book-by-api.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn, fillHostedSignIn, randomCustomer } from './sign-in.ts'

const { contact_us: contact, desk } = { ...nl, ...nlPages }
const { deskMessages: messages, deskOrders: orders, deskPeople: people } = nlPages

test.use({ language: 'nl' })

test('[DESK-080, DESK-081, DESK-082, DESK-240, DESK-280, DESK-296] a message of the public form is read and answered from the desk, and what its sender answers is in the thread', async ({
  page,
  request,
}) => {
  const sender = randomCustomer()
  await openPage(page, '/contact-us')
  await page.getByLabel(contact.name).fill(sender.name)
  await page.getByLabel(contact.email).fill(sender.email)
  await page.getByLabel(contact.message).fill('Boekt mijn moeder ook zonder e-mail?')
  await page.getByRole('button', { name: contact.submit }).click()
  await expect(page.getByText(sender.email)).toBeVisible()

  await ensureSignedIn(page, 'beheer')
  await openPage(page, '/desk/messages')
  await page.getByLabel(messages.search).fill(sender.email)
  await page.getByRole('button', { name: messages.find, exact: true }).click()
  const row = page.getByRole('link', { name: sender.name })
  await expect(row).toHaveCount(1)
  await expectAccessible(page, 'desk-messages')
  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  const reply = page.getByLabel('Antwoord aan Anouk')
  const answer = page.getByLabel(messages.answer.label)
  await reply.fill('Ja.')
  await answer.fill('Dan belt ze.')
  await page.reload()
  await expect(reply).toHaveValue('Ja.')
  // Each field stores its own text alone, not what the other one had.
  await answer.fill('')
  await reply.fill('Ja, per telefoon.')
  await page.reload()
  await expect(reply).toHaveValue('Ja, per telefoon.')
  await expect(answer).toHaveValue('')
  await expect(page.getByRole('article')).toContainText('Ja, per telefoon.')
  await expectAccessible(page, 'desk-message')
  await answerOnceWith(page, '**/deskApi/messages/*', ['"delivery":"left"', '"delivery":"waiting"'])
  await page.getByRole('button', { name: messages.reply.send }).click()
  await expect(reply).toHaveValue('')
  const { subject, text } = await readMail(request, sender.email, /^Re: je bericht \[/)
  expect(text).toContain('Ja, per telefoon.')
  const thread = page.getByRole('region', { name: messages.thread.title })
  await expect(thread).toContainText('Ja, per telefoon.')
  await expect(thread).not.toContainText(messages.thread.waiting)
  await expect(page.getByText(subject.slice(subject.indexOf('[') + 1, -1))).toBeVisible()

  // What is typed while the answer is on its way stays.
  const underWay = Promise.withResolvers<void>()
  await page.route('**/deskApi/messages/*/answers', async (route) => {
    await underWay.promise
    await route.continue()
  })
  await answer.fill('Dan belt ze morgen.')
  await page.getByRole('button', { name: messages.answer.save }).click()
  await answer.fill('Of overmorgen.')
  underWay.resolve()
  await expect(thread).toContainText('Dan belt ze morgen.')
  await expect(answer).toHaveValue('Of overmorgen.')
  await expect(page.getByLabel(messages.status.label)).toHaveValue('open')
})

test('[DESK-016, DESK-140, DESK-151, DESK-152, DESK-153, DESK-154, DESK-194, DESK-195, DESK-240, DESK-241, DESK-242, DESK-244, DESK-287, DESK-296] a booking is found by its number, mailed again, and cancelled for its customer with a reason', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const customer = await createCustomer(request)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await context.newPage()
  await ensureSignedIn(theirs, customer)
  const number = orderNumber(await bookByApi(theirs, 'studio-parel'))
  const other = orderNumber(await bookByApi(theirs, 'studio-parel'))
  await context.close()

  await ensureSignedIn(page, 'beheer')
  await openPage(page, '/desk')
  // Beside the market of today a row is as on a phone, so that its words stay whole.
  await page.setViewportSize({ width: 1024, height: 900 })
  const row = page.getByRole('list', { name: desk.today.list }).getByRole('listitem').first()
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(180)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByText(desk.today.orders.due).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: desk.today.orders.due })).toBeChecked()
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: desk.search.label })
  await expect(search.getByLabel(desk.search.field)).toBeFocused()
  await page.keyboard.type(number)
  await search.getByRole('option', { name: number }).click()
  await expect(page).toHaveTitle(`${number} · Beheer | Bloesem`)
  await expect(page.getByText(orders.event.by.customer)).toBeVisible()
  await expectAccessible(page, 'desk-order')
  await page.getByRole('button', { name: orders.one.resendCustomer }).click()
  await expect(page.getByText(orders.one.resent)).toBeVisible()

  await page.getByRole('button', { name: orders.one.change }).click()
  const dialog = page.getByRole('dialog', { name: orders.status.title })
  await dialog.getByLabel(orders.status.reason).fill('Ze is ziek.')
  await page.reload()
  await page.getByRole('button', { name: orders.one.change }).click()
  await expect(dialog.getByLabel(orders.status.reason)).toHaveValue('Ze is ziek.')
  // What is written about one booking is in no other, also in one that was open before.
  for (const each of [other, number]) {
    await dialog.getByRole('button', { name: desk.back }).click()
    await page.keyboard.press('/')
    await expect(search.getByLabel(desk.search.field)).toBeFocused()
    await page.keyboard.type(each)
    await search.getByRole('option', { name: each }).click()
    await expect(page).toHaveTitle(`${each} · Beheer | Bloesem`)
    await page.getByRole('button', { name: orders.one.change }).click()
    await expect(dialog.getByLabel(orders.status.reason)).toHaveValue('')
    await dialog.getByLabel(orders.status.reason).fill(`Over ${each}.`)
  }
  await dialog.getByRole('radio', { name: orders.status.choices['CANCELLED customer'] }).check()
  await dialog.getByLabel(orders.status.reason).fill('')
  await expect(dialog.getByText(orders.status.reasonMissing)).toBeVisible()
  await dialog.getByLabel(orders.status.reason).fill('Ze is ziek en belde ons.')
  await expectAccessible(page, 'desk-order-status')
  const underWay = Promise.withResolvers<void>()
  await page.route('**/deskApi/orders/*/status', async (route) => {
    await underWay.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: orders.status.submitUnchosen }).click()
  await expect(dialog.getByLabel(orders.status.reason)).toBeDisabled()
  await expect(
    dialog.getByRole('radio', { name: orders.status.choices['CANCELLED customer'] }),
  ).toBeDisabled()
  await answerOnceWith(page, '**/deskApi/orders/*', ['"state":"sent"', '"state":"waiting"'])
  underWay.resolve()
  await expect(dialog).toHaveCount(0)
  const history = page.getByRole('region', { name: orders.one.happened })
  await expect(history).toContainText('Ze is ziek en belde ons.')
  await expect(history).toContainText(orders.event.by.operatorForCustomer)
  const { text } = await readMail(request, customer.email, /Geannuleerd|Cancelled/)
  expect(text).toContain('Ze is ziek en belde ons.')
  const mail = orders.mail.kinds.cancellation
  await expect(history).toContainText(orders.mail.sent.replace('{{mail}}', mail))
  await expect(history).not.toContainText(orders.mail.waiting.replace('{{mail}}', mail))

  // Once the dialog is loaded it takes the focus at the key itself, which is no part of the text.
  await page.keyboard.press('/')
  await expect(search.getByLabel(desk.search.field)).toBeFocused()
  await page.keyboard.type(number)
  const field = search.getByLabel(desk.search.field)
  await expect(field).toHaveValue(number)
  // Escape closes the list, then empties the field, then closes the dialog; the arrow keys walk the groups.
  const option = search.getByRole('option')
  await expect(option).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(option).toHaveCount(0)
  await expect(field).toHaveValue(number)
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await page.keyboard.type('studio')
  const salon = search.getByRole('option').first()
  await expect(salon).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(search.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const id = await salon.getAttribute('id')
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? '')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)

  await page.getByRole('link', { name: customer.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.name)
  await expect(page.getByRole('link', { name: number })).toBeVisible()
})

test('[APP-01, DESK-130, DESK-132, DESK-133, DESK-170, DESK-176, DESK-247] somebody is found, signed out everywhere and locked, and reads so; numbers and system are shown', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const customer = await createCustomer(request)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await context.addCookies([{ name: 'language', value: 'nl', url: baseURL ?? '' }])
  const theirs = await context.newPage()
  await ensureSignedIn(theirs, customer)

  await ensureSignedIn(page, 'beheer')
  await openPage(page, '/desk/people')
  const search = page.getByLabel(people.search)
  await search.fill(customer.email)
  await page.getByRole('link', { name: customer.userName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.name)
  await page.goBack()
  await expect(search).toHaveValue(customer.email)
  await page.goForward()
  const act = async (name: 'signOut' | 'lock') => {
    await page.getByRole('button', { name: people.acts[name] }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(people.dialog.reason).fill('Vroeg er zelf om.')
    await dialog.getByRole('button', { name: people.dialog.submit[name], exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(people.dialog.done[name], { exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText('Chrome op Linux', { exact: true })).toBeVisible()
  await act('signOut')
  await expect(page.getByText(people.sessions.none)).toBeVisible()
  await act('lock')
  await expectAccessible(page, 'desk-person')

  await context.clearCookies({ name: /_token$/ })
  await openPage(theirs, '/login')
  await theirs.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
  await fillHostedSignIn(theirs, customer)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Dit account is op slot')
  await context.close()

  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('img', { name: /^Boekingen per week/ })).toBeVisible()
  await expectAccessible(page, 'desk-numbers')
  await page.keyboard.press('g')
  await page.keyboard.press('y')
  await expect(page.getByRole('rowheader', { name: /PUBLIC_URL/ })).toBeVisible()
  await expectAccessible(page, 'desk-system')
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(page.getByRole('link', { name: customer.name }).first()).toBeVisible()
  await openPage(page, '/desk/nothing')
  await expectAccessible(page, 'desk-unknown')
  await page.getByRole('link', { name: desk.unknown.back }).click()
  await expect(page).toHaveURL('/desk')
})

/** Answers the next reading as if the mail had not left yet: it may leave before the page reads. */
async function answerOnceWith(
  page: Page,
  address: string,
  [now, before]: readonly [string, string],
): Promise<void> {
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(now, before) })
    },
    { times: 1 },
  )
}
