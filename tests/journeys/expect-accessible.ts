import { readFileSync } from 'node:fs'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { type Language, languages } from '#messages/language.ts'
import { screenshotFolder, takeScreenshots } from './screenshots.ts'
import { smallTargets } from './small-targets.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// `axe.source` is not minified: every document would parse 1.5 MB of it instead of 0.65.
const AXE_SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
// The other rules of axe do not depend on colours.
const CONTRAST = ['color-contrast', 'link-in-text-block']
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
// WCAG 2.2, 1.4.10: reflow at 320 px; 1.4.4: text at twice its size, here also on the narrowest phone at once.
const NARROW = { width: 320, height: 700 }
const NARROWEST = { size: NARROW, textPercent: 200 }
const REFLOWS = [
  { size: NARROW, textPercent: 100 },
  NARROWEST,
  { size: { width: 768, height: 1024 }, textPercent: 200 }, // where the layout of phones is widest
]
const RAW_KEY = new RegExp(`\\b(${Object.keys({ ...en, ...enPages }).join('|')})\\.[a-z]\\w*`)

/**
 * `npm run check -- full` checks every language, colour scheme and width; otherwise each screen is checked once, and of an
 * open dialog only what is in it, since the page behind it is a screen of its own.
 */
const checksEveryViewport = process.env.EVERY_LOOK === '1'

/**
 * The languages of the journeys that prove the same in each. `npm run check -- full` takes every one; otherwise Dutch is
 * enough: its texts are longer, and most visitors read it.
 */
export const checkedLanguages: readonly Language[] =
  checksEveryViewport || screenshotFolder ? languages : ['nl']

interface AccessibilityOptions {
  /** For states that exist on phones only. */
  onlyPhone?: boolean
  /** The screen shows names of API fields or storage keys, which look like message keys. */
  namesFields?: boolean
  /** The journey goes on in the viewport of its project; otherwise in that of desktops. */
  keepsViewport?: boolean
}

/**
 * Checks the open page on desktops and phones, light and dark: no axe violation, no target below 44 px, no horizontal
 * scroll at 320 px or with text at 200%, no message key instead of its text. Uses soft assertions, so that one run reports
 * every fault.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { onlyPhone = false, namesFields = false, keepsViewport = false }: AccessibilityOptions = {},
): Promise<void> {
  const before = page.viewportSize()
  await page.waitForLoadState() // a stylesheet may still be on its way
  if (screenshotFolder) return takeScreenshots(page, what, { folder: screenshotFolder, onlyPhone })
  for (const { size, isDark, only } of viewportsFor({ onlyPhone })) {
    await page.setViewportSize(size)
    if (isDark) await page.emulateMedia({ colorScheme: 'dark' })
    const where = `${what}, ${size.width} px${isDark ? ' by night' : ''}`
    expect.soft(await violations(page, only), where).toEqual([])
    if (isDark) await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize(PHONE)
  expect.soft(await smallTargets(page), `${what}, targets`).toEqual([])
  for (const { size, textPercent } of checksEveryViewport ? REFLOWS : [NARROWEST]) {
    await page.setViewportSize(size)
    const overflow = await horizontalOverflow(page, textPercent)
    const where = `${what} does not fit at ${size.width} px, text at ${textPercent}%`
    expect.soft(overflow, where).toEqual([])
  }
  if (!namesFields) expect.soft(await visibleText(page), what).not.toMatch(RAW_KEY)
  const after = onlyPhone ? PHONE : DESKTOP
  await page.setViewportSize((keepsViewport && before) || after)
  await nextFrames(page)
}

/** A sheet that becomes a panel takes the focus: a key that is pressed before would be lost. */
function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )
}

interface Viewport {
  size: typeof PHONE
  isDark: boolean
  /** Ids of rules; undefined means all. */
  only?: string[]
}

// In full every state is checked in both sizes and both themes, whatever the language of its journey.
function viewportsFor({ onlyPhone }: { onlyPhone: boolean }): Viewport[] {
  if (!checksEveryViewport) return [{ size: PHONE, isDark: false }]
  const sizes = onlyPhone ? [PHONE] : [DESKTOP, PHONE]
  return sizes.flatMap((size) => [
    { size, isDark: false },
    { size, isDark: true, only: CONTRAST },
  ])
}

async function violations(page: Page, only?: string[]): Promise<string[]> {
  // Contrast is measured after all animations.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  for (const frame of page.frames()) await load(frame)
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: RULES },
    // Its size is measured after what lies over a target, as a bar at the edge of a phone; smallTargets asks for 44 px.
    rules: { 'target-size': { enabled: false } },
    resultTypes: ['violations'], // listing the passes doubles the time
    selectors: false, // a fault is told by its HTML
  }
  const { violations } = await page.evaluate(
    ([options, wholePage]) => {
      const layer = wholePage ? null : document.querySelector('dialog[open]')
      return window.axe.run(layer ?? document, options)
    },
    [options, checksEveryViewport] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Once per document: parsing axe takes as long as running it. */
async function load(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_SOURCE)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Elements beyond the right edge of the page, the innermost alone, and text fields narrower than 44 px. */
function horizontalOverflow(page: Page, textPercent: number): Promise<string[]> {
  return page.evaluate((percent) => {
    const root = document.documentElement
    root.style.fontSize = `${percent}%`
    const overflows = (part: Element) => part.getBoundingClientRect().right > root.clientWidth + 1
    const faults =
      root.scrollWidth > root.clientWidth
        ? [...document.querySelectorAll('body *')].filter(
            (part) => overflows(part) && ![...part.children].some(overflows),
          )
        : []
    const squeezed = [...document.querySelectorAll('input[type=text]')].filter(
      (field) => field.checkVisibility() && field.clientWidth < 44,
    )
    const names = [...faults, ...squeezed].map(
      (part) => `${part.tagName} ${part.className}: ${part.textContent}`,
    )
    root.style.fontSize = ''
    return names.slice(0, 5)
  }, textPercent)
}

/** Visible text and labels, separated by spaces: joined to another word, a message key would not be found. */
function visibleText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words = [...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.matches('script, style')) words.push(textContent)
    }
    return words.join(' ')
  })
}
