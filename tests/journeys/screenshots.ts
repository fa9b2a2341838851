import { join } from 'node:path'
import type { Page } from '@playwright/test'

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const MAX_HEIGHT = 2400

/** The folder for screenshots of every screen; set by `npm run screenshots`. */
export const screenshotFolder = process.env.SCREENSHOTS

/** Screenshots of the open page at three widths, light and dark: `search-en-390-dark.png`. */
export async function takeScreenshots(
  page: Page,
  what: string,
  { folder, onlyPhone }: { folder: string; onlyPhone: boolean },
): Promise<void> {
  const before = page.viewportSize()
  const language = await page.locator('html').getAttribute('lang')
  const name = `${what.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${language}`.replace(/^-/, '')
  for (const size of onlyPhone ? SIZES.slice(0, 1) : SIZES) {
    await page.setViewportSize(size)
    await page.setViewportSize({
      width: size.width,
      height: await screenshotHeight(page, size.height),
    })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(waitForPaint)
      const night = colorScheme === 'dark' ? '-dark' : ''
      await page.screenshot({ path: join(folder, `${name}-${size.width}${night}.png`) })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

// Colours change by transitions, and a child starts its own after its parent's.
async function waitForPaint(): Promise<void> {
  do {
    await new Promise(requestAnimationFrame)
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  } while (document.getAnimations().length > 0)
  await new Promise(requestAnimationFrame)
}

// A dialog is taken in the viewport; a page in full, up to MAX_HEIGHT.
function screenshotHeight(page: Page, height: number): Promise<number> {
  return page.evaluate(
    ([least, most]) => {
      const isWhole = document.querySelector('dialog[open]') === null
      const whole = isWhole ? document.documentElement.scrollHeight : 0
      return Math.min(Math.max(whole, least), most)
    },
    [height, MAX_HEIGHT] as const,
  )
}
