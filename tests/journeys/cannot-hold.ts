import type { Page } from '@playwright/test'

/** On this page times cannot be held, so that somebody else can still be first; everything else goes on. */
export async function cannotHold(page: Page): Promise<void> {
  await page.route('**/calendarApi/holds', (route) =>
    route.fulfill({
      status: 429,
      json: { statusCode: 429, code: 'too-many-requests', message: '' },
    }),
  )
}
