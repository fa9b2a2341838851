import type { Page } from '@playwright/test'
import { xsrfToken } from './book-by-api.ts'
import { bookRequest, OWNER, SALON } from './book-request.ts'
import { expect, test } from './journey-test.ts'
import { answerLeaveQuestion } from './leave-question.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn, fillHostedSignIn } from './sign-in.ts'

const WORDS = 'The day after is free.'

const cardOf = (page: Page, name: string) => page.getByRole('article', { name })

/** Opens the requests of the salon and the dialog that declines one, with words typed. */
async function openDecline(page: Page, name: string) {
  await ensureSignedIn(page, OWNER)
  await openPage(page, `/salon/${SALON}/requests`)
  await cardOf(page, name)
    .getByRole('button', { name: /^Decline: / })
    .click()
  const dialog = page.getByRole('dialog', { name: `Decline the request from ${name}?` })
  await dialog.getByText('That day is full').click()
  await dialog.getByLabel('In your own words').fill(WORDS)
  return dialog
}

/** Lets the page read its lists again, as it does when somebody returns to it. */
async function returnTo(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
}

test('[WORK-05, WORK-12] a request changes or is withdrawn while it is declined, an answer is undone after a double press, and one whose response is lost is told', async ({
  page,
  browser,
  baseURL,
  expectErrors,
  expectToast,
}) => {
  test.slow() // it holds several
  await test.step('a request that changes while it is declined is told, and its words are kept', async () => {
    const { name, orderId } = await bookRequest(browser, baseURL)
    const dialog = await openDecline(page, name)
    const read = await page.request.get(`/salonApi/${SALON}/visits/${orderId}`)
    const day: string = (await read.json()).data.visit.startTime.slice(0, 10)
    const moved = await page.request.put(`/salonApi/${SALON}/visits/${orderId}/time`, {
      headers: { 'x-xsrf-token': decodeURIComponent(await xsrfToken(page)) },
      data: { version: 1, startTime: `${day}T05:00:00Z`, message: '' },
    })
    expect(moved.status(), await moved.text()).toBe(200)
    const before = await dialog.getByText('The time becomes free again.').textContent()
    await returnTo(page)
    await expect(dialog.getByRole('alert')).toContainText('The request has changed meanwhile')
    await expect(dialog.getByText('The time becomes free again.')).toHaveText(before ?? '')
    await expect(dialog.getByRole('button', { name: 'Decline', exact: true })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Go on with the new one' }).click()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByText('The time becomes free again.')).not.toHaveText(before ?? '')
    await expect(dialog.getByLabel('In your own words')).toHaveValue(WORDS)
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
    await expectToast(`Declined. ${name} gets a mail with the reason`)
    await expect(dialog).toHaveCount(0)
  })
  await test.step('a request that is withdrawn while it is declined is told, and its words are kept', async () => {
    const { name, customerPage, orderId } = await bookRequest(browser, baseURL)
    const dialog = await openDecline(page, name)
    const cancelled = await customerPage.request.put(`/orderApi/orders/${orderId}/cancel`, {
      headers: { 'x-xsrf-token': decodeURIComponent(await xsrfToken(customerPage)) },
      data: { orderId },
    })
    expect(cancelled.status()).toBe(200)
    await returnTo(page)
    await expect(dialog.getByRole('alert')).toContainText('has been answered already, or withdrawn')
    await expect(dialog.getByLabel('In your own words')).toHaveValue(WORDS)
    await expect(dialog.getByRole('button', { name: 'Decline', exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
  })
  await test.step('a double press sends one answer, which can be undone', async () => {
    const { name } = await bookRequest(browser, baseURL)
    await openPage(page, `/salon/${SALON}/requests`)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/requests\//.test(request.url()))
        sent.push(request.url())
    })
    const card = cardOf(page, name)
    await card.getByRole('button', { name: /^Confirm: / }).dblclick()
    await expectToast(`${name} is confirmed and gets a mail`)
    await expect(card).toHaveCount(0)
    expect(sent).toHaveLength(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast('Undone. No mail was sent.')
    await expect(card).toBeVisible()
  })
  await test.step('an answer whose response is lost is told', async () => {
    expectErrors(/ERR_FAILED|Failed to load|The answer/)
    for (const answer of ['Confirm', 'Decline'] as const) {
      const { name } = await bookRequest(browser, baseURL)
      const dialog = await openDecline(page, name)
      if (answer === 'Confirm')
        await answerLeaveQuestion(page, 'leave', () => page.keyboard.press('Escape'))
      await page.route(`**/salonApi/${SALON}/requests/*`, async (route) => {
        await route.fetch()
        await route.abort()
      })
      const area = answer === 'Confirm' ? cardOf(page, name) : dialog
      await area.getByRole('button', { name: new RegExp(`^${answer}`) }).click()
      const text = { Confirm: `${name} is confirmed`, Decline: `Declined. ${name} gets` }[answer]
      await expectToast(new RegExp(`^${text}`))
      await expect(dialog).toHaveCount(0)
      await expect(cardOf(page, name)).toHaveCount(0)
      await page.unroute(`**/salonApi/${SALON}/requests/*`)
    }
  })
})

test('[AUTH-06, WORK-03] who does not work at the salon signs in with another account, comes back, and signs out to the search', async ({
  page,
  request,
  expectErrors,
  expectToast,
}) => {
  await test.step('another account signs in and comes back', async () => {
    await ensureSignedIn(page, await createCustomer(request))
    await openPage(page, `/salon/${SALON}/requests`)
    await page.getByRole('button', { name: 'Sign in with another account' }).click()
    await fillHostedSignIn(page, OWNER)
    await expect(page).toHaveURL(`/salon/${SALON}/requests`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Requests')
  })
  await test.step('an address in capitals leads to the same page', async () => {
    await openPage(page, '/salon/Henna-Door-Samira/requests?a=1')
    await expect(page).toHaveURL(new RegExp(`/salon/${SALON}/requests`))
    const current = page.getByRole('navigation').locator('a[aria-current=page]')
    await expect(current.filter({ hasText: 'Requests' })).toBeVisible()
  })
  await test.step('signing out leads to the search, without the sign-in dialog', async () => {
    expectErrors(/status of 401|did not load/) // the page may read its lists once more before it is left
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expectToast('You are signed out')
    await expect(page).toHaveURL(/\/search/)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
