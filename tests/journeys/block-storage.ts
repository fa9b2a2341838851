import type { Page } from '@playwright/test'

/** Blocks localStorage and sessionStorage, as a browser that allows only cookies. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
}
