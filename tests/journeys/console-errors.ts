import type { Page } from '@playwright/test'

/** Returns the console errors of the page from now on, one a line. */
export function consoleErrors(page: Page): () => string {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return () => faults.join('\n')
}
