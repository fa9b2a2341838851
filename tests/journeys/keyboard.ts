import { expect, type Locator } from '@playwright/test'

const patience = 150

/** Presses Tab until the focus is on the target, as somebody without a mouse would, and sees that it shows. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = target.page()
  for (let presses = 0; presses < patience; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
      return
    }
    await keyboard.press(key)
  }
  throw new Error(`${target} cannot be reached by Tab`)
}

/** Tabs to the target and presses it. */
export async function pressOn(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

/** Tabs on from where the focus is through all that the target holds. Answers what each stop is said to be: role and name. */
export async function stopsIn(target: Locator): Promise<string[]> {
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
    if (stops.length > patience) throw new Error(`${target} is never left by Tab`)
  }
  return stops
}
