import type { Page } from '@playwright/test'

/**
 * The controls smaller than 44 × 44 px, except links in running text, and short visits in the grid of the agenda, whose height
 * is their duration and which the list shows in full.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = 'a[href], button:enabled, input:enabled, select:enabled, summary'
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], .sr-only')
    const isInText = (element: Element) =>
      element.matches('a') && getComputedStyle(element).display === 'inline'
    const isSmall = (element: Element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      return width > 0 && Math.min(width, height) < 43.5
    }
    const layer = document.querySelector('dialog[open]') ?? document.body
    return [...layer.querySelectorAll(pressed)]
      .filter((element) => isShown(element) && !isInText(element) && isSmall(element))
      .filter((element) => !element.matches('ol [data-item]'))
      .map((element) => element.outerHTML.slice(0, 160))
  })
}
