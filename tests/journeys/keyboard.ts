import { expect, type Locator } from '@playwright/test'

const MAX_TAB_PRESSES = 150

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = target.page()
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
      return
    }
    await keyboard.press(key)
  }
  throw new Error(`${target} cannot be reached by Tab`)
}

/** Tabs to the target and presses a key on it, once it can be used: prices may still be loading. */
export async function tabAndPress(
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(target)
  await expect(target).toBeEnabled()
  await target.page().keyboard.press(key)
}

/** Tabs through everything in the target. @returns the role and name of each tab stop */
export async function tabStopsIn(target: Locator): Promise<string[]> {
  const page = target.page()
  const focused = page.locator(':focus')
  const isInside = () =>
    target.evaluate(
      (element) => element !== document.activeElement && element.contains(document.activeElement),
    )
  const stops: string[] = []
  for (await page.keyboard.press('Tab'); await isInside(); await page.keyboard.press('Tab')) {
    await expect(focused).toHaveAccessibleName(/\S/)
    expect(await focused.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
    const [stop = ''] = /\w+ "(\\"|[^"])*"/.exec(await focused.ariaSnapshot()) ?? []
    stops.push(stop)
    if (stops.length > MAX_TAB_PRESSES) throw new Error(`${target} is never left by Tab`)
  }
  return stops
}
