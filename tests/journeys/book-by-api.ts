import { expect, type Page } from '@playwright/test'
import type { OrderDraft } from '#contract/order.ts'
import { aDraft } from '../../src/api/order/testing/a-draft.ts'
import { today } from './calendar-days.ts'
import { freeSlots, readProvider } from './providers-by-api.ts'

/**
 * Books the first treatment of a provider for the signed-in customer of the page, at the first of `starts` that is free.
 * Without `starts`: from two weeks ahead, where no screen books, and on the days with the most free slots first.
 * @returns the order's id
 */
export async function bookByApi(
  page: Page,
  provider: string,
  starts?: readonly string[],
  customerInfo?: Partial<OrderDraft['customerInfo']>,
): Promise<string> {
  const { catalogItems } = await readProvider(page.request, provider)
  const item = catalogItems.find(({ isAddon }) => !isAddon)
  if (!item) throw new Error(`${provider} sells nothing`)
  const { userInfo } = await (await page.request.get('/api/auth/status')).json()
  const wanted = {
    id: item.catalogItemId,
    priceCents: Math.round(item.price * 100),
    durationMinutes: item.duration,
  }
  for (const start of starts ?? (await laterStarts(page, provider, item.duration))) {
    const answer = await page.request.post('/orderApi/orders', {
      headers: { 'x-xsrf-token': await xsrfToken(page) },
      data: aDraft({ userName: provider }, [wanted], {
        customerUserName: userInfo.userName,
        startsAt: Date.parse(start),
        customerInfo: {
          customerName: userInfo.name,
          customerEmail: userInfo.email,
          ...customerInfo,
        },
      }),
    })
    if (answer.status() === 409) continue // another test booked it
    expect(answer.status(), await answer.text()).toBe(201)
    return (await answer.json()).data.orderId
  }
  throw new Error(`${provider} is full`)
}

async function laterStarts(page: Page, userName: string, minutes: number): Promise<string[]> {
  const from = today().add({ days: 14 })
  const slots = await freeSlots(page.request, {
    userName,
    startDate: from.toString(),
    endDate: from.add({ days: 34 }).toString(),
    minutes,
  })
  const starts = slots.map(({ startTime }) => startTime)
  const days = Map.groupBy(starts, (start) => start.slice(0, 10))
  return [...days.values()].toSorted((one, other) => other.length - one.length).flat()
}

/** The XSRF token that a changing request of the page's session must carry. */
export async function xsrfToken(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
}
