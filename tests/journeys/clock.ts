import type { Page } from '@playwright/test'

declare global {
  interface Window {
    ownTimeout?: typeof AbortSignal.timeout
  }
}

/**
 * From the next page on, its time is the test's. Requests keep the real one: a leap over hours would give up those that
 * are under way.
 */
export async function takeClock(page: Page, time?: string): Promise<void> {
  const context = page.context()
  await context.addInitScript(() => {
    window.ownTimeout = AbortSignal.timeout
  })
  await page.clock.install(time === undefined ? {} : { time })
  await context.addInitScript(() => {
    if (window.ownTimeout) AbortSignal.timeout = window.ownTimeout
  })
}

/** Stops the time of the page that is open; what waits meanwhile goes on with `page.clock.runFor` or `resume`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
