import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { pictureFolder, takePictures } from './pictures.ts'
import { smallTargets } from './targets.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// The rest of what axe looks at does not change with the colours.
const CONTRAST = ['color-contrast', 'link-in-text-block']
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const NARROW = { width: 320, height: 700 }
const RAW_KEY = new RegExp(`\\b(${Object.keys(en).join('|')})\\.[a-z]\\w*`)

interface Where {
  /** States that only exist on phones are looked at there only. */
  onlyPhone?: boolean
}

/**
 * What is shown now, as desks and phones see it, by day and by night: no axe violation, no target smaller than
 * a thumb, no sideways scroll at 320 px with the text at twice its size, no message key in place of words.
 * Faults are gathered, so that one walk finds all.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { onlyPhone = false }: Where = {},
): Promise<void> {
  if (pictureFolder) return takePictures(page, what, { folder: pictureFolder, onlyPhone })
  for (const size of onlyPhone ? [PHONE] : [DESK, PHONE]) {
    await page.setViewportSize(size)
    expect.soft(await violations(page), `${what}, ${size.width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violations(page, CONTRAST), `${what}, ${size.width} px by night`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  expect.soft(await smallTargets(page), `${what}, targets`).toEqual([])
  await page.setViewportSize(NARROW)
  for (const percent of [100, 200]) {
    const overflow = await sidewaysScroll(page, percent)
    expect.soft(overflow, `${what} scrolls sideways at 320 px, text at ${percent}%`).toBe(0)
  }
  expect.soft(await shownWords(page), what).not.toMatch(RAW_KEY)
  await page.setViewportSize(onlyPhone ? PHONE : DESK)
}

async function violations(page: Page, only?: string[]): Promise<string[]> {
  // Contrast is judged on what stands still.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  const axe = new AxeBuilder({ page }).setLegacyMode() // pages without frames need no second one
  const judge = only ? axe.withRules(only) : axe.withTags(RULES)
  const { violations } = await judge.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

function sidewaysScroll(page: Page, textPercent: number): Promise<number> {
  return page.evaluate((percent) => {
    const root = document.documentElement
    root.style.fontSize = `${percent}%`
    const overflow = Math.max(0, root.scrollWidth - root.clientWidth)
    root.style.fontSize = ''
    return overflow
  }, textPercent)
}

function shownWords(page: Page): Promise<string> {
  return page
    .locator('body > :not(script)')
    .evaluateAll((parts) => parts.map((part) => part.textContent).join(' '))
}
