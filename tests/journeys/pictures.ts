import { join } from 'node:path'
import type { Page } from '@playwright/test'

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const TALLEST = 2400

/** Where pictures of every screen are to be put; set by `npm run screenshots`. */
export const pictureFolder = process.env.SCREENSHOTS

/** Pictures of what is shown now, at three widths, by day and by night: `search-en-390-dark.png`. */
export async function takePictures(
  page: Page,
  what: string,
  { folder, onlyPhone }: { folder: string; onlyPhone: boolean },
): Promise<void> {
  const before = page.viewportSize()
  const language = await page.locator('html').getAttribute('lang')
  const name = `${what.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${language}`.replace(/^-/, '')
  for (const size of onlyPhone ? SIZES.slice(0, 1) : SIZES) {
    await page.setViewportSize(size)
    await page.setViewportSize({ width: size.width, height: await heightFor(page, size.height) })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(allIsPainted)
      const night = colorScheme === 'dark' ? '-dark' : ''
      await page.screenshot({ path: join(folder, `${name}-${size.width}${night}.png`) })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

// Colours that change glide, and what they glide to is handed down from parent to child.
async function allIsPainted(): Promise<void> {
  do {
    await new Promise(requestAnimationFrame)
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  } while (document.getAnimations().length > 0)
  await new Promise(requestAnimationFrame)
}

// A dialog is seen as its reader sees it; a page whole, as far as that is worth a look.
function heightFor(page: Page, height: number): Promise<number> {
  return page.evaluate(
    ([least, most]) => {
      const isWhole = document.querySelector('dialog[open]') === null
      const whole = isWhole ? document.documentElement.scrollHeight : 0
      return Math.min(Math.max(whole, least), most)
    },
    [height, TALLEST] as const,
  )
}
