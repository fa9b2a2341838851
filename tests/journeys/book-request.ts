import type { Browser, Page } from '@playwright/test'
import { bookByApi } from './book-by-api.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'

// A provider of home visits that confirms by hand; its owner is a demo account.
export const SALON = 'henna-door-samira'
export const SALON_MAIL = `hallo@${SALON}.voorbeeld.nl`
export const OWNER = 'samira'
const AT_HOME = {
  serviceLocation: 'DOORSTEP',
  customerAddress: 'Lijnbaansgracht 12, 1015 GN Amsterdam',
} as const

export interface BookedRequest {
  /** The mail address of the customer's account. */
  email: string
  /** The name on the request, which no other request has. */
  name: string
  orderId: string
  /** A page of the customer. */
  customerPage: Page
}

/** Books a request for a customer of its own at the salon that confirms by hand. */
export async function bookRequest(
  browser: Browser,
  baseURL: string | undefined,
): Promise<BookedRequest> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })
  const customerPage = await context.newPage()
  const customer = await createCustomer(context.request)
  await ensureSignedIn(customerPage, customer)
  const name = `Fenna ${customer.userName}`
  const customerInfo = { ...AT_HOME, customerName: name }
  const orderId = await bookByApi(customerPage, SALON, undefined, customerInfo)
  return { email: customer.email, name, orderId, customerPage }
}
