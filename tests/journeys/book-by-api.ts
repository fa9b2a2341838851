import { expect, type Page } from '@playwright/test'
import { aDraft } from '../../src/api/order/testing/a-draft.ts'
import { today } from './calendar-days.ts'
import { freeSlots, readSalon } from './market.ts'

/**
 * Books the first treatment of a salon for whom the page's session belongs to, at the first of these starts that is
 * still free; without any, two weeks from now, out of the way of what is booked on the screens, on the days with the most
 * free starts first. Answers the order's id.
 */
export async function bookByApi(
  page: Page,
  salon: string,
  starts?: readonly string[],
): Promise<string> {
  const { catalogItems } = await readSalon(page.request, salon)
  const item = catalogItems.find(({ isAddon }) => !isAddon)
  if (!item) throw new Error(`${salon} sells nothing`)
  const { userInfo } = await (await page.request.get('/api/auth/status')).json()
  const wanted = {
    id: item.catalogItemId,
    priceCents: Math.round(item.price * 100),
    durationMinutes: item.duration,
  }
  for (const start of starts ?? (await laterStarts(page, salon, item.duration))) {
    const answer = await page.request.post('/orderApi/orders', {
      headers: { 'x-xsrf-token': await xsrfToken(page) },
      data: aDraft({ userName: salon }, [wanted], {
        customerUserName: userInfo.userName,
        startsAt: Date.parse(start),
        customerInfo: { customerName: userInfo.name, customerEmail: userInfo.email },
      }),
    })
    if (answer.status() === 409) continue // another test was first
    expect(answer.status(), await answer.text()).toBe(201)
    return (await answer.json()).data.orderId
  }
  throw new Error(`${salon} is full`)
}

async function laterStarts(page: Page, userName: string, minutes: number): Promise<string[]> {
  const from = today().add({ days: 14 })
  const slots = await freeSlots(page.request, {
    userName,
    startDate: from.toString(),
    endDate: from.add({ days: 14 }).toString(),
    minutes,
  })
  const starts = slots.map(({ startTime }) => startTime)
  const days = Map.groupBy(starts, (start) => start.slice(0, 10))
  return [...days.values()].toSorted((one, other) => other.length - one.length).flat()
}

/** What a call of the page's own session must carry to change anything. */
export async function xsrfToken(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
}
