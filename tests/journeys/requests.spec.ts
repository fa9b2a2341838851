import type { Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { fill } from '#messages/fill.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { bookRequest, OWNER, SALON, SALON_MAIL } from './book-request.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { answerLeaveQuestion } from './leave-question.ts'
import { readMail } from './mailbox.ts'
import { beginOf } from './message-parts.ts'
import { openPage } from './open-page.ts'
import { sendWaitingMails } from './product-database.ts'
import { createCustomer, ensureSignedIn, signInAs } from './sign-in.ts'

/** Does what a browser does when its tab is looked at again. */
const lookAgain = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

const cardOf = (page: Page, name: string) => page.getByRole('article', { name })

for (const [language, where] of [
  ['en', ''],
  ['nl', '@phone'],
] as const) {
  const { requests, link: linkPage } = { en: enPages, nl: nlPages }[language].workspace
  const { declining } = requests
  const { order } = { en, nl }[language]
  test.describe(`declined in ${language}`, () => {
    test.use({ language })
    test(`[WORK-03, WORK-04, WORK-06, WORK-105, WORK-249] a request is announced, is declined from the link in the mail, and its customer reads the reason ${where} @both`, async ({
      page,
      browser,
      baseURL,
      request,
      expectToast,
    }) => {
      await ensureSignedIn(page, OWNER)
      const news = page.waitForResponse(/\/news/)
      await openPage(page, `/salon/${SALON}/clients`)
      await news
      const booked = await bookRequest(browser, baseURL)
      const { email, name, customerPage, orderId } = booked
      const cookie = { name: 'language', value: language, url: baseURL ?? '' }
      await customerPage.context().addCookies([cookie])
      await lookAgain(page)
      await expectToast(new RegExp(fill(requests.arrived, { name, when: '' })))
      const mail = await readMail(request, SALON_MAIL, new RegExp(`Nieuwe aanvraag: .*${name}`))
      const link = /Beantwoord de aanvraag:? *\n?(\S+)/.exec(mail.text)?.[1] ?? ''
      await openPage(page, `/salon/${SALON}/requests`)
      const card = cardOf(page, name)
      await expect(card).toContainText(beginOf(requests.answerBy))
      await expect(card).toContainText(requests.newCustomer)
      const address = 'Lijnbaansgracht 12, 1015 GN Amsterdam'
      await expect(card).toContainText(fill(requests.atHome, { address }))
      // Whoever has the link may answer, whoever is signed in.
      await openPage(customerPage, new URL(link).pathname)
      const heading = (text: string) => customerPage.getByRole('heading', { name: text })
      await expect(heading(fill(linkPage.title, { name }))).toBeVisible()
      await expectAccessible(customerPage, 'answer link', { keepsViewport: true })
      await customerPage.getByRole('button', { name: requests.decline }).click()
      const dialog = customerPage.getByRole('dialog', { name: fill(declining.title, { name }) })
      const send = dialog.getByRole('button', { name: declining.send, exact: true })
      await send.click()
      await expect(dialog.getByText(declining.reasonMissing)).toBeVisible()
      await dialog.getByText(declining.reasons.other).click()
      await send.click()
      await expect(dialog.getByText(declining.wordsMissing)).toBeVisible()
      await dialog.getByText(declining.reasons.full).click()
      await dialog.getByLabel(declining.words).fill('The day after is free.')
      await send.click()
      await expect(heading(linkPage.done.DECLINED)).toBeFocused()
      await openPage(customerPage, new URL(link).pathname)
      await expect(heading(linkPage.answered.DECLINED)).toBeVisible()
      await openPage(customerPage, `/salon-answer/${'A'.repeat(78)}`)
      await expect(heading(linkPage.unknown)).toBeVisible()
      await openPage(page, `/salon/${SALON}/requests`)
      const answered = page.getByText(new RegExp(`^${beginOf(requests.answered)}`))
      await expect(answered).toBeVisible()
      await expect(card).toHaveCount(0)
      await answered.click()
      const answeredRow = page.getByRole('listitem').filter({ hasText: name })
      await expect(answeredRow).toContainText(order.status.DECLINED)
      await sendWaitingMails(orderId)
      const answer = await readMail(request, email, /^Not possible: /)
      expect(answer.text).toContain('That day is full. The day after is free.')
      expect(answer.attachments[0]?.content).toContain('METHOD:CANCEL')
      await openPage(customerPage, `/bookings/${orderId}`)
      await expect(customerPage.getByText(order.status.DECLINED, { exact: true })).toBeVisible()
    })
  })
}

test.describe('in Dutch on a phone', () => {
  // What a page asked for just before the sign-out may be refused after it.
  test.use({ language: 'nl', expectedErrors: /status of 401|sign-in-required/ })
  test('[WORK-05, WORK-146] a request is confirmed, and its customer gets the mail and the calendar file @phone', async ({
    page,
    browser,
    baseURL,
    request,
    expectToast,
  }) => {
    const { email, name, orderId } = await bookRequest(browser, baseURL)
    await signInAs(page, OWNER) // its session ends here, so not the one that other tests share
    await expect(page).toHaveURL(`/salon/${SALON}/agenda`)
    const tabs = page.getByRole('navigation', { name: 'Werkruimte, onderaan' })
    await tabs.getByRole('link', { name: /^Aanvragen \d+ open$/ }).click()
    const card = cardOf(page, name)
    await card.getByRole('button', { name: `Bevestigen: ${name}` }).click()
    await expectToast(`${name} is bevestigd en krijgt een mail`)
    await expect(card).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
    await sendWaitingMails(orderId)
    const answer = await readMail(request, email, /^Confirmed: /)
    expect(answer.attachments[0]?.content).toContain('STATUS:CONFIRMED')
    await tabs.getByRole('link', { name: 'Meer' }).click()
    await expect(page.getByText('Eigenaar van Henna door Samira')).toBeVisible()
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await expectToast('Je bent uitgelogd')
    await expect(page).toHaveURL(/\/search/)
  })
})

test('[WORK-05] a request that its customer has cancelled is not answered; an answer without a connection fails, says so, and is sent again', async ({
  page,
  browser,
  baseURL,
  expectErrors,
  expectToast,
}) => {
  await test.step('a request that its customer has cancelled is not answered', async () => {
    expectErrors(/409 \(Conflict\)/)
    const { name, customerPage, orderId } = await bookRequest(browser, baseURL)
    await ensureSignedIn(page, OWNER)
    await openPage(page, `/salon/${SALON}/requests`)
    const card = cardOf(page, name)
    await expect(card).toBeVisible()
    const cookies = await customerPage.context().cookies()
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const cancelled = await customerPage.request.put(`/orderApi/orders/${orderId}/cancel`, {
      headers: { 'x-xsrf-token': decodeURIComponent(token) },
      data: { orderId },
    })
    expect(cancelled.status()).toBe(200)
    await card.getByRole('button', { name: /^Confirm: / }).click()
    await expectToast('This request has been answered already, or withdrawn.')
    await expect(card).toHaveCount(0)
  })
  await test.step('an answer without a connection fails, says so, and is sent again', async () => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|503|Failed to load|The answer|did not load/)
    const { name } = await bookRequest(browser, baseURL)
    await openPage(page, `/salon/${SALON}/requests`)
    const card = cardOf(page, name)
    await expect(card).toBeVisible()
    await test.step('[WORK-271] why a request is declined is not lost by Escape unasked, however often', async () => {
      const { decline, declining } = enPages.workspace.requests
      await card.getByRole('button', { name: new RegExp(`^${decline}: `) }).click()
      const words = page.getByRole('dialog').getByLabel(declining.words)
      await words.fill('Full')
      const pressEscape = () => page.keyboard.press('Escape')
      await answerLeaveQuestion(page, 'stay', pressEscape)
      await answerLeaveQuestion(page, 'stay', pressEscape) // which the browser closes by itself
      await expect(words).toHaveValue('Full')
      await expect(words).toBeVisible()
      await answerLeaveQuestion(page, 'leave', pressEscape)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await page.context().setOffline(true)
    await card.getByRole('button', { name: /^Confirm: / }).click()
    await expect(card.getByRole('alert')).toContainText('Your answer did not arrive')
    await page.context().setOffline(false)
    await card.getByRole('button', { name: /^Confirm: / }).click()
    await expectToast(`${name} is confirmed and gets a mail`)
    await expect(card).toHaveCount(0)
  })
})

test('[WORK-03] a visitor gets the sign-in at the address of the salon, another account no access, and a member a way there', async ({
  page,
  request,
}) => {
  await test.step('a visitor gets the sign-in, and another account no access', async () => {
    await openPage(page, `/salon/${SALON}/requests`)
    await expect(page.getByRole('dialog')).toContainText(enPages.workspace.signInReason)
    await page.keyboard.press('Escape')
    await expect(page.getByText(enPages.workspace.signedOut.title)).toBeVisible()
    await ensureSignedIn(page, await createCustomer(request))
    await openPage(page, `/salon/${SALON}/requests`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      enPages.workspace.notMember.title,
    )
    await expectAccessible(page, 'workspace, no access')
    await openPage(page, '/salon')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(enPages.workspace.choose.none)
    await expectAccessible(page, 'workspace, choose a salon')
  })
  await test.step('the account menu of a member leads to the salon', async () => {
    await page.context().clearCookies()
    await ensureSignedIn(page, OWNER)
    await openPage(page, '/search')
    await page.getByRole('button', { name: 'Account of Samira El Idrissi' }).click()
    await page.getByRole('link', { name: en.shell.workspace, exact: true }).click()
    await expect(page).toHaveURL(`/salon/${SALON}/agenda`)
    await expect(page.getByRole('main')).toBeFocused()
  })
})

for (const language of checkedLanguages) {
  const words = { en: enPages, nl: nlPages }[language].workspace
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('[WORK-03, WORK-04, LANG-04] the workspace is accessible', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { name } = await bookRequest(browser, baseURL)
      await ensureSignedIn(page, OWNER)
      await openPage(page, `/salon/${SALON}/requests`)
      const card = cardOf(page, name)
      await expect(card).toBeVisible()
      await expectAccessible(page, 'requests')
      await card.getByRole('button', { name: new RegExp(`^${words.requests.decline}: `) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'requests, declining')
      await page.keyboard.press('Escape')
      await openPage(page, `/salon/${SALON}/more`)
      await expectAccessible(page, 'workspace, more')
    })
  })
}
