import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { acceptAndBook, pressContinue, walkToDetails } from '../../../tests/journeys/wizard.ts'
import type { Customer } from './market.ts'

/** What a customer met who had typed a message to the salon in a browser and booked after something broke. */
export interface VisitorResult {
  /** Presses of the button after which the page said that nothing was booked, and why. */
  readonly refusals: number
  /** Whether the message stood on the page after each of them, and in the order. */
  readonly isTextKept: boolean
  readonly isBooked: boolean
}

/** A customer in a browser, on the last step of a booking. */
export interface Visitor {
  /** Presses the button until the order is placed. */
  book(): Promise<VisitorResult>
}

const NOT_BOOKED: VisitorResult = { refusals: 0, isTextKept: false, isBooked: false }
const MESSAGE = 'I come by bike.'
const PATIENCE_MS = 120_000
const PAUSE_MS = 2_000
/** More than the web client waits for an answer. */
const ANSWER_MS = 20_000

/** Walks to the last step of a booking at this salon. */
export async function openVisitor(
  browser: Browser,
  siteUrl: string,
  { customer, salon }: { customer: Customer; salon: string },
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
  })
  const cookies = [...customer.cookies, ['language', 'en'] as const]
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: siteUrl })))
  const page = await context.newPage()
  await walkToDetails(page, salon)
  await page.getByLabel('Message for the salon').fill(MESSAGE)
  await pressContinue(page)
  await page.getByText(MESSAGE).waitFor()
  return {
    book: async () => {
      // A page that shows neither an order nor a refusal is a result too: the drill goes on.
      const result = await bookPatiently(page).catch((error) => {
        console.log(`\n  the visitor's page: ${error}`)
        return NOT_BOOKED
      })
      await context.close()
      return result
    },
  }
}

async function bookPatiently(page: Page): Promise<VisitorResult> {
  const givesUpAt = performance.now() + PATIENCE_MS
  let isTextKept = true
  let refusals = 0
  let press = () => acceptAndBook(page)
  while (performance.now() < givesUpAt) {
    const orderId = await placeOrder(page, press)
    if (orderId !== null) {
      await page.getByRole('heading', { name: /^See you on / }).waitFor()
      return {
        refusals,
        isTextKept: isTextKept && (await hasMessage(page, orderId)),
        isBooked: true,
      }
    }
    await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
    refusals++
    isTextKept &&= await page.getByText(MESSAGE).isVisible()
    press = () => page.getByRole('button', { name: 'Book with obligation to pay' }).click()
    await delay(PAUSE_MS)
  }
  return { refusals, isTextKept, isBooked: false }
}

/** @returns the id of the order, or null without one */
async function placeOrder(page: Page, press: () => Promise<void>): Promise<string | null> {
  const answer = page
    .waitForResponse(
      (response) =>
        response.url().endsWith('/orderApi/orders') && response.request().method() === 'POST',
      { timeout: ANSWER_MS },
    )
    .catch(() => null)
  await press()
  const response = await answer
  return response?.status() === 201 ? (await response.json()).data.orderId : null
}

/** Whether the order has the message. */
async function hasMessage(page: Page, orderId: string): Promise<boolean> {
  const answer = await page.request.get(`/orderApi/orders/${orderId}`)
  return (await answer.text()).includes(MESSAGE)
}
