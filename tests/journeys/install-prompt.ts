import type { Page } from '@playwright/test'

/** Fires the install event of a browser; the user then answers its prompt with `outcome`. */
export async function fireInstallPrompt(
  page: Page,
  outcome: 'accepted' | 'dismissed',
): Promise<void> {
  await page.evaluate((outcome) => {
    const prompt = async () => {
      document.documentElement.dataset.prompted = outcome
      return { outcome }
    }
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  }, outcome)
}
