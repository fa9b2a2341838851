import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'

const CPU_SLOWDOWN = 4

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// The server moves them by the framework's markup, which another version may write differently.
test('scripts and messages of every page wait for the first paint', async ({ request }) => {
  for (const path of [
    '/search',
    '/profile/salon-kersenbloesem',
    '/pricing',
    '/login',
    '/nowhere',
  ]) {
    const html = await (await request.get(path)).text()
    const [waiting = ''] = /<template>.*?<\/template>/s.exec(html) ?? []
    expect(waiting, path).toMatch(/<script type="module"[^>]* src="\/assets\/[^"]+\.js"/)
    expect(waiting, path).toContain('data-messages')
    const rest = html.replace(waiting, '')
    expect(rest, path).not.toMatch(/<script[^>]* src=|rel="modulepreload"|as="fetch"/)
  }
})

for (const path of ['/search', '/profile/salon-kersenbloesem']) {
  test(`${path} has almost no layout shift, and its largest element is in the server's page @phone`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    await page.goto('/login') // caches the fonts; the next test covers late fonts
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(observePageLoad)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const { shift, shifted, largest } = await pageLoad(page)
    expect(shift, shifted.join('\n')).toBeLessThan(0.02)
    expect(largest).not.toBe('')
    expect(html.replaceAll('&amp;', '&').includes(largest), largest).toBe(true)
  })
}

test('fonts that load after the first paint shift the layout by less than 0.05 @phone', async ({
  page,
}) => {
  await page.addInitScript(observePageLoad)
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    await route.continue()
  })
  await page.goto('/profile/salon-kersenbloesem', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const { shift, shifted } = await pageLoad(page)
  expect(shift, shifted.join('\n')).toBeLessThan(0.05)
})

test('a slow style sheet does not delay the scripts @phone', async ({ page }) => {
  const script = page.waitForRequest(/\.js$/)
  await page.route('**/*.css', async (route) => {
    await script
    await route.continue()
  })
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('scripts are requested after the style sheet @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const later = window.setTimeout
    const never = 0
    window.setTimeout = ((work: () => void, ms = 0) =>
      ms > 0 ? never : later(work)) as typeof window.setTimeout
  })
  await page.goto('/search')
  await expect.poll(() => page.evaluate(millisecondsFromStylesToScripts)).toBeGreaterThan(0)
})

/** Time from the style sheet's arrival to the first request for a script; 0 until both are known. */
function millisecondsFromStylesToScripts(): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const styles = files.find(({ name }) => name.endsWith('.css'))
  const script = files.find(({ name }) => name.endsWith('.js'))
  return styles && script ? script.startTime - styles.responseEnd : 0
}

interface PageLoad {
  /** Cumulative Layout Shift. */
  shift: number
  /** Value, time and texts of each shift. */
  shifted: string[]
  /** Largest Contentful Paint: the address of the picture, or the text. */
  largest: string
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

declare global {
  interface Window {
    pageLoad: PageLoad
  }
}

function observePageLoad(): void {
  window.pageLoad = { shift: 0, shifted: [], largest: '' }
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      window.pageLoad.shift += value
      const texts = sources.map(({ node }) => node?.textContent?.slice(0, 60))
      window.pageLoad.shifted.push(`${value.toFixed(4)} at ${startTime} ms: ${texts.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null }
    window.pageLoad.largest = element?.getAttribute('src') ?? element?.textContent ?? ''
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

function pageLoad(page: Page): Promise<PageLoad> {
  return page.evaluate(() => window.pageLoad)
}
