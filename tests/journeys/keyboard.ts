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
