import type { Locator, Page, Route } from '@playwright/test'

/** Types into a field of the opening hours before the answer to what is saved next. */
export function typeBeforeAnswer(page: Page, field: Locator, text: string) {
  const typeFirst = async (route: Route) => {
    const response = await route.fetch()
    await field.fill(text)
    await route.fulfill({ response })
  }
  return page.route('**/hours', typeFirst, { times: 1 })
}
