import type { Page } from '@playwright/test'

declare global {
  interface Window {
    realTimeout?: typeof AbortSignal.timeout
  }
}

/**
 * Installs a fake clock in the next pages. Timeouts of requests keep the real clock: a jump of hours would abort
 * requests in progress.
 */
export async function installClock(page: Page, time?: string): Promise<void> {
  const context = page.context()
  await context.addInitScript(() => {
    window.realTimeout = AbortSignal.timeout
  })
  await page.clock.install(time === undefined ? {} : { time })
  await context.addInitScript(() => {
    if (window.realTimeout) AbortSignal.timeout = window.realTimeout
  })
}

/** Stops the clock of the open page; timers continue with `page.clock.runFor` or `resume`. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
