import type { Page } from '@playwright/test'

/** Refuses every hold of this page, so that another customer can still book the chosen time. */
export async function refuseHolds(page: Page): Promise<void> {
  await page.route('**/calendarApi/holds', (route) =>
    route.fulfill({
      status: 429,
      json: { statusCode: 429, code: 'too-many-requests', message: '' },
    }),
  )
}
