import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { pictureFolder, takePictures } from './pictures.ts'
import { smallTargets } from './targets.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// The rest of what axe looks at does not change with the colours.
const CONTRAST = ['color-contrast', 'link-in-text-block']
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
// WCAG 2.2, 1.4.10: reflow at 320 px; 1.4.4: text at twice its size, here also on the narrowest phone at once.
const NARROW = { width: 320, height: 700 }
const NARROWEST = { size: NARROW, textPercent: 200 }
const REFLOWS = [
  { size: NARROW, textPercent: 100 },
  NARROWEST,
  { size: { width: 768, height: 1024 }, textPercent: 200 }, // where the layout of phones is widest
]
const RAW_KEY = new RegExp(`\\b(${Object.keys({ ...en, ...enPages }).join('|')})\\.[a-z]\\w*`)

/** `npm run check -- full` looks at every language, colour and width; else each screen is looked at once. */
const isFull = process.env.EVERY_LOOK === '1'

interface Where {
  /** States that only exist on phones are looked at there only. */
  onlyPhone?: boolean
  /** Fields of the API and of browser storage have dots in their names as keys of messages do. */
  namesFields?: boolean
}

/**
 * What is shown now, as desks and phones see it, by day and by night: no axe violation, no target smaller than
 * a thumb, no sideways scroll on the narrowest screen nor with the text at twice its size, no message key in place of
 * words.
 * Faults are gathered, so that one walk finds all.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { onlyPhone = false, namesFields = false }: Where = {},
): Promise<void> {
  if (pictureFolder) return takePictures(page, what, { folder: pictureFolder, onlyPhone })
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
  for (const { size, isDark, only } of looksAt({ isEnglish, onlyPhone })) {
    await page.setViewportSize(size)
    if (isDark) await page.emulateMedia({ colorScheme: 'dark' })
    const where = `${what}, ${size.width} px${isDark ? ' by night' : ''}`
    expect.soft(await violations(page, only), where).toEqual([])
    if (isDark) await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize(PHONE)
  expect.soft(await smallTargets(page), `${what}, targets`).toEqual([])
  for (const { size, textPercent } of isFull ? REFLOWS : [NARROWEST]) {
    await page.setViewportSize(size)
    const overflow = await sidewaysScroll(page, textPercent)
    const where = `${what} does not fit at ${size.width} px, text at ${textPercent}%`
    expect.soft(overflow, where).toEqual([])
  }
  if (!namesFields) expect.soft(await shownWords(page), what).not.toMatch(RAW_KEY)
  await page.setViewportSize(onlyPhone ? PHONE : DESK)
}

interface Look {
  size: typeof PHONE
  isDark: boolean
  /** Rules; all where undefined. */
  only?: string[]
}

// Neither colours nor the order of a wide page depend on words: there the English page stands for both.
function looksAt({ isEnglish, onlyPhone }: { isEnglish: boolean; onlyPhone: boolean }): Look[] {
  if (!isFull) return isEnglish ? [{ size: PHONE, isDark: false }] : []
  const sizes = onlyPhone || !isEnglish ? [PHONE] : [DESK, PHONE]
  return sizes.flatMap((size) => [
    { size, isDark: false },
    ...(isEnglish ? [{ size, isDark: true, only: CONTRAST }] : []),
  ])
}

async function violations(page: Page, only?: string[]): Promise<string[]> {
  // Contrast is judged on what stands still.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  for (const frame of page.frames()) await load(frame)
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: RULES },
    resultTypes: ['violations'], // to name what passes takes as long again
  }
  const { violations } = await page.evaluate((options) => window.axe.run(options), options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Once a document: to parse it takes as long as to run it. */
async function load(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What sticks out to the right of the page, outermost first, and text fields that are squeezed to nothing. */
function sidewaysScroll(page: Page, textPercent: number): Promise<string[]> {
  return page.evaluate((percent) => {
    const root = document.documentElement
    root.style.fontSize = `${percent}%`
    const stickingOut = (part: Element) => part.getBoundingClientRect().right > root.clientWidth + 1
    const faults =
      root.scrollWidth > root.clientWidth
        ? [...document.querySelectorAll('body *')].filter(stickingOut)
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

/** What is read and heard, piece by piece: glued together, a key behind another word would look like the end of it. */
function shownWords(page: Page): Promise<string> {
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
